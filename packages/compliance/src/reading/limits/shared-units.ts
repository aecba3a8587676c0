import { groupOf } from '../language/group.ts';
import { findMatches } from '../language/search.ts';
import { isParameter } from './parameters.ts';
import type { Hit } from './sentence.ts';
import { OTHER_UNIT_OF_LIST, UNIT_BEFORE_FIGURE, UNIT_BEFORE_LIST, UNIT_OF_LIST } from './values.ts';

const IN_TURN = /(?:(?<![\w.])\d[\d,]*(?:\.\d+)?\s*(?:,|&|and)\s*)+$/i;

/** Words between the names of a list and their figures. */
const BOUNDED =
  /^(.*?)\s+(?:(?:at|in|of|from)\s[^,;]*?)?(?:shall|should|must|to|not|within|below|less)\b[^,;\d]*$/i;

/** "shall keep SPM, NOx and SO2 at": names behind the verb that bounds them. */
const KEPT =
  /\b(?:keep|maintain|meet|achieve|have|ensure|limit|restrict|control|reduce)\s+(?:the\s+)?(?:(?:emissions?|concentrations?|levels?|values?)\s+of\s+)?([^;]*?)\s+(?:at|to|within|below|under|of|as)\s*$/i;

/** How many parameters the last clause before a figure lists. */
const countNames = (before: string): number => {
  const clause = before.replace(/^.*[;.]\s/, '');
  const names =
    (KEPT.exec(clause) ?? BOUNDED.exec(clause))?.[1]?.split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/) ?? [];
  return names.every(isParameter) ? names.length : 0;
};

/** "100 & 60 µg/m3 respectively": the figures that stand before the one with the unit and share it. */
const listInTurn = (text: string, before: string, { unit }: Hit): Hit[] => {
  const found = IN_TURN.exec(before);
  if (!found) return [];
  // "PM10 and PM2.5 shall be within 100 and 60 µg/m3": as many names as figures need no word for it.
  const figures = findMatches(/\d[\d,]*(?:\.\d+)?/g, found[0]).length + 1;
  if (!/\brespectively\b/i.test(text) && countNames(before.slice(0, found.index)) !== figures) return [];
  return findMatches(/\d[\d,]*(?:\.\d+)?/g, found[0]).map((figure) => {
    const start = found.index + figure.index;
    // The comma behind a figure joins it to the next.
    const limit = figure[0].replace(/,$/, '');
    return { start, end: start + limit.length, limit, unit };
  });
};

/** "PM10 100, PM2.5 60 and SO2 80 µg/m3": names and figures before the one with the unit. */
const RUN =
  /(?:\b[A-Z][\w.&]{0,8}\s*[-:–=]?\s*[<≤]?\s*\d[\d.]*\s*(?:,\s*(?:and\s+)?|(?:and|&)\s+))+[A-Z][\w.&]{0,8}\s*[-:–=]?\s*[<≤]?\s*$/;
const NAMED_FIGURE = /\b([A-Z][\w.&]{0,8})\s*[-:–=]?\s*(?:[<≤=]\s*|\s)(\d[\d.]*)(?=\s*(?:,|and\b|&))/g;
const LONGEST_RUN = 160;
const IS_MEASURE = /\/|\bper\b/;

const listRun = (before: string, { unit }: Hit): Hit[] => {
  if (!IS_MEASURE.test(unit)) return [];
  const near = before.slice(-LONGEST_RUN);
  const run = RUN.exec(near);
  if (!run) return [];
  const from = before.length - near.length + run.index;
  return findMatches(NAMED_FIGURE, run[0])
    .filter((each) => isParameter(groupOf(each, 1)))
    .map((each) => {
      const end = from + each.index + each[0].length;
      return { start: end - groupOf(each, 2).length, end, limit: groupOf(each, 2), unit };
    });
};

/** "PM2.5 under 60 and " before "PM10 under 100 µg/m3": the same bound of another, whose unit stands behind the next. */
const BOUNDED_BEFORE =
  /(?<![\w.])([A-Z][\w.]{0,8})\s+(?:[a-z]+\s+){0,4}?(?:under|below|within|less\s+than|not\s+exceeding|up\s*to)\s+(\d[\d,]*(?:\.\d+)?)\s*(?:,\s*|\s)(?:and\s+)?[A-Z][\w.]{0,8}\s+(?:[a-z]+\s+){0,4}?(?:under|below|within|less\s+than|not\s+exceeding|up\s*to)\s*$/;

const listBounded = (before: string, { unit }: Hit): Hit[] => {
  const found = IS_MEASURE.test(unit) ? BOUNDED_BEFORE.exec(before.slice(-LONGEST_RUN)) : null;
  if (!found || !isParameter(groupOf(found, 1))) return [];
  const limit = groupOf(found, 2);
  const start =
    before.length -
    Math.min(before.length, LONGEST_RUN) +
    found.index +
    found[0].indexOf(` ${limit}`, groupOf(found, 1).length) +
    1;
  return [{ start, end: start + limit.length, limit, unit }];
};

