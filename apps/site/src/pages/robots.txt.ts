import type { APIRoute } from 'astro';
import { toAddress } from '../seo/addresses.ts';

/** What crawlers may read: every page; the API is not for them. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${toAddress('/sitemap.xml')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
