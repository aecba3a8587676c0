const POINTS = 72;
/** A4, its short side, in points. */
const A4_SHORT = 595.28;
/** Cameras and chats write 72 or 96, which nobody has measured; no scanner is set so low. */
const LEAST_DPI = 100;
/** Paper that orders are printed on, with room: from A6 to A3, in inches. */
const SHORT_SIDE = { from: 4, to: 13 };
const LONG_SIDE_TO = 19;

/**
 * The size of a page in points, for so many pixels: the true one where their density is a scanner's, else as large as A4.
 * @param dpi as the file has it
 */
export function toPageSize(
  { width, height }: { width: number; height: number },
  dpi: number | undefined,
): { width: number; height: number } {
  const [short, long] = width < height ? [width, height] : [height, width];
  const isMeasured =
    dpi !== undefined &&
    dpi >= LEAST_DPI &&
    short / dpi >= SHORT_SIDE.from &&
    short / dpi <= SHORT_SIDE.to &&
    long / dpi <= LONG_SIDE_TO;
  const scale = isMeasured ? POINTS / dpi : A4_SHORT / short;
  return { width: width * scale, height: height * scale };
}
