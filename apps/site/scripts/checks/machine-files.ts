import { type BuiltSite, listMatches, toText } from './built-site.ts';
import { toPath } from './pages.ts';
import { findXmlFault } from './xml.ts';

/** Sitemap, feed, manifest, robots, security.txt and llms.txt. */
export function checkMachineFiles(site: BuiltSite): string[] {
  const needed = [
    'sitemap.xml',
    'rss.xml',
    'manifest.webmanifest',
    'robots.txt',
    '.well-known/security.txt',
    'llms.txt',
  ];
  const missing = needed.filter((file) => !site.has(file));
  if (missing.length > 0) return missing.map((file) => `${file} is missing`);
  const text = (file: string) => site.read(file).toString('utf8');
  return [
    ...checkSitemap(site, text('sitemap.xml')),
    ...checkFeed(site, text('rss.xml')),
    ...checkManifest(site, text('manifest.webmanifest')),
    ...checkSecurity(text('.well-known/security.txt')),
    ...checkLinksOf('llms.txt', listMatches(text('llms.txt'), /\]\((\S+?)\)/g), site),
    ...(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m.test(text('robots.txt'))
      ? []
      : ['robots.txt does not name the sitemap']),
  ];
}

function checkLinksOf(file: string, addresses: readonly string[], { pages }: BuiltSite): string[] {
  const paths = new Set(pages.filter(({ isListed }) => isListed).map(({ path }) => path));
  if (addresses.length === 0) return [`${file} has no links`];
  return addresses
    .filter((address) => !paths.has(toPath(address)))
    .map((address) => `${file} leads to ${address}, which is no public page`);
}

function checkSitemap(site: BuiltSite, xml: string): string[] {
  const fault = findXmlFault(xml);
  if (fault) return [`sitemap.xml is not well-formed: ${fault}`];
  const addresses = listMatches(xml, /<loc>([^<]*)<\/loc>/g).map(toText);
  const paths = addresses.map(toPath);
  const problems = checkLinksOf('sitemap.xml', addresses, site);
  if (new Set(paths).size !== paths.length) problems.push('sitemap.xml names a page twice');
  for (const { path, isListed } of site.pages)
    if (isListed && !paths.includes(path)) problems.push(`sitemap.xml does not name ${path}`);
  for (const day of listMatches(xml, /<lastmod>([^<]*)<\/lastmod>/g))
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) problems.push(`sitemap.xml has the day ${day}`);
  return problems;
}

function checkFeed(site: BuiltSite, xml: string): string[] {
  const fault = findXmlFault(xml);
  if (fault) return [`rss.xml is not well-formed: ${fault}`];
  const items = listMatches(xml, /<item>([\s\S]*?)<\/item>/g);
  const problems = items.flatMap((item, index) => {
    const lacks = ['title', 'link', 'guid', 'description', 'pubDate'].filter(
      (name) => !item.includes(`</${name}>`),
    );
    const date = /<pubDate>([^<]*)/.exec(item)?.[1] ?? '';
    return [
      ...lacks.map((name) => `rss.xml: item ${index + 1} has no ${name}`),
      ...(Number.isNaN(Date.parse(date)) ? [`rss.xml: item ${index + 1} has the date ${date}`] : []),
    ];
  });
  const links = listMatches(xml, /<item>[\s\S]*?<link>([^<]*)<\/link>/g).map(toText);
  // A site without articles has a feed without items.
  return [...problems, ...(links.length > 0 ? checkLinksOf('rss.xml', links, site) : [])];
}

/** Icons exist and are as large as they say: a PNG carries its size in bytes 16 to 23. */
function checkManifest({ has, read }: BuiltSite, text: string): string[] {
  const manifest: { name?: string; start_url?: string; icons?: { src: string; sizes: string }[] } =
    JSON.parse(text);
  const problems: string[] = [];
  if (!manifest.name || !manifest.start_url) problems.push('manifest.webmanifest lacks name or start_url');
  if (!manifest.icons?.length) problems.push('manifest.webmanifest has no icons');
  for (const { src, sizes } of manifest.icons ?? []) {
    const file = src.slice(1);
    const png = has(file) ? read(file) : null;
    if (!png) problems.push(`the icon ${src} does not exist`);
    else if (`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}` !== sizes)
      problems.push(`the icon ${src} is not ${sizes}`);
  }
  return problems;
}

/** RFC 9116: whom to tell, until when this holds (a year at most), and where it stands. */
function checkSecurity(text: string): string[] {
  const field = (name: string) => new RegExp(`^${name}: (\\S.*)$`, 'm').exec(text)?.[1] ?? '';
  const problems: string[] = [];
  if (!/^(?:mailto:|https:|tel:)/.test(field('Contact'))) problems.push('security.txt names nobody to tell');
  const days = (Date.parse(field('Expires')) - Date.now()) / 86_400_000;
  if (!(days > 0 && days <= 366)) problems.push(`security.txt expires ${field('Expires') || 'never'}`);
  if (toPath(field('Canonical')) !== '/.well-known/security.txt')
    problems.push('security.txt does not say where it stands');
  return problems;
}
