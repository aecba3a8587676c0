import { setConfig, toApiUrl } from '@anupalan/api-client/config';

/** Where the built pages will stand; `SITE_URL` and `API_URL` of the build. Links between pages need neither. */
export const siteUrl = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');

// The pages are built for one API; what runs in a browser reads its settings there.
setConfig({ siteUrl, apiUrl: (process.env.API_URL ?? '').replace(/\/+$/, '').replace(/\/api\/v1$/, '') });

/** The whole address of a page. @param path with its leading slash */
export function toAddress(path: string): string {
  return path === '/' ? `${siteUrl}/` : `${siteUrl}${path}`;
}

/** Where a form posts without a script (D38). @param path of a call, below `/api/v1` */
export function toFormAction(path: string): string {
  return toApiUrl(path);
}