/** The figures before a hit, `before`, that share its unit. */
export const listSharing = (text: string, before: string, hit: Hit): Hit[] => [
  ...listInTurn(text, before, hit),
  ...listRun(before, hit),
  ...listStruck(before, hit),
  ...listBounded(before, hit),
];

/** "PM10/PM2.5 … 100/" before "60 µg/m3", "50 (annual) / " before "80 µg/m3": as many figures by strokes as names. */
const STRUCK = /(?<![\d.])(\d[\d,]*(?:\.\d+)?)(?:\s*\([a-z][^()\d]*\))?\s*\/\s*$/i;
const NAMES_STRUCK = /\w\)?\s*\/\s*[A-Za-z][^\d/]*(?:2\.5|\d{1,2}\b)?[^\d/]*$/;

const listStruck = (before: string, { unit }: Hit): Hit[] => {
  const found = STRUCK.exec(before);
  if (!found) return [];
  const words = before.slice(0, found.index);
  if (!found[0].includes('(') && !(NAMES_STRUCK.test(words) && words.split('/').slice(-2).every(isParameter)))
    return [];
  const limit = groupOf(found, 1);
  return [{ start: found.index, end: found.index + limit.length, limit, unit }];
};

/** " in" and a letter behind the last figure. */
const LEAD_OF_UNIT = 5;
const BARE =
  /(?<=[A-Za-z\d)]\s*[-–:=(]\s*|[A-Za-z]\S*\s+)(?<!(?:^|[\s:=(,;])\d[\d.]*\s*[-–]\s*)\d[\d,]*(?:\.\d+)?(?=\s*(?:[,;)]|and\b|&|in\b|\(|\.?\s*$))/g;
/** The last word before a figure. */
const LAST_NAME = /([A-Za-z][\w.&]*)\s*(?:\([^()]*\)\s*)?[-–:=(]?\s*$/;

/** "suspended solids" before a figure: a name of two words. */
const LAST_WORDS = /(?<=^|[\s,;:(])(?:[A-Za-z][\w.&-]*\s+){1,2}[A-Za-z]\w*\s*$/;

/** "PM (mg/Nm3) – 50": each figure has its unit in front of it. */
const listUnitAhead = (text: string): Hit[] =>
  findMatches(UNIT_BEFORE_FIGURE, text).map((found) => {
    const limit = groupOf(found, 2);
    const end = found.index + found[0].length;
    return { start: end - limit.length, end, limit, unit: groupOf(found, 1) };
  });

/** A stroke, or a unit that is written without one: what has none of them has no unit. */
const MAY_HAVE_UNIT =
  /\/|\bper\b|pp[mbt]|dB|°|º|deg|%|NTU|hazen|[CS]U\b|pt|units?|LPA\b|TPA|MTA|KLA|\bnos|numbers/i;

/** "PM10 - 100, SO2 - 80 and NO2 - 80 in µg/m3": figures with one unit behind them all. */
export const listBare = (text: string): Hit[] => {
  if (!MAY_HAVE_UNIT.test(text)) return [];
  const ahead = listUnitAhead(text);
  const before = UNIT_BEFORE_LIST.exec(text);
  if (ahead.length > 0 && !before) return ahead;
  const unit = before ?? UNIT_OF_LIST.exec(text);
  if (!unit) return [];
  const from = before ? before.index + before[0].length : 0;
  const to = before ? undefined : unit.index + LEAD_OF_UNIT;
  const other = OTHER_UNIT_OF_LIST.exec(text);
  const bare = findMatches(BARE, text.slice(from, to)).flatMap((figure) => {
    const start = from + figure.index;
    const name = LAST_NAME.exec(text.slice(from, start))?.[1] ?? '';
    const words = LAST_WORDS.exec(text.slice(from, start))?.[0] ?? '';
    // "PM10 - 100" has a stroke between, "faecal coliform 230" has not: there the word has to be a parameter.
    if (
      /\s$/.test(text.slice(0, start)) &&
      !/[-–:=(]\s*$/.test(text.slice(0, start)) &&
      !isParameter(name) &&
      !isParameter(words)
    )
      return [];
    const isOther = other !== null && new RegExp(`\\b${groupOf(other, 1)}`, 'i').test(name);
    return [
      {
        start,
        end: start + figure[0].length,
        limit: figure[0],
        unit: isOther ? groupOf(other, 2) : (unit.slice(1).find(Boolean) ?? ''),
      },
    ];
  });
  const others = bare.filter(({ start }) => !ahead.some((hit) => hit.start <= start && start < hit.end));
  return [...ahead, ...others].sort((a, b) => a.start - b.start);
};
