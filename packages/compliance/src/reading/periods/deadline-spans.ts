import type { PeriodUnit } from '../language/dates.ts';
import { groupOf } from '../language/group.ts';
import { BLANK, COUNT, OR, parseCount } from '../language/numbers.ts';
import { findMatches } from '../language/search.ts';
import { ANCHOR } from './deadline-anchor.ts';
import { SPAN_UNIT, toSpanUnit } from './span-unit.ts';

/** A span, behind whatever introduces it: its count, a second count or a half more, its unit; without a count it is half a unit. */
const SPAN = `(?:the\\s+)?(?:(?:next|first|coming|ensuing|forthcoming|following)\\s+)?(?:a\\s+)?(?:maximum\\s+)?(?:(?:period|time|span|duration|term|time\\s+(?:limit|frame))\\s+of\\s+)?(?:(${COUNT}|${BLANK})(?:${OR}(${COUNT})|(\\s*½|\\s+and\\s+(?:a\\s+|one\\s+)?half))?|half\\s+an?\\b)[\\s-]*${SPAN_UNIT}(?:['’]s?)?(?:\\s+(?:time|period))?`;
const WITHIN = new RegExp(
  `\\b(?:with\\s*in|inside(?:\\s+of)?|(?:not|no)\\s+later\\s+than|not\\s+(?:beyond|exceeding)(?=\\s+\\S+\\s+(?:days|months|weeks)\\s+(?:from|of|after)\\b)|in(?:\\s+not\\s+more\\s+than)?|(?:on\\s+or\\s+)?before\\s+(?:the\\s+)?(?:expiry|end|completion|lapse)\\s+of)\\s+${SPAN}`,
  'gi',
);
const PLAIN = `(?:${COUNT})\\s*(?:days?|weeks?|fortnights?|months?|years?)\\s+`;
/** "Six months' time": as `PLAIN`, with what may follow. */
const GIVEN = `(?:${COUNT})\\s*(?:days?|weeks?|fortnights?|months?|years?)(?:['’]s?)?\\s+(?:time\\s+)?`;
/** "three months thereafter", "time of five months is given to": a span that nothing introduces. */
const BARE = new RegExp(
  `(?<!\\b(?:within|than|in|after|for|of)\\s+(?:a\\s+)?)\\b(?:(?<=\\b(?:given|granted|allowed)\\s+)(?=${GIVEN}(?:to|for)\\s)|(?=${PLAIN}(?:thereafter|thereof|afterwards|from\\s+(?:now|today|hence|hereof|the\\s+date\\s+hereof)\\b|hence\\b|from\\s+(?:the\\s+)?date\\s+of\\s+(?:issue|receipt)\\b))|(?=(?:(?:time|period)\\s+of\\s+)?${GIVEN}(?:is|are|has\\s+been)\\s+(?:hereby\\s+)?(?:given|granted|allowed)\\s+(?:to|for)\\b))${SPAN}`,
  'gi',
);

/** What half of a unit comes to. */
const HALF_OF: Record<string, Pick<Deadline, 'count' | 'unit'>> = {
  year: { count: 6, unit: { unit: 'month', factor: 1 } },
  month: { count: 15, unit: { unit: 'day', factor: 1 } },
};

const IS_BLANK = new RegExp(`^${BLANK}$`);

/** A stretch of a text. */
export type SpanPlace = { start: number; end: number; text: string };

/** "within 15 days of detection": the span alone, and the whole with what it counts from (`anchor`, may be empty). */
export type Deadline = {
  span: SpanPlace;
  whole: SpanPlace;
  /** Null where the number was never filled in; `other` where one of two is meant. */
  count: number | null;
  other: number | null;
  unit: { unit: PeriodUnit; factor: number } | null;
  anchor: string;
  /** The word before the anchor: "from", "of". */
  preposition: string;
  after: string;
  before: string;
};

const toLength = (m: RegExpExecArray): Pick<Deadline, 'count' | 'unit'> => {
  const unit = toSpanUnit(groupOf(m, 4));
  const half = HALF_OF[unit?.unit ?? ''];
  if (m[1] === undefined) return half ?? { count: 1, unit };
  if (m[3] !== undefined && half?.count) {
    const whole = (parseCount(m[1]) ?? 0) * 2;
    return { count: (whole + 1) * half.count, unit: half.unit };
  }
  return { count: IS_BLANK.test(m[1]) ? null : (parseCount(m[1]) ?? 0), unit };
};

const toDeadline = (m: RegExpExecArray, text: string): Deadline => {
  const span = { start: m.index, end: m.index + m[0].length, text: m[0] };
  const after = text.slice(span.end);
  const found = ANCHOR.exec(after);
  const anchor = found?.[2] ?? '';
  const end = anchor ? span.end + (found?.[0].length ?? 0) : span.end;
  return {
    span,
    whole: { start: span.start, end, text: text.slice(span.start, end) },
    ...toLength(m),
    other: m[2] ? parseCount(m[2]) : null,
    anchor,
    preposition: found?.[1] ?? '',
    after,
    before: text.slice(0, m.index),
  };
};

const HINT = /with\s*in|before|inside|exceeding|beyond|later|\bin\b/i;
const BARE_HINT =
  /there(?:after|of)|date\s+of\s+(?:issue|receipt)|from\s+(?:now|today)|hence|hereof|afterwards|\b(?:given|granted|allowed)\b/i;

/** All spans of a text that may be deadlines, in the order of their wordings. */
export const findSpans = (text: string): Deadline[] =>
  [
    ...(HINT.test(text) ? findMatches(WITHIN, text) : []),
    ...(BARE_HINT.test(text) ? findMatches(BARE, text) : []),
  ].map((m) => toDeadline(m, text));
