/** Size at which words are measured, in pixels: what they measure grows with it. */
const MEASURED = 100;
/** Words come again on every page; a longer list is begun anew. */
const MOST_WORDS = 5000;

/** What a word takes up in the font of the interface, in shares of its size. */
export type WordMeasure = { width: number; height: number };

let context: CanvasRenderingContext2D | null | undefined;
const measures = new Map<string, WordMeasure>();

function openContext(): CanvasRenderingContext2D | null {
  const opened = document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-ui');
  if (opened !== null) opened.font = `${MEASURED}px ${family}`;
  return opened;
}

/** Measures a word; null where nothing can be measured, as in tests without a canvas. */
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
