/** Sizes that the buttons step through, in percent of the paper's real size. */
const STEPS = [50, 67, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300] as const;

/** CSS pixels of a point: 96 to the inch against 72. */
const PIXELS_PER_POINT = 96 / 72;

/** Widest page that "fit" makes, in percent: beyond it a page only gets harder to read. */
const FIT_MAX_PERCENT = 125;

/** `fit`: as wide as the pane. A number: percent of the paper's real size. */
export type Zoom = 'fit' | number;

/** Width of a page in CSS pixels. `paneWidth` in pixels, `pageWidth` in points. */
export function toPageWidth(zoom: Zoom, paneWidth: number, pageWidth: number): number {
  const full = pageWidth * PIXELS_PER_POINT;
  if (zoom !== 'fit') return Math.round((full * zoom) / 100);
  return Math.max(120, Math.round(Math.min(paneWidth, (full * FIT_MAX_PERCENT) / 100)));
}

/** The percent that a width in pixels stands for. `pageWidth` in points. */
export function toPercent(width: number, pageWidth: number): number {
  return Math.round((width / (pageWidth * PIXELS_PER_POINT)) * 100);
}

/** The next step from a percent, up or down; the same at the ends. */
export function stepZoom(percent: number, direction: 'in' | 'out'): number {
  const steps = direction === 'in' ? STEPS : STEPS.toReversed();
  const next = steps.find((step) => (direction === 'in' ? step > percent : step < percent));
  return next ?? steps.at(-1) ?? percent;
}
