import { createRequire } from 'node:module';
import { BRAND } from '@anupalan/enums/brand';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { resolveFromApp } from '../build/resolve.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 84;
/** Of the title, in pixels. */
const LINE_HEIGHT = 74;
const MOST_LINES = 4;
/** Colours of the kit by day (canvas, text, brand, marker); a picture knows no custom properties. */
const COLOURS = { ground: '#f9faf7', rule: '#e4e6e1', text: '#171a14', muted: '#50544b', mark: '#eba20b' };

// The fonts of the site, from the packages that the kit takes them from.
const ui = createRequire(resolveFromApp('@anupalan/ui/tokens'));
GlobalFonts.registerFromPath(
  ui.resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff2'),
  'Title',
);
GlobalFonts.registerFromPath(
  ui.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
  'Text',
);

/** Draws the preview of a page: ruled paper, the marker at the left, title, a line under it. @returns PNG */
export function drawPreview(title: string, text: string): Buffer {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  pen.fillStyle = COLOURS.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  // Ruled towards the right, as the opening of the site, so that no rule runs through the words.
  const rules = pen.createLinearGradient(WIDTH * 0.55, 0, WIDTH, 0);
  rules.addColorStop(0, COLOURS.ground);
  rules.addColorStop(1, COLOURS.rule);
  pen.fillStyle = rules;
  for (let y = 90; y < HEIGHT; y += 54) pen.fillRect(0, y, WIDTH, 1);
  pen.font = '62px Title';
  const lines = wrap(title, WIDTH - 2 * MARGIN - 50, (line) => pen.measureText(line).width).slice(
    0,
    MOST_LINES,
  );
  pen.fillStyle = COLOURS.mark;
  pen.fillRect(MARGIN, 150, 10, lines.length * LINE_HEIGHT);
  pen.fillStyle = COLOURS.text;
  lines.forEach((line, index) => {
    pen.fillText(line, MARGIN + 44, 200 + index * LINE_HEIGHT);
  });
  pen.fillStyle = COLOURS.muted;
  pen.font = '30px Text';
  pen.fillText(toLatin(text), MARGIN + 44, HEIGHT - 84);
  pen.font = '34px Title';
  pen.textAlign = 'right';
  pen.fillText(BRAND.name, WIDTH - MARGIN, HEIGHT - 84);
  return canvas.toBuffer('image/png');
}

/** Only the Latin cuts are registered; a line in another script would be boxes. */
function toLatin(text: string): string {
  return /^[\s\p{Script=Latin}\p{Number}\p{Punctuation}\p{Symbol}]*$/u.test(text) ? text : '';
}

/** Words in lines that fit. A word that does not fit stands alone. */
export function wrap(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
