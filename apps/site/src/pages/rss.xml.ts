import { BRAND } from '@anupalan/enums/brand';
import { SITE_PATHS } from '@anupalan/enums/paths';
import type { APIRoute } from 'astro';
import { articles } from '../articles/articles.ts';
import { escapeXml } from '../machine/public-pages.ts';
import { toAddress } from '../seo/addresses.ts';

/** The latest articles, for readers of feeds. */
export const GET: APIRoute = () => {
  const items = articles.slice(0, 20).map((article) => {
    const address = escapeXml(toAddress(`${SITE_PATHS.blog}/${article.id}`));
    return [
      '<item>',
      `<title>${escapeXml(article.title)}</title>`,
      `<link>${address}</link>`,
      `<guid isPermaLink="true">${address}</guid>`,
      `<description>${escapeXml(article.description)}</description>`,
      `<category>${escapeXml(article.category.name)}</category>`,
      `<pubDate>${new Date(article.createdAt).toUTCString()}</pubDate>`,
      '</item>',
    ].join('');
  });
  const self = escapeXml(toAddress('/rss.xml'));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${BRAND.name}: Blog</title><link>${escapeXml(toAddress(SITE_PATHS.blog))}</link><description>${escapeXml(BRAND.description)}</description><language>en-IN</language><atom:link href="${self}" rel="self" type="application/rss+xml" />${items.join('\n')}</channel></rss>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
};
