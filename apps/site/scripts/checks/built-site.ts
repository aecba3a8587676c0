import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A built page. */
export type BuiltPage = {
  /** Its file, below the folder of the site. */
  file: string;
  /** Where it is served: `/`, `/blog/page/2`. */
  path: string;
  html: string;
  /** Whether search engines may list it. */
  isListed: boolean;
};

/** The built site, as its checks see it. */
export type BuiltSite = {
  files: readonly string[];
  pages: readonly BuiltPage[];
  /** @throws where there is no such file */
  read: (file: string) => Buffer;
  has: (file: string) => boolean;
};

/** Reads a built site. @param dist its folder */
export function readBuiltSite(dist: string): BuiltSite {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    );
  const known = new Set(files);
  const read = (file: string) => readFileSync(join(dist, file));
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = read(file).toString('utf8');
      const path = file === 'index.html' ? '/' : `/${file.replace(/(?:\/index)?\.html$/, '')}`;
      return { file, path, html, isListed: !/<meta name="robots" content="noindex"/.test(html) };
    });
  return { files, pages, read, has: (file) => known.has(file) };
}

/** First groups of all matches. */
export function listMatches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** All elements of a name, by their start tags. */
export function listTags(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s>])(?:"[^"]*"|'[^']*'|[^>"'])*>`, 'gi'))].map(
    ([tag]) => tag,
  );
}

/** Value of an attribute of a start tag, as it reads; null where the tag has none. */
export function findAttribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  return value ? toText(value[1] ?? value[2] ?? '') : null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of HTML or XML, without its entities. */
export function toText(markup: string): string {
  return markup.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });
}
