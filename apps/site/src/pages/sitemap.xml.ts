import type { APIRoute } from 'astro';
import { articles } from '../articles/articles.ts';
import { escapeXml, listPublicPages } from '../machine/public-pages.ts';
import { toAddress } from '../seo/addresses.ts';

/** Every public page, for search engines. */
export const GET: APIRoute = () => {
  const urls = listPublicPages(articles).map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${escapeXml(toAddress(path))}</loc>${changed}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
