/**
 * The address of a path of the portal, from configuration alone.
 * @throws Error for what is no path of the portal: a mail never leads elsewhere
 */
export function toPortalUrl(portalUrl: string, path: string): string {
  const base = new URL(portalUrl);
  const url = new URL(path, base);
  if (!/^\/(?![/\\])/.test(path) || url.origin !== base.origin)
    throw new Error('A link in a mail leads to another site');
  return url.toString();
}
