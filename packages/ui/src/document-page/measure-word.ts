/** The size at which words are measured, in pixels. Measures scale with it. */
const MEASURED = 100;
/** The same words appear on every page, so measures are kept. A longer list is cleared. */
const MOST_WORDS = 5000;

/** The size of a word in the interface font, as fractions of the font size. */
export type WordMeasure = { width: number; height: number };

let context: CanvasRenderingContext2D | null | undefined;
const measures = new Map<string, WordMeasure>();

function openContext(): CanvasRenderingContext2D | null {
  const opened = document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-ui');
  if (opened !== null) opened.font = `${MEASURED}px ${family}`;
  return opened;
}

/** Measures a word; null if measuring is not possible, as in tests without a canvas. */
export function measureWord(text: string): WordMeasure | null {
  const known = measures.get(text);
  if (known !== undefined) return known;
  if (context === undefined) context = openContext();
  if (context === null) return null;
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
  const measure = {
    width: width / MEASURED,
    height: (fontBoundingBoxAscent + fontBoundingBoxDescent) / MEASURED,
  };
  if (measures.size >= MOST_WORDS) measures.clear();
  measures.set(text, measure);
  return measure;
}
