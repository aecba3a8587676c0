import type { PageItem } from '../types.ts';

const FIGURE = /^\d{1,2}(?:\.\d{1,2})?$/;
/** Two digits without a point, and what stands behind them. */
const POINTLESS = /^([5-9])(\d)([.,;)]*)$/;
const HIGHEST = 14;

/**
 * The words of a recognised page with the point that the upper end of a range of pH has lost ("pH 6.0 to 85"): nothing is
 * above 14, so it can be read in one way.
 */
export const withAcidityEnds = (items: readonly PageItem[]): PageItem[] =>
  items.map((item, at) => {
    const [, whole, tenth, end] = POINTLESS.exec(item.text) ?? [];
    const [name, from, word] = items.slice(Math.max(0, at - 3), at).map(({ text }) => text);
    if (!whole || name !== 'pH' || word !== 'to' || !FIGURE.test(from ?? '')) return item;
    const isRange = Number(from) <= HIGHEST && Number(from) < Number(`${whole}.${tenth}`);
    return isRange ? { ...item, text: `${whole}.${tenth}${end}` } : item;
  });
