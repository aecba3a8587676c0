import { chain, type Mapping, mapPoint } from '@anupalan/compliance/reading/pages/mapping';
import type { PdfPage, PdfPictureOps } from '@anupalan/compliance/reading/pages/pdf-types';

/** The picture that a page consists of: what pdf.js calls it, and where shares (0..1) of it lie on the page, as shares. */
export type WholePicture = { name: string; toPaper: Mapping };

/** A picture that covers less of its page is not all of it. */
const LEAST_COVER = 0.6;
/** One that covers less is a mark beside another. */
const MARK = 0.05;

/** What else paints pictures: of strips, masks and patterns it is not known what they show together. */
export type PictureOps = PdfPictureOps &
  Partial<
    Record<'paintImageXObjectRepeat' | 'paintInlineImageXObjectGroup' | 'paintImageMaskXObjectGroup', number>
  >;

/** The first row of a picture is its top; the unit square of a PDF begins at the bottom. */
const FROM_TOP: Mapping = [1, 0, 0, 0, -1, 1, 0, 0, 1];

const toMapping = (value: unknown): Mapping | null => {
  if (!(Array.isArray(value) || ArrayBuffer.isView(value))) return null;
  const [a, b, c, d, e, f] = Array.from(value as ArrayLike<unknown>, Number);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  return e === undefined || f === undefined ? null : [a, c, e, b, d, f, 0, 0, 1];
};

const coverOf = (toPaper: Mapping): number => {
  const [o, x, y] = [
    mapPoint(toPaper, { x: 0, y: 0 }),
    mapPoint(toPaper, { x: 1, y: 0 }),
    mapPoint(toPaper, { x: 0, y: 1 }),
  ];
  return Math.abs((x.x - o.x) * (y.y - o.y) - (y.x - o.x) * (x.y - o.y));
};

/**
 * Finds the one picture that a page consists of; null where there is none, or more than one, or it is a mask: such a page
 * has to be drawn.
 */
export const findWholePicture = async (page: PdfPage, ops: PictureOps): Promise<WholePicture | null> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const view = toMapping(transform);
  if (!view) return null;
  const toShown = chain(view, [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1]);
  const others = [
    ops.paintInlineImageXObject,
    ops.paintImageMaskXObject,
    ops.paintImageXObjectRepeat,
    ops.paintInlineImageXObjectGroup,
    ops.paintImageMaskXObjectGroup,
  ];
  const stack: Mapping[] = [];
  let current = toShown;
  const found: { name: string | null; toPaper: Mapping }[] = [];
  for (const [at, fn] of fnArray.entries()) {
    const args: unknown = argsArray[at];
    const first: unknown = Array.isArray(args) ? args[0] : null;
    if (fn === ops.save) stack.push(current);
    else if (fn === ops.restore || fn === ops.paintFormXObjectEnd) current = stack.pop() ?? toShown;
    else if (fn === ops.transform) current = chain(toMapping(args) ?? [1, 0, 0, 0, 1, 0, 0, 0, 1], current);
    else if (fn === ops.paintFormXObjectBegin) {
      stack.push(current);
      const matrix = toMapping(first);
      if (matrix) current = chain(matrix, current);
    } else if (fn === ops.paintImageXObject || others.includes(fn)) {
      const name = fn === ops.paintImageXObject && typeof first === 'string' ? first : null;
      found.push({ name, toPaper: chain(FROM_TOP, current) });
    }
  }
  const [picture, ...more] = found.filter(({ toPaper }) => coverOf(toPaper) > MARK);
  if (!picture?.name || more.length > 0 || coverOf(picture.toPaper) < LEAST_COVER) return null;
  return { name: picture.name, toPaper: picture.toPaper };
};
