import { toParameterId } from '../../results/parameters.ts';
import { toUnit } from '../../results/units.ts';
import { LOOKS_MEASURED } from '../limits/find-limits.ts';
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
 * The figures of limits that a person has to look at, but for those that are in doubt already: unusual ones that were read
 * in pictures, and those of a table whose figures look measured, though nothing says so, on any page.
 * @param known doubts of the same pages
 */
export const findUnusualLimits = (
  limits: readonly ReadLimit[],
  pages: readonly InputPage[],
  known: readonly Doubt[],
): Doubt[] => {
  const isKnown = (doubt: Doubt): boolean =>
    known.some(({ page, x, y }) => page === doubt.page && x === doubt.x && y === doubt.y);
  const found = limits.flatMap((limit) => {
    const own = pages.filter(({ number }) => number === limit.citation.page);
    const looksMeasured = limit.confidence === LOOKS_MEASURED;
    if (!looksMeasured && own.every(({ toPaper }) => toPaper === undefined)) return [];
    const figures = looksMeasured ? (limit.limit.match(FIGURE) ?? []) : listUnusualFigures(limit);
    if (figures.length === 0) return [];
    const words = own.flatMap((page) =>
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
