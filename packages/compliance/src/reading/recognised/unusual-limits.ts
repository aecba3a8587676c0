import { toParameterId } from '../../results/parameters.ts';
import { toUnit } from '../../results/units.ts';
import type { Doubt, InputPage, ReadLimit } from '../types.ts';
import { listDoubtsOf, toDoubt } from './doubts.ts';
import { findUsualLimit } from './usual-limits.ts';

const FIGURE = /\d[\d,]*(?:\.\d+)?/g;
/** "01" was "0.1": no limit is printed so. */
const POINTLESS = /^0\d/;

/** The figures of a limit that are far from what its parameter is ever limited to, as printed: a point was lost, or a digit. */
export const listUnusualFigures = ({ medium, parameter, limit, unit }: ReadLimit): string[] => {
  const id = toParameterId(parameter, medium === 'ambient_air');
  const usual = findUsualLimit(medium, id, toUnit(unit, medium === 'effluent' || medium === 'sewage'));
  // "1 x 10^4" and shares ("90 % survival") are no plain figures.
  if (!usual || /[x×^%]/.test(limit)) return [];
  return (limit.match(FIGURE) ?? []).filter((figure) => {
    const value = Number(figure.replaceAll(',', '')) * 10 ** usual.exponent;
    const isUsual = (value >= usual.least && value <= usual.most) || usual.others?.includes(value);
    return !isUsual || POINTLESS.test(figure);
  });
};

/**
 * The figures of limits that were read in pictures and are unusual, but for those that are in doubt already.
 * @param known doubts of the same pages
 */
export const findUnusualLimits = (
  limits: readonly ReadLimit[],
  pages: readonly InputPage[],
  known: readonly Doubt[],
): Doubt[] => {
  const recognised = pages.filter(({ toPaper }) => toPaper !== undefined);
  if (recognised.length === 0) return [];
  const isKnown = (doubt: Doubt): boolean =>
    known.some(({ page, x, y }) => page === doubt.page && x === doubt.x && y === doubt.y);
  const found = limits.flatMap((limit) => {
    const figures = listUnusualFigures(limit);
    if (figures.length === 0) return [];
    const words = recognised
      .filter(({ number }) => number === limit.citation.page)
      .flatMap((page) =>
        page.items
          .filter(({ text }) => (text.match(FIGURE) ?? []).some((each) => figures.includes(each)))
          .map((item) => toDoubt(page, item, 'pattern')),
      );
    return listDoubtsOf(limit.citation, words).filter((doubt) => !isKnown(doubt));
  });
  return found.filter(
    (doubt, at) =>
      found.findIndex(({ page, x, y }) => page === doubt.page && x === doubt.x && y === doubt.y) === at,
  );
};
