import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Scripts of Indian languages by the first of their 128 code points (Unicode 16, chapters 12 and 13). */
const SCRIPTS = {
  devanagari: 0x0900,
  bengali: 0x0980,
  gurmukhi: 0x0a00,
  gujarati: 0x0a80,
  oriya: 0x0b00,
  tamil: 0x0b80,
  telugu: 0x0c00,
  kannada: 0x0c80,
  malayalam: 0x0d00,
} as const;
type Script = keyof typeof SCRIPTS;
const SCRIPT_NAMES = Object.keys(SCRIPTS) as Script[];

/** Fonts of a paper. `symbols` has what the body's font lacks: signs of comparison, arrows, Greek, Cyrillic. */
export type FontName = 'body' | 'bold' | 'symbols' | Script;

/** A part of a text in one font. */
export type FontRun = { font: FontName; text: string };

/** What Arimo's Latin part holds; the rest is looked for in the font of symbols. */
const BODY =
  /^[\t\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]$/u;
/** Danda, and the joiners within a word, belong to the script around them. */
const SHARED = /^[\u0964\u0965\u200c\u200d]$/u;

/** Cuts a text into parts that one font each can draw. @param body the font of Latin letters */
export function toFontRuns(text: string, body: 'body' | 'bold'): FontRun[] {
  const runs: FontRun[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const font = last && isScript(last.font) && SHARED.test(letter) ? last.font : chooseFont(letter, body);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function chooseFont(letter: string, body: 'body' | 'bold'): FontName {
  if (BODY.test(letter)) return body;
  const point = letter.codePointAt(0) ?? 0;
  return SCRIPT_NAMES.find((name) => point >= SCRIPTS[name] && point < SCRIPTS[name] + 128) ?? 'symbols';
}

function isScript(font: FontName): font is Script {
  return font in SCRIPTS;
}

/** The bytes of a font. */
export function loadFont(font: FontName): Buffer {
  return readFileSync(require.resolve(`@fontsource/${toPath(font)}.woff`));
}

function toPath(font: FontName): string {
  if (font === 'body') return 'arimo/files/arimo-latin-400-normal';
  if (font === 'bold') return 'arimo/files/arimo-latin-700-normal';
  if (font === 'symbols') return 'dejavu-sans/files/dejavu-sans-latin-400-normal';
  return `noto-sans-${font}/files/noto-sans-${font}-${font}-400-normal`;
}
