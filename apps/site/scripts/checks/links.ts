import { AUTH_PATHS } from '@anupalan/enums/paths';
import { type BuiltSite, findAttribute, listMatches, listTags } from './built-site.ts';

/** Addresses that the server answers, not a file of the site. */
const SERVED_ELSEWHERE = new Set<string>([AUTH_PATHS.login, AUTH_PATHS.productPreview, '/storybook']);
const OTHER_SCHEME = /^(?:https?|mailto|tel):/;

/** Every internal link and anchor leads somewhere, to parts of other pages as well; no id stands twice. */
export function checkLinks({ pages, has }: BuiltSite): string[] {
  const ids = new Map(
    pages.map(({ path, html }) => [path, listMatches(html, /<[a-z][^>]*?\sid="([^"]+)"/gi)] as const),
  );
  const problems: string[] = [];
  for (const { file, path, html } of pages) {
    const own = ids.get(path) ?? [];
    for (const id of new Set(own.filter((one, index) => own.indexOf(one) !== index)))
      problems.push(`${file} has #${id} more than once`);
    for (const tag of [...listTags(html, 'a'), ...listTags(html, 'area')]) {
      const href = findAttribute(tag, 'href');
      if (href === null) continue;
      if (OTHER_SCHEME.test(href)) continue;
      if (!/^[/#?]/.test(href) || href.startsWith('//')) {
        problems.push(`${file} has the link ${href}, which is neither a path nor a whole address`);
        continue;
      }
      const [withQuery = '', anchor] = href.split('#');
      const target = (withQuery.split('?')[0] ?? '') || path;
      if (SERVED_ELSEWHERE.has(target)) continue;
      const anchors = ids.get(target);
      if (!anchors && !has(target.slice(1))) problems.push(`${file} leads to ${href}, which does not exist`);
      if (anchor && anchors && !anchors.includes(decodeURIComponent(anchor)))
        problems.push(`${file} leads to ${href}, but ${target} has no #${anchor}`);
    }
  }
  return problems;
}
