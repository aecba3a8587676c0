import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declaration, listDeclarations } from './declarations.ts';
import { scales, tokenNames } from './tokens.generated.ts';

/** The rules of the check. */
export type CssRule =
  | 'colour'
  | 'length'
  | 'shadow'
  | 'token'
  | 'type'
  | 'radius'
  | 'layer'
  | 'motion'
  | 'breakpoint';

/** A breach of the token rules: where it is, and the text that breaks the rule. */
export type CssBreach = { file: string; line: number; text: string; rule: CssRule };

const known: ReadonlySet<string> = new Set(tokenNames);
/** The widths of the breakpoints: the last pixel of one layout, and the first pixel of the next. */
const widths: ReadonlySet<string> = new Set(
  scales.breakpoints
    .flatMap(({ tokens }) => Object.values<string>(tokens))
    .flatMap((width) => [width, `${Number.parseInt(width, 10) + 1}px`]),
);
const colours = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb|color)\(/gi;
const named =
  /(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|silver|maroon|navy|teal|olive|lime|aqua|cyan|magenta|fuchsia|yellow|gold|orange|coral|salmon|tomato|brown|tan|beige|ivory|purple|violet|indigo|pink|crimson)(?![\w-])/gi;
const lengths = /(?<![\w-])-?\d*\.?\d+(?:px|rem|em|ch|ex|pt|cm|mm|in)\b/g;
const times = /(?<![\w-])\d*\.?\d+m?s\b/g;

/** Lines and nudges of 1 to 3 px are allowed: they do not grow with the scale. */
const hairlines = new Set(['1px', '2px', '3px']);
const hairlineProperties =
  /^(?:border|outline|inset|top|right|bottom|left|margin|padding|width|height|min-|max-|translate|text-(?:underline|decoration)|stroke|background)/;

/** The few values outside the tokens, each with the one place that may use it. */
const exceptions: readonly { property: RegExp; value: RegExp; why: string }[] = [
  { property: /^background/, value: /^repeating-linear-gradient\(.*\b5px\)$/, why: 'hatch of a window' },
  { property: /gap$/, value: /^1px$/, why: 'hairline between neighbours' },
  { property: /^mask/, value: /\bblack\b/, why: 'a mask knows only more and less' },
  { property: /^font-size$/, value: /^0\.72em$/, why: 'index beside a formula' },
  { property: /^animation$/, value: /\b1ms\b/, why: 'appears at once, after a wait' },
];

const isRing = (value: string): boolean =>
  /^(?:inset 0 0 0|0) [123]px(?: 0)? var\(--[\w-]+\)$/.test(value) || value === 'none';

const looks: readonly { property: RegExp; value: RegExp; rule: CssRule }[] = [
  { property: /^font$/, value: /^inherit$|var\(--(?:t-|input-type)/, rule: 'type' },
  {
    property: /^font-size$/,
    value: /^(?:inherit|var\(--t-[\w-]+\)|0\.72em)$/,
    rule: 'type',
  },
  { property: /^font-family$/, value: /^(?:inherit|var\(--font-[\w-]+\))$/, rule: 'type' },
  { property: /^letter-spacing$/, value: /^(?:0|normal|inherit|var\(--track-[\w-]+\))$/, rule: 'type' },
  {
    property: /^border(?:-\w+)*-radius$/,
    value: /^(?:(?:0|50%|inherit|calc\(.*var\(--r-.*\)|var\(--r-[\w-]+\))(?:\s+|$))+$/,
    rule: 'radius',
  },
  { property: /^z-index$/, value: /^(?:auto|-1|[0-3]|(?:calc\()?var\(--z-[\w-]+\).*)$/, rule: 'layer' },
];

function checkDeclaration({ property, value, path }: Declaration, own: ReadonlySet<string>) {
  const found: { text: string; rule: CssRule }[] = [];
  const add = (rule: CssRule, matches: Iterable<RegExpMatchArray>) => {
    for (const [text] of matches) found.push({ rule, text });
  };
  if (property === '@media') {
    for (const [text] of value.matchAll(lengths))
      if (!widths.has(text)) found.push({ rule: 'breakpoint', text });
    return found;
  }
  // Paper has sizes of its own, and knows no custom properties.
  if (property.startsWith('@') || path.some((part) => /^@(?:font-face|page)/.test(part))) return found;
  for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g))
    if (!known.has(name) && !own.has(name)) found.push({ text: name, rule: 'token' });
  if (exceptions.some((one) => one.property.test(property) && one.value.test(value))) return found;
  const words = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  add('colour', words.matchAll(colours));
  add('colour', words.replaceAll(/var\([^)]*\)/g, '').matchAll(named));
  if (/^(?:box-shadow|text-shadow)$/.test(property)) {
    if (!isRing(value) && !/^var\(--e-[\w-]+\)$/.test(value)) found.push({ text: value, rule: 'shadow' });
    return found;
  }
  if (/drop-shadow\(/.test(value)) return [...found, { text: value, rule: 'shadow' as const }];
  for (const [text] of words.matchAll(lengths))
    if (!(hairlines.has(text.replace('-', '')) && hairlineProperties.test(property)))
      found.push({ text, rule: 'length' });
  if (/^(?:transition|animation)/.test(property))
    for (const [text] of words.matchAll(times))
      if (!/^0m?s$/.test(text)) found.push({ text, rule: 'motion' });
  for (const look of looks)
    if (look.property.test(property) && !look.value.test(value)) found.push({ text: value, rule: look.rule });
  return found;
}

/**
 * Finds colours, lengths, shadows, type, radii, layers, times and breakpoints that do not come from the tokens, and
 * tokens that do not exist. `own` are custom properties that code sets on the element.
 */
export function checkCss(css: string, file: string, own: readonly string[] = []): CssBreach[] {
  const declarations = listDeclarations(css);
  const declared = declarations.flatMap(({ property }) => (property.startsWith('--') ? [property] : []));
  const allowed = new Set([...own, ...declared]);
  return declarations.flatMap((declaration) =>
    checkDeclaration(declaration, allowed).map(({ text, rule }) => ({
      file,
      line: declaration.line,
      text,
      rule,
    })),
  );
}

/** All files under a folder whose name ends with one of the endings. */
export function listFiles(folder: string, endings: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => join(folder, path));
}

/** Reads and checks files. In `.astro` files it checks only `<style>`. */
export function checkFiles(files: readonly string[], own: readonly string[] = []): CssBreach[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (!file.endsWith('.astro')) return checkCss(text, file, own);
    return [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].flatMap((match) =>
      checkCss(match[1] ?? '', file, own),
    );
  });
}
