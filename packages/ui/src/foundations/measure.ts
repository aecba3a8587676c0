import { toContrast } from '../tokens/contrast.ts';

/** A colour as the page shows it (`rgb(4 97 77)`, also with alpha) as #rrggbb; null when it shows through. */
export function toOpaqueHex(shown: string): string | null {
  const [red, green, blue, alpha] = [...shown.matchAll(/[\d.]+/g)].map(([digits]) => Number(digits));
  if (red === undefined || green === undefined || blue === undefined || (alpha ?? 1) < 1) return null;
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast that an element really has in the page: its text on its own ground. */
export function measureContrast(element: Element): number | null {
  const { color, backgroundColor } = getComputedStyle(element);
  const front = toOpaqueHex(color);
  const ground = toOpaqueHex(backgroundColor);
  return front === null || ground === null ? null : toContrast(front, ground);
}
