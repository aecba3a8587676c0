import type { PageItem } from '../types.ts';

/** "mg/": a unit of which the end was not read. */
const CUT = /^(\(?)mg\/([.,;)]*)$/;
/** What is limited in water by its weight in a litre, and in air never. */
const OF_WATER =
  /^\W?(?:[BC]OD|TSS|TDS|Oil|Grease|Chlorides?|Sulph(?:ates?|ides?)|Phenol\w*|Nitrates?|[Ss]olids)\W?$/;
/** So sure a unit is whose end was told by what it measures: a person compares it. */
const TOLD = 0.6;

/**
 * The words of a recognised page, units that lost their end ("mg/") whole again behind what is measured in water alone: what
 * is limited in air has other units. Such a unit is in doubt.
 */
export const withWholeUnits = (items: readonly PageItem[]): PageItem[] =>
  items.map((item) => {
    const [, bracket, end] = CUT.exec(item.text) ?? [];
    if (end === undefined) return item;
    const isOfWater = items.some(({ text, x, y }) => y === item.y && x < item.x && OF_WATER.test(text));
    return isOfWater
      ? { ...item, text: `${bracket}mg/l${end}`, confidence: Math.min(item.confidence ?? 1, TOLD) }
      : item;
  });
