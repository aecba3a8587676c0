/**
 * Two CDNs as their documents describe them. Both take the first rule that fits and hand on the query. They differ in
 * what matters here: the one asks the rules before the files and joins the values of several rules, the other lets
 * files win and the later rule replace the earlier one, and does not know `! Name`.
 */
export type CdnKind = 'rules-first' | 'files-first';

/** What a CDN answers. */
export type CdnAnswer = {
  status: number;
  /** The file that is sent; null where there is none. */
  file: string | null;
  /** Where a redirect leads; null where it is none. */
  location: string | null;
  headers: Record<string, string>;
};

/** A line of `_redirects`. */
export type Redirect = { from: string; to: string; status: number };
/** A block of `_headers`. */
export type HeaderRule = { path: string; removed: string[]; headers: Record<string, string> };

/** Rules of a `_redirects` file. @throws Error at a line that is none */
export function parseRedirects(text: string): Redirect[] {
  return listLines(text).map((line) => {
    const [from, to, status, ...rest] = line.split(/\s+/);
    if (!from?.startsWith('/') || !to || !/^\d{3}$/.test(status ?? '') || rest.length > 0)
      throw new Error(`This is no redirect: ${line}`);
    return { from, to, status: Number(status) };
  });
}

/** Rules of a `_headers` file. @throws Error at a line that is none */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of listLines(text)) {
    const rule = rules.at(-1);
    const header = /^ {2}([\w-]+): (\S.*)$/.exec(line);
    const removed = /^ {2}! ([\w-]+)$/.exec(line);
    if (/^\/\S*$/.test(line)) rules.push({ path: line, removed: [], headers: {} });
    else if (rule && header) rule.headers[(header[1] ?? '').toLowerCase()] = header[2] ?? '';
    else if (rule && removed) rule.removed.push((removed[1] ?? '').toLowerCase());
    else throw new Error(`This is no rule: ${line}`);
  }
  return rules;
}

function listLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** Opens a CDN with the files of a face, of which two are read as rules. */
export function openCdn(
  kind: CdnKind,
  files: readonly string[],
  rules: { headers: string; redirects: string },
): (path: string) => CdnAnswer {
  const redirects = parseRedirects(rules.redirects);
  const headerRules = parseHeaders(rules.headers);
  return (asked) => {
    const [path = '/', query] = asked.split('?');
    const found = findFile(files, path);
    const answer = (status: number, file: string | null, location: string | null = null): CdnAnswer => ({
      status,
      file,
      location,
      headers: location === null ? toHeaders(kind, headerRules, path) : {},
    });
    if (kind === 'files-first' && found) return answer(200, found);
    for (const { from, to, status } of toOrder(kind, redirects)) {
      const match = toPattern(from).exec(path);
      if (!match) continue;
      const target = to.replace(':splat', match.groups?.splat ?? '');
      if (status !== 200) return answer(status, null, query === undefined ? target : `${target}?${query}`);
      return answer(200, findFile(files, target));
    }
    if (found) return answer(200, found);
    if (files.includes('404.html')) return answer(404, '404.html');
    return kind === 'rules-first' ? answer(200, 'index.html') : answer(404, null);
  };
}

/** Where rules are asked first, single paths come before patterns, and a pattern that leads to itself is none. */
function toOrder(kind: CdnKind, redirects: readonly Redirect[]): readonly Redirect[] {
  if (kind === 'files-first') return redirects;
  const isPattern = ({ from }: Redirect) => /[*:]/.test(from);
  const isLoop = ({ from, to }: Redirect) => from.endsWith('/*') && /^\/index(\.html)?$/.test(to);
  return [
    ...redirects.filter((each) => !isPattern(each)),
    ...redirects.filter((each) => isPattern(each) && !isLoop(each)),
  ];
}

function toPattern(from: string): RegExp {
  const literal = from.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace('*', '(?<splat>.*)').replace(/:\w+/g, '[^/]+')}$`);
}

function findFile(files: readonly string[], path: string): string | null {
  const name = path.slice(1);
  if (/^_(headers|redirects)$/.test(name)) return null;
  const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
  return candidates.find((each) => files.includes(each)) ?? null;
}

function toHeaders(kind: CdnKind, rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter((each) => toPattern(each.path).test(path))) {
    if (kind === 'rules-first') for (const name of rule.removed) delete headers[name];
    for (const [name, value] of Object.entries(rule.headers)) {
      const before = kind === 'rules-first' ? headers[name] : undefined;
      headers[name] = before === undefined ? value : `${before}, ${value}`;
    }
  }
  return headers;
}
