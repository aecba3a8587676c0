import { AUTH_PATHS, COMPANY_PATHS, LAB_PATHS, SITE_PATHS } from '@anupalan/enums/paths';

const SITE = new Set<string>(Object.values(SITE_PATHS));
const PORTAL = new Set<string>([
  ...Object.values(AUTH_PATHS),
  ...Object.values(COMPANY_PATHS),
  ...Object.values(LAB_PATHS),
]);

/** Whether a path is one of the site's, and not the portal's own start (D3). */
export function belongsToSite(pathname: string): boolean {
  return pathname !== '/' && (SITE.has(pathname) || pathname.startsWith('/blog/'));
}

/** Whether a path is one of the portal's: its areas with all below them, and the pages before signing in. */
export function belongsToPortal(pathname: string): boolean {
  return (
    PORTAL.has(pathname) ||
    ['/company', '/lab'].includes(pathname) ||
    ['/company/', '/lab/', '/reset-password/', '/set-password/'].some((start) => pathname.startsWith(start))
  );
}
