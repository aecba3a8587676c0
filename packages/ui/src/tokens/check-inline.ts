import type { CssBreach } from './check-css.ts';

const sized =
  /\b(?:(?:min|max)?[wW]idth|(?:min|max)?[hH]eight|top|right|bottom|left|inset\w*|margin\w*|padding\w*|gap|rowGap|columnGap|fontSize|lineHeight|letterSpacing|borderRadius|borderWidth|outlineOffset)\s*:\s*-?(?!0\b)\d[\d.]*(?=\s*[,}\n])/g;
const measured = /(['"`])[^'"`\n]*?(?<![\w.-])\d*\.?\d+(?:px|rem|em|pt|ms|s)\b[^'"`\n]*\1/g;
const coloured = /(['"`])[^'"`\n]*?(?:#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|hwb)\()[^'"`\n]*\1/gi;
const painted =
  /\b(?:fill|stroke|color|stopColor|floodColor)=\{?["'](?!none|currentColor|transparent|inherit|url\(|var\()[^"']+["']/g;

/** Where each `style={{ … }}` starts and ends in the text of a component. */
function listStyles(text: string): { start: number; body: string }[] {
  return [...text.matchAll(/style=\{\{/g)].map(({ index }) => {
    let depth = 0;
    let end = index + 'style='.length;
    do {
      if (text[end] === '{') depth += 1;
      if (text[end] === '}') depth -= 1;
      end += 1;
    } while (depth > 0 && end < text.length);
    return { start: index, body: text.slice(index, end) };
  });
}

/**
 * Finds sizes, times and colours that a component writes into its markup instead of using tokens: in `style={{ … }}`,
 * and in the paint of shapes. Custom properties and percentages (`40%`) are allowed.
 */
export function checkInline(text: string, file: string): CssBreach[] {
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const found = listStyles(text).flatMap(({ start, body }) =>
    (
      [
        ['length', sized],
        ['length', measured],
        ['colour', coloured],
      ] as const
    ).flatMap(([rule, pattern]) =>
      [...body.matchAll(pattern)].map((match) => ({
        file,
        line: lineAt(start + match.index),
        text: match[0],
        rule,
      })),
    ),
  );
  const paints = [...text.matchAll(painted)].map((match) => ({
    file,
    line: lineAt(match.index),
    text: match[0],
    rule: 'colour' as const,
  }));
  return [...found, ...paints];
}
