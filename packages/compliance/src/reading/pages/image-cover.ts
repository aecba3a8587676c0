import type { PdfPage, PdfPictureOps } from './pdf-types.ts';

type Matrix = [number, number, number, number, number, number];

/** The part of a matrix that scales and turns: how far it moves does not change an area. */
type Scale = [number, number, number, number];

const IDENTITY: Scale = [1, 0, 0, 1];

const multiply = (m: Scale, n: Matrix): Scale => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
];

const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 6 && value.every((n) => typeof n === 'number');

/** The share (0..1) of a page's area that pictures cover, those inside forms and strips of a tiled scan included. */
export const getImageCover = async (page: PdfPage, ops: PdfPictureOps): Promise<number> => {
  const list = await page.getOperatorList();
  const { width, height } = page.getViewport({ scale: 1 });
  const stack: Scale[] = [];
  let current = IDENTITY;
  const pictures = [ops.paintImageXObject, ops.paintInlineImageXObject, ops.paintImageMaskXObject];
  let area = 0;
  list.fnArray.forEach((fn, at) => {
    const args: unknown = list.argsArray[at];
    const first: unknown = Array.isArray(args) ? args[0] : null;
    if (fn === ops.save) stack.push(current);
    else if (fn === ops.restore || fn === ops.paintFormXObjectEnd) current = stack.pop() ?? IDENTITY;
    else if (fn === ops.transform && isMatrix(args)) current = multiply(current, args);
    else if (fn === ops.paintFormXObjectBegin) {
      stack.push(current);
      if (isMatrix(first)) current = multiply(current, first);
    } else if (pictures.includes(fn)) area += Math.abs(current[0] * current[3] - current[1] * current[2]);
  });
  return Math.min(1, area / Math.max(1, width * height));
};
