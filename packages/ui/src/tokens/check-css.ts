import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenNames } from './tokens.generated.ts';

/** A breach of the token rules: where, and the words that break them. */
export type CssBreach = {
  file: string;
  line: number;
  text: string;
  rule: 'colour' | 'length' | 'shadow' | 'token';
};

const known: ReadonlySet<string> = new Set(tokenNames);
// Hairlines and outlines are 1 to 3 px; the hatch of a renewal window repeats every 5.
const hairlines = new Set(['1px', '2px', '3px', '5px']);
const breakpoints = /@(media|container)|\bviewBox\b/;
const colours = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch|hwb)\(/gi;
const named = /\b(?:white|red|green|blue|gray|grey|yellow|orange|purple)\b/gi;
const lengths = /(?<![\w-])-?\d*\.?\d+(?:px|rem)\b/g;

const withoutComments = (css: string): string =>
  css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));

function checkLine(line: string, own: ReadonlySet<string>): Omit<CssBreach, 'file' | 'line'>[] {
  const found: Omit<CssBreach, 'file' | 'line'>[] = [];
  const value = line.slice(line.indexOf(':') + 1);
  const isDeclaration = /^\s*[a-z-]+\s*:\s*[^{]*;?\s*$/i.test(line);
  for (const [text] of line.matchAll(colours)) found.push({ text, rule: 'colour' });
  if (isDeclaration) for (const [text] of value.matchAll(named)) found.push({ text, rule: 'colour' });
  if (!breakpoints.test(line))
    for (const [text] of line.matchAll(lengths))
      if (!hairlines.has(text.replace('-', ''))) found.push({ text, rule: 'length' });
  if (/(?:box|text)-shadow\s*:/.test(line) && !/var\(--e-|:\s*none|inset 0 0 0 |: 0 2px 0 var/.test(line))
    found.push({ text: line.trim(), rule: 'shadow' });
  for (const [, name = ''] of line.matchAll(/var\((--[\w-]+)/g))
    if (!known.has(name) && !own.has(name)) found.push({ text: name, rule: 'token' });
  return found;
}

/**
 * Finds colours, lengths and shadows that do not come from the tokens, and names of tokens that do not exist.
 * `own` are custom properties that code sets on the element.
 */
export function checkCss(css: string, file: string, own: readonly string[] = []): CssBreach[] {
  const declared = [...css.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1] ?? '');
  const allowed = new Set([...own, ...declared]);
  return withoutComments(css)
    .split('\n')
    .flatMap((line, index) =>
      checkLine(line, allowed).map((breach) => ({ file, line: index + 1, ...breach })),
    );
}

/** All files under a folder whose name ends with one of the endings. */
export function listFiles(folder: string, endings: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => join(folder, path));
}

/** Reads and checks files; of `.astro` files only what stands in `<style>`. */
export function checkFiles(files: readonly string[], own: readonly string[] = []): CssBreach[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (!file.endsWith('.astro')) return checkCss(text, file, own);
    return [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].flatMap((match) =>
      checkCss(match[1] ?? '', file, own),
    );
  });
}
