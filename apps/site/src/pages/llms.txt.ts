import { BRAND } from '@anupalan/enums/brand';
import { SITE_PATHS } from '@anupalan/enums/paths';
import type { APIRoute } from 'astro';
import { articles } from '../articles/articles.ts';
import { toAddress } from '../seo/addresses.ts';

/** What this site is and where its texts are, for machines that read instead of people. */
export const GET: APIRoute = () => {
  const lines = articles.map(
    ({ id, title, description }) => `- [${title}](${toAddress(`${SITE_PATHS.blog}/${id}`)}): ${description}`,
  );
  const text = `# ${BRAND.name}\n\n> ${BRAND.description}\n\nDates of law on this site come from texts that were read and are named beside them. Articles on fictional works say so. None of it is legal advice.\n\n## Pages\n\n- [About](${toAddress(SITE_PATHS.aboutUs)})\n- [Tools](${toAddress(SITE_PATHS.tools)}): renewal and return dates, what applies to a works\n- [Contact](${toAddress(SITE_PATHS.contactUs)})\n\n## Articles\n\n${lines.join('\n')}\n`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
