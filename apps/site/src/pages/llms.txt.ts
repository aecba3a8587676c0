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
  const text = `# ${BRAND.name}\n\n> ${BRAND.description}\n\nEach date of the law names its source and says whether it is verified. Articles about invented plants say so. Nothing here is legal advice.\n\n## Pages\n\n- [About](${toAddress(SITE_PATHS.aboutUs)})\n- [Tools](${toAddress(SITE_PATHS.tools)}): dates of renewals, returns and stored waste, and duties that apply to a site\n- [Contact](${toAddress(SITE_PATHS.contactUs)})\n\n## Articles\n\n${lines.join('\n')}\n`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
