import type { BuiltPage, BuiltSite } from './built-site.ts';
import { listMatches } from './built-site.ts';

const ARTICLE = /^\/blog\/[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Structured data of each page: it parses, and it is of the kinds that such a page has. */
export function checkJsonLd({ pages }: BuiltSite): string[] {
  return pages.flatMap((page) => {
    const blocks = listMatches(page.html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
    const types: string[] = [];
    for (const block of blocks) {
      try {
        const data: unknown = JSON.parse(block);
        if (typeof data !== 'object' || data === null || !('@context' in data) || !('@type' in data))
          throw new Error();
        types.push(String(data['@type']));
      } catch {
        return [`${page.file} has structured data that does not parse`];
      }
    }
    const expected = listExpected(page);
    return `${types.toSorted()}` === `${expected.toSorted()}`
      ? []
      : [`${page.file} has structured data of ${types.join(', ')}, not of ${expected.join(', ')}`];
  });
}

function listExpected({ path, html, isListed }: BuiltPage): string[] {
  if (!isListed || path === '/') return ['Organization'];
  const kinds = ['Organization', 'BreadcrumbList'];
  if (ARTICLE.test(path)) kinds.push('Article');
  // The questions stand where they are shown, and nowhere else.
  if (/<details[^>]*>\s*<summary/.test(html) && path === '/tools') kinds.push('FAQPage');
  return kinds;
}
