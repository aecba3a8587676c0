import {
  type BuiltPage,
  type BuiltSite,
  findAttribute,
  listMatches,
  listTags,
  toText,
} from './built-site.ts';

const MAX_TITLE = 70;
const MAX_DESCRIPTION = 200;
const OPEN_GRAPH = ['og:type', 'og:site_name', 'og:title', 'og:description', 'og:image', 'og:url'];

/** What each page says about itself, and that nothing in it stands inline or comes from another host. */
export function checkPages(site: BuiltSite): string[] {
  const problems = site.pages.flatMap((page) =>
    [
      ...checkMarkup(page),
      ...checkSources(page, site),
      ...checkHead(page, site),
      ...checkImages(page, site),
    ].map((problem) => `${page.file} ${problem}`),
  );
  const listed = site.pages.filter(({ isListed }) => isListed);
  const say = (of: (page: BuiltPage) => string | null, what: string) => {
    const texts = listed.map(of);
    listed.forEach(({ file }, index) => {
      if (texts[index] !== null && texts.indexOf(texts[index] ?? null) !== index)
        problems.push(`${file} has the ${what} of another page: ${texts[index]}`);
    });
  };
  say(({ html }) => getTitle(html), 'title');
  say(({ html }) => findMeta(html, 'name', 'description'), 'description');
  return problems;
}

function checkMarkup({ html }: BuiltPage): string[] {
  const problems: string[] = [];
  if (listTags(html, 'h1').length !== 1) problems.push('does not have exactly one h1');
  // No screen has a style of its own: the look is the kit's, and comes as files.
  if (/<style\b/i.test(html)) problems.push('has a style element');
  for (const [tag] of html.matchAll(/<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi)) {
    const bare = tag.replace(/"[^"]*"|'[^']*'/g, '""');
    if (/\sstyle=/i.test(bare)) problems.push(`has an inline style: ${tag.slice(0, 120)}`);
    if (/\son[a-z]+=/i.test(bare)) problems.push(`has an inline event handler: ${tag.slice(0, 120)}`);
    if (/\s(?:href|src|action)\s*=\s*["']?\s*javascript:/i.test(tag))
      problems.push(`has a script as an address: ${tag.slice(0, 120)}`);
  }
  // Left behind by a component of React that was given HTML of Astro as its children.
  if (/<astro-(?:static-)?slot\b/.test(html)) problems.push('has a slot of Astro in its markup');
  return problems;
}

/** What is loaded with the page: files of this site only. */
function checkSources({ html }: BuiltPage, { has }: BuiltSite): string[] {
  const problems: string[] = [];
  const loaded = [
    ...listTags(html, 'link')
      .filter((tag) => !['canonical', 'alternate'].includes(findAttribute(tag, 'rel') ?? ''))
      .map((tag) => findAttribute(tag, 'href')),
    ...['script', 'img', 'source', 'iframe', 'video', 'audio', 'embed', 'object'].flatMap((name) =>
      listTags(html, name).flatMap((tag) => [
        findAttribute(tag, 'src'),
        findAttribute(tag, 'data'),
        findAttribute(tag, 'poster'),
        ...(findAttribute(tag, 'srcset')
          ?.split(',')
          .map((one) => one.trim().split(/\s/)[0] ?? '') ?? []),
      ]),
    ),
  ];
  for (const address of loaded) {
    if (address === null) continue;
    if (!/^\/(?!\/)/.test(address)) problems.push(`loads ${address}, which is not of this site`);
    else if (!address.startsWith('/api/') && !has(decodeURIComponent(address.slice(1))))
      problems.push(`loads ${address}, which does not exist`);
  }
  for (const tag of listTags(html, 'script'))
    if (findAttribute(tag, 'src') === null && findAttribute(tag, 'type') !== 'application/ld+json')
      problems.push('has an inline script');
  return problems;
}

function checkHead({ html, path, isListed }: BuiltPage, { has }: BuiltSite): string[] {
  const problems: string[] = [];
  const title = getTitle(html);
  const description = findMeta(html, 'name', 'description');
  if (title === '' || title.length > MAX_TITLE)
    problems.push(`has a title of ${title.length} characters, not 1 to ${MAX_TITLE}: ${title}`);
  if (!description || description.length > MAX_DESCRIPTION)
    problems.push(`has a description of ${description?.length ?? 0} characters, not 1 to ${MAX_DESCRIPTION}`);
  if (!/<html lang="[a-z]{2}(?:-[A-Z]{2})?"/.test(html)) problems.push('does not say its language');
  const canonical = listTags(html, 'link').find((tag) => findAttribute(tag, 'rel') === 'canonical');
  if (!isListed)
    return canonical ? [...problems, 'is not for search engines and has a canonical address'] : problems;
  const address = canonical ? findAttribute(canonical, 'href') : null;
  if (!address || toPath(address) !== path) problems.push(`has the canonical address ${address}`);
  for (const property of OPEN_GRAPH)
    if (!findMeta(html, 'property', property)) problems.push(`has no ${property}`);
  if (findMeta(html, 'property', 'og:url') !== address)
    problems.push('has an og:url that is not its canonical address');
  const image = findMeta(html, 'property', 'og:image');
  if (image && !has(toPath(image).slice(1))) problems.push(`has the preview ${image}, which does not exist`);
  return problems;
}

/** Path of a whole address; what is none gives ''. */
export function toPath(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : '';
}

/** Nothing moves when a picture comes: it has its size, or stands in a box with one. */
function checkImages({ html }: BuiltPage, { files, read }: BuiltSite): string[] {
  const images = [...html.matchAll(/<img\b[^>]*>/gi)].filter(
    ([tag]) =>
      !/^\d+$/.test(findAttribute(tag, 'width') ?? '') || !/^\d+$/.test(findAttribute(tag, 'height') ?? ''),
  );
  if (images.length === 0) return [];
  const css = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => read(file).toString('utf8'))
    .join('\n');
  const sized = new Set(listMatches(css, /\.([\w-]+)\{[^{}]*aspect-ratio:/g));
  return images
    .filter(({ index }) => {
      const box = html
        .slice(0, index)
        .match(/<(?:div|figure|picture|span)\b[^>]*>(?!.*<(?:div|figure|picture|span)\b)/s);
      const classes = findAttribute(box?.[0] ?? '', 'class')?.split(/\s+/) ?? [];
      return !classes.some((name) => sized.has(name));
    })
    .map(([tag]) => `has a picture without a size: ${tag.slice(0, 120)}`);
}

function getTitle(html: string): string {
  return toText(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').trim();
}

function findMeta(html: string, by: 'name' | 'property', key: string): string | null {
  const tag = listTags(html, 'meta').find((one) => findAttribute(one, by) === key);
  return tag ? findAttribute(tag, 'content') : null;
}
