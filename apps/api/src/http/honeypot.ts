/**
 * Whether somebody has filled the field `website`, which no person sees (D30). Asked of the raw body, before it is
 * checked: a machine that fills everything is told of a success and not of what to do better.
 */
export function isTrapped(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('website' in data)) return false;
  const { website } = data;
  return typeof website === 'string' ? website.trim() !== '' : website !== undefined && website !== null;
}
