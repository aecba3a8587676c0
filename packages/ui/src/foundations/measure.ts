import { toContrast } from '../tokens/contrast.ts';

/** A colour as the browser reports it (`rgb(4 97 77)`, also with alpha) as #rrggbb; null if it is transparent. */
export function toOpaqueHex(shown: string): string | null {
  const [red, green, blue, alpha] = [...shown.matchAll(/[\d.]+/g)].map(([digits]) => Number(digits));
  if (red === undefined || green === undefined || blue === undefined || (alpha ?? 1) < 1) return null;
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of an element on the page: its text against its background. */
export function measureContrast(element: Element): number | null {
  const { color, backgroundColor } = getComputedStyle(element);
  const front = toOpaqueHex(color);
  const ground = toOpaqueHex(backgroundColor);
  return front === null || ground === null ? null : toContrast(front, ground);
}
