/**
 * The ids in a body that is not validated yet: whether they exist is told before what else is wrong (401, 403, 404,
 * then 400 and 422). What is no list of texts is left to the validator.
 */
export function idsOf(data: unknown, ...names: string[]): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const record = data as Record<string, unknown>;
  return names.flatMap((name) => {
    const value = Object.hasOwn(record, name) ? record[name] : undefined;
    if (typeof value === 'string' && value !== '') return [value];
    return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : [];
  });
}
