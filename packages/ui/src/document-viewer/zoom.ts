/** The zoom steps of the buttons, in percent of the paper size. */
const STEPS = [50, 67, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300] as const;

/** CSS pixels per point: an inch has 96 pixels and 72 points. */
const PIXELS_PER_POINT = 96 / 72;

/** The largest zoom that "fit" uses, in percent. Larger pages are harder to read. */
const FIT_MAX_PERCENT = 125;

/** `fit`: as wide as the pane. A number: percent of the paper size. */
export type Zoom = 'fit' | number;

/** The width of a page in CSS pixels. `paneWidth` is in pixels, `pageWidth` in points. */
export function toPageWidth(zoom: Zoom, paneWidth: number, pageWidth: number): number {
  const full = pageWidth * PIXELS_PER_POINT;
  if (zoom !== 'fit') return Math.round((full * zoom) / 100);
  return Math.max(120, Math.round(Math.min(paneWidth, (full * FIT_MAX_PERCENT) / 100)));
}

/** The zoom in percent for a width in pixels. `pageWidth` is in points. */
export function toPercent(width: number, pageWidth: number): number {
  return Math.round((width / (pageWidth * PIXELS_PER_POINT)) * 100);
}

/** The next zoom step up or down from a percentage; unchanged at the ends. */
export function stepZoom(percent: number, direction: 'in' | 'out'): number {
  return direction === 'in'
    ? (STEPS.find((step) => step > percent) ?? 300)
    : (STEPS.findLast((step) => step < percent) ?? 50);
}
