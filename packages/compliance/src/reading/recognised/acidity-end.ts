import type { PageItem } from '../types.ts';

const FIGURE = /^\d{1,2}(?:\.\d{1,2})?(?=[.,;)]*$)/;
/** Two digits without a point, and what stands behind them. */
const POINTLESS = /^([3-9])(\d)([.,;)]*)$/;
const HIGHEST = 14;

const isName = (text: string | undefined): boolean => /^\W?pH\W?$/.test(text ?? '');
const isSign = (text: string | undefined): boolean => /^[^\p{L}\p{N}]+$/u.test(text ?? '');

/** Where the first figure of a range of pH stands whose "to" stands there; -1: none does. */
const findRange = (items: readonly PageItem[], to: number): number => {
  const nameAt = isSign(items[to - 2]?.text) ? to - 3 : to - 2;
  return items[to]?.text === 'to' && isName(items[nameAt]?.text) ? to - 1 : -1;
};

/** A figure with the point that it lost, where that makes a range of it and the other; null: it does not. */
const toFigure = (text: string, isWithin: (figure: number) => boolean): string | null => {
  const [, whole, tenth, end] = POINTLESS.exec(text) ?? [];
  return whole && isWithin(Number(`${whole}.${tenth}`)) ? `${whole}.${tenth}${end}` : null;
};

const toNumber = (text: string | undefined): number => Number(FIGURE.exec(text ?? '')?.[0] ?? Number.NaN);

/**
 * The words of a recognised page with the points that the ends of a range of pH have lost ("pH 6.0 to 85", "pH - 55 to 9"):
 * nothing is above 14, so it can be read in one way.
 */
export const withAcidityEnds = (items: readonly PageItem[]): PageItem[] => {
  const mended = items.slice();
  for (const at of items.keys()) {
    const from = findRange(items, at);
    const [least, most] = [items[from], items[at + 1]];
    if (!least || !most) continue;
    const [lower, upper] = [toNumber(least.text), toNumber(most.text)];
    const text =
      lower <= HIGHEST
        ? toFigure(most.text, (figure) => figure > lower)
        : upper <= HIGHEST
          ? toFigure(least.text, (figure) => figure < upper)
          : null;
    if (text === null) continue;
    if (lower <= HIGHEST) mended[at + 1] = { ...most, text };
    else mended[from] = { ...least, text };
  }
  return mended;
};
