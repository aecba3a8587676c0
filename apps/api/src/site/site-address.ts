import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How an answer may be packed, in the order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const;
/** A way to pack an answer. */
export type Encoding = (typeof ENCODINGS)[number];

/** A text of the site as it is answered, with the address of this server in it. */
export type AddressedText = {
  text: string;
  /** Of the text as it is; what is packed has a tag of its own. */
  etag: string;
  type: string;
  /** The text packed; done once, for the first who asks, and kept. */
  pack: (encoding: Encoding) => Promise<{ bytes: Buffer; etag: string }>;
};

/** The files of a site in which whole addresses stand: canonical ones, the map, the feed, what robots read. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Pages are built for one address, and a server may have another: a port of its own, or a `SITE_URL` that an image did
 * not know. Gives the texts of a site with the address of the server in place of the one of the build.
 * @returns a function of the folder of a site and a file in it; null for what is sent as it is
 */
export function createSiteAddresses(
  siteUrl: string,
): (siteDir: string, file: string) => AddressedText | null {
  const builtFor = remember((robots) => findBuiltAddress(readFileSync(robots, 'utf8')));
  const texts = new Map<string, ReturnType<typeof remember<AddressedText>>>();
  return (siteDir, file) => {
    const type = TYPES[path.extname(file)];
    const robots = path.join(siteDir, 'robots.txt');
    const built = type && existsSync(robots) ? builtFor(robots) : null;
    if (!type || !built || built === siteUrl) return null;
    const read =
      texts.get(built) ??
      remember((place) => toText(readFileSync(place, 'utf8'), built, siteUrl, path.extname(place)));
    texts.set(built, read);
    return read(path.join(siteDir, file));
  };
}

/** The address of the build, as the robots of the site are told it. */
function findBuiltAddress(robots: string): string | null {
  return /^Sitemap: (https?:\S+)\/sitemap\.xml$/m.exec(robots)?.[1] ?? null;
}

function toText(content: string, built: string, siteUrl: string, extension: string): AddressedText {
  // What goes on as a name, a port or its digits is another address.
  const text = content.replaceAll(built, (address, at: number) =>
    /[\w.:-]/.test(content.charAt(at + address.length)) ? address : siteUrl,
  );
  const hash = createHash('sha256').update(text).digest('base64url');
  const packed = new Map<Encoding, Promise<{ bytes: Buffer; etag: string }>>();
  const pack = (encoding: Encoding) => {
    const known = packed.get(encoding) ?? packText(text, encoding, `"${hash}-${encoding}"`);
    packed.set(encoding, known);
    return known;
  };
  return { text, etag: `"${hash}"`, type: TYPES[extension] ?? '', pack };
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** A fifth of the time of the highest level, for some hundredths more. */
const BROTLI_QUALITY = 9;

async function packText(
  text: string,
  encoding: Encoding,
  etag: string,
): Promise<{ bytes: Buffer; etag: string }> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return { bytes: await (encoding === 'br' ? toBrotli(text, { params }) : toGzip(text)), etag };
}

/** Remembers what was made of a file until the file is another. */
function remember<T>(make: (place: string) => T): (place: string) => T {
  const made = new Map<string, { mark: string; value: T }>();
  return (place) => {
    const { mtimeMs, size } = statSync(place);
    const mark = `${mtimeMs} ${size}`;
    const known = made.get(place);
    if (known?.mark === mark) return known.value;
    const value = make(place);
    made.set(place, { mark, value });
    return value;
  };
}
