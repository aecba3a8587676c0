import { parseMonth } from '../language/dates.ts';
import { groupOf } from '../language/group.ts';
import { findMatches } from '../language/search.ts';
import type { Rule } from '../rule.ts';
import { MONTH_NAME } from './month-names.ts';

/** The words of a recurring period and those of its own part of the sentence around it. */
export type SeasonPlace = { before: string; text: string; after: string };

/** Which months of the year, 1 to 12 and ascending, a recurring period is limited to. */
export type SeasonMonthRule = Rule<[place: SeasonPlace], number[]>;

/** A month with a day or a year beside it is a date and no part of every year. */
const NO_YEAR = "(?!\\s*,?\\s*['’]?\\d)";
const NO_DAY = '(?<!\\d\\s*(?:st|nd|rd|th)?\\s*(?:of\\s+)?)';
const RANGE = `${NO_DAY}\\b(${MONTH_NAME})\\s*(?:to|till|until|up\\s?to|through|-|–|—)\\s*(${MONTH_NAME})${NO_YEAR}`;
const AS = '(?:i\\.?\\s?e\\.?\\s*,?\\s*)?';
const OF = '(?:the\\s+)?(?:(?:months?|period)\\s+)?(?:of\\s+|from\\s+)?';
const IN = '\\b(?:during|in|throughout|within)\\s+(?:the\\s+|each\\s+|every\\s+)?';
const MONSOON =
  '(?:(?:N\\.?E\\.?|S\\.?W\\.?|(?:north|south)[-\\s]*(?:east|west)(?:ern)?)\\s+)?(?:monsoons?|rains|rainy\\s+season)';
const MONTHS_OF = '(?:\\s+(?:season|period|months|time))?';

const RANGE_BEHIND = new RegExp(`^\\s*[,(]?\\s*${AS}${RANGE}`, 'i');
const DURING_RANGE = new RegExp(
  `(?<!\\bfor\\s+the\\s+(?:months?|period)\\s+)\\b(?:during|in|throughout|within|from|between)\\s+${OF}${RANGE}`,
  'i',
);
const BETWEEN = new RegExp(
  `\\bbetween\\s+${OF}${NO_DAY}\\b(${MONTH_NAME})\\s+and\\s+(${MONTH_NAME})${NO_YEAR}`,
  'i',
);
const SEASON_RANGE = new RegExp(
  `${IN}(?:[a-z]+\\s+){0,2}?(?:${MONSOON}|season|campaign|winter|summer)${MONTHS_OF}\\s*[(,]\\s*${AS}${OF}${RANGE}`,
  'i',
);
const SEASON_LIST = new RegExp(
  `${IN}(?:[a-z]+\\s+){0,2}?(?:${MONSOON}|season|campaign|winter|summer)${MONTHS_OF}\\s*\\(\\s*${AS}${OF}((?:${MONTH_NAME})(?:(?:\\s*(?:,|and|&)\\s*)+(?:${MONTH_NAME}))+)\\s*\\)`,
  'i',
);
const EACH_MONTH = new RegExp(`\\b(?:${MONTH_NAME})`, 'gi');
const IN_MONSOON = new RegExp(`${IN}(${MONSOON})${MONTHS_OF}\\b(?!\\s+(?:water|drain))`, 'i');
const NORTH_EAST = /^n(?:orth|\.?e)/i;

/** June to September (decision 0007). */
const SOUTH_WEST_MONSOON = [6, 7, 8, 9];
/** October to December. */
const NORTH_EAST_MONSOON = [10, 11, 12];

/** The months from one to another, over New Year too; null for the whole year. */
const toRange = (m: RegExpExecArray | null): number[] | null => {
  const first = m && parseMonth(groupOf(m, 1));
  const last = m && parseMonth(groupOf(m, 2));
  if (!first || !last) return null;
  const count = ((last - first + 12) % 12) + 1;
  const months = Array.from({ length: count }, (_, at) => ((first - 1 + at) % 12) + 1);
  return count < 12 ? months.sort((a, b) => a - b) : null;
};

/** "and more often during rains", "except in the monsoon": what stands behind it does not limit the period. */
const NO_LIMIT =
  /\b(?:more|additional(?:ly)?|extra|particularly|especially|specially|including|even|also|increased|except(?:ing)?|other\s+than)\b.*$/is;

/** Behind the period up to another command, then before it. */
const findIn = (pattern: RegExp, { before, text, after }: SeasonPlace): RegExpExecArray | null =>
  pattern.exec(`${text}${after}`.replace(/\b(?:shall|should|must)\b.*$/is, '').replace(NO_LIMIT, '')) ??
  pattern.exec(before.replace(NO_LIMIT, ''));

/** The order matters: printed months come before those of a season. */
export const SEASON_MONTH_RULES: readonly SeasonMonthRule[] = [
  /** "monthly (June to September)", "every fortnight, June to September". Leaves days, years and the whole year. */
  { id: 'range-behind', read: ({ after }) => toRange(RANGE_BEHIND.exec(after)) },
  /** "from November to April", "between June and October". Leaves what a report is for. */
  {
    id: 'during-range',
    read: (place) => toRange(findIn(DURING_RANGE, place) ?? findIn(BETWEEN, place)),
  },
  /** "during the crushing season (October to March)". Leaves a season without its months. */
  { id: 'season-range', read: (place) => toRange(findIn(SEASON_RANGE, place)) },
  /** "in the monsoon (June, July and August)". Leaves months beside no season. */
  {
    id: 'season-list',
    read: (place) => {
      const m = findIn(SEASON_LIST, place);
      const named = m
        ? findMatches(EACH_MONTH, groupOf(m, 1)).flatMap(([name]) => parseMonth(name) ?? [])
        : [];
      return named.length > 0 ? [...new Set(named)].sort((a, b) => a - b) : null;
    },
  },
  /** "in the monsoon", "during the rainy season": June to September. Leaves the time before and after it, and other seasons. */
  {
    id: 'monsoon',
    read: (place) => {
      const m = findIn(IN_MONSOON, place);
      return m && (NORTH_EAST.test(groupOf(m, 1)) ? NORTH_EAST_MONSOON : SOUTH_WEST_MONSOON);
    },
  },
];
