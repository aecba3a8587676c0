import { addToDate, findDates } from '../language/dates.ts';
import { groupOf } from '../language/group.ts';
import { COUNT, parseCount } from '../language/numbers.ts';
import { findMatches } from '../language/search.ts';
import type { Rule } from '../rule.ts';
import { toMonthDay } from './month-day.ts';
import { SPAN_UNIT, toSpanUnit } from './span-unit.ts';
import { type Period, toPeriod } from './types.ts';

/** A wording that counts back from an end. The first rule that takes a stretch of the text has it. */
export type LeadRule = Rule<[match: RegExpExecArray, text: string], Period> & { readonly pattern: RegExp };

const LEAD = new RegExp(
  `\\b(${COUNT})[\\s-]*${SPAN_UNIT}['’]?(?:\\s*\\([^()]{1,30}\\))?\\s*(?:in\\s+advance|advance|before|prior|earlier|ahead)\\b`,
  'gi',
);

/** "before two months of the expiry": the count behind the word. */
const LEAD_AFTER = new RegExp(
  `\\b(?:before|prior\\s+to|in\\s+advance\\s+of)\\s+(?:at\\s+least\\s+)?(${COUNT})\\s*${SPAN_UNIT}\\s+(?:of|from|to|before)\\b(?=\\s+(?:the\\s+)?(?:date\\s+of\\s+)?(?:its\\s+|the\\s+)?(?:expir|validity|lapse))`,
  'gi',
);

const EXPIRY =
  /expir|validity|lapse|runs?\s+out|\bends?\b|ceases|comes\s+to\s+an\s+end|end of (?:the )?(?:consent|authori|period)|valid(?:ity)? (?:date|period)|due date/i;
/** "before it expires on 30.06.2029", "before the same lapses". */
const BEFORE_IT_ENDS =
  /\b(?:before|prior\s+to)\s+(?:it|they|the\s+same|this\s+\w+)\s+(?:expires?|lapses?|ends?|runs?\s+out)\b(?:\s+(?:on|by)\s+(?:the\s+)?)?/gi;
const NO_COUNT =
  /\b(?:well\s+)?(?:before|prior\s+to|in\s+advance\s+of)\s+(?:the\s+)?(?:date\s+of\s+)?(?:its\s+|their\s+|such\s+)?(?:expir\w+|lapse|(?<=\b(?:its|their|such)\s+)(?:end|due\s+date|last\s+date)|(?<=the\s+)(?:said|above|aforesaid)\s+date)(?!\s+of\s+(?:(?:a|the)\s+)?(?:period\s+of\s+)?(?:\d|[a-z-]+\s+(?:days?|weeks?|months?|years?)\b))/gi;

const OTHER_PAPER =
  /\b(?:agreement|membership|insurance|polic(?:y|ies)|licen[cs]es?(?!\s+fees?)|passbook|lease|contract|guarantee|B\.?G\.?|warranty|(?<!\brenewal\s+of\s+(?:the\s+|this\s+|its\s+)?)registration|registration(?=\s+(?:certificate|under|with|on|from|of)\b)|(?:existing|fire|CGW[AB]|ground\s*water)\s+NOCs?|NOC\s+(?:from|of))\b/gi;
const OWN_PAPER = /\b(?:consents?|authori[sz]ation|order|clearance|CTO|CTE|CCA|CFO)\b/gi;

const RENEWS_OWN =
  /\brenewal\s+of\s+(?:the\s+|this\s+)?(?:consents?|authori[sz]ation|order|clearance|CTO|CCA)\b/i;

/** "the expiry of the mine lease": of another paper, which stands behind. */
const OF_OTHER_PAPER =
  /^\s+of\s+(?:the\s+|its\s+|this\s+|such\s+)?(?:[\w-]+\s+){0,2}?(?:lease|licen[cs]e|agreement|insurance|policy|membership|contract|registration|guarantee|warranty)\b/i;

/** Whether what expires is this order, and not an agreement or a licence that was named last. */
const isOwnPaper = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 140), at);
  if (RENEWS_OWN.test(before)) return true;
  const last = (pattern: RegExp) => findMatches(pattern, before).at(-1)?.index ?? -1;
  const other = last(OTHER_PAPER);
  return other < 0 || last(OWN_PAPER) > other;
};

/** How far the words of an event are looked for. */
const LONGEST_EVENT = 300;
/** What is announced: "prior to any planned shutdown of the ETP". */
const ANNOUNCED =
  /^\s+(?:(?:to|of)\s+)?(?:(?:any|every|each|the|such|an?)\s+|(?=\w+ing\s))(?:(?!\b(?:and|along|with|for|by|in|or|shall|every|each)\b)[\w-]+\s*){1,7}(?<!\s)(?:\s+or\s+[\w-]+)?/i;

/** "guarantee … expires on 10.02.2026": the end of a paper, printed where it is named. */
const PRINTED_END =
  /\b(?:expires?|expiring|expir(?:ed|y)|valid(?:ity)?|ends|ending|lapses|lapsing)\s*[:–-]?\s+(?:(?:on|by|up\s*to|till|until|date|is|of|being)\s+)*(?:the\s+)?(?:dated?\s+)?$/i;
const OWN_PAPER_ENDS = /\b(?:this|the)\s+(?:consent|authori[sz]ation|order|clearance)\b[^.;]*$/i;

const findPrintedEnd = (before: string): string | null =>
  findDates(before).findLast(({ start, iso }) => iso !== null && PRINTED_END.test(before.slice(0, start)))
    ?.iso ?? null;

/** "The guarantee expiring on 30.06.2025 shall be got renewed": what is to become of another paper. */
const IS_RENEWED =
  /\b(?:shall|should|must|to)\s+(?:also\s+)?(?:be\s+)?(?:got\s+|get\s+)?(?:renew|extend|re-?validat)(?:ed|e)?\b/i;

/** The last day of another paper that is renewed: the day on which it ends, where that is printed. */
const readOtherEnd = (place: { start: number; end: number; text: string }, text: string): Period | null => {
  const before = text.slice(0, place.start);
  const date = OWN_PAPER_ENDS.test(before) ? null : findPrintedEnd(before);
  if (!IS_RENEWED.test(before)) return null;
  return date === null ? toPeriod(place, 'event') : toPeriod(place, 'lead', { amount: 0, unit: 'day', date });
};

/** "not less than one month and not more than three months before": the count that is the latest day. */
const NOT_LESS = new RegExp(
  `\\b(?:not\\s+(?:less|later)\\s+than|at\\s+least|minimum)\\s+(${COUNT})[\\s-]*${SPAN_UNIT}\\s+(?:and|but)\\s+(?:(?:not|no)\\s+(?:more|earlier)\\s+than|at\\s+(?:the\\s+)?most|within)\\s+$`,
  'i',
);

/** The count and the unit, of two counts those of the later day. */
const toCount = (m: RegExpExecArray, text: string) => {
  const latest = NOT_LESS.exec(text.slice(0, m.index)) ?? m;
  return { count: parseCount(groupOf(latest, 1)), unit: toSpanUnit(groupOf(latest, 2)) };
};

/** A count before an end: of this order, or of something that the order does not date. */
const readCount = (m: RegExpExecArray, text: string): Period | null => {
  const { count, unit } = toCount(m, text);
  if (
    count === null ||
    /\b(?:once|twice|thrice|times)\s+(?:in\s+|every\s+|per\s+)?$/i.test(text.slice(0, m.index))
  )
    return null;
  const end = m.index + m[0].length;
  const after = text.slice(end, end + 80);
  const expiry = EXPIRY.exec(after);
  const rest = expiry ? (/^\w*/.exec(after.slice(expiry.index + expiry[0].length))?.[0].length ?? 0) : 0;
  const stop = expiry ? end + expiry.index + expiry[0].length + rest : end;
  const place = { start: m.index, end: stop, text: text.slice(m.index, stop) };
  const announced = ANNOUNCED.exec(text.slice(end, end + LONGEST_EVENT))?.[0] ?? '';
  const others = expiry ? OF_OTHER_PAPER.exec(text.slice(stop)) : null;
  if (others)
    return toPeriod(
      { ...place, end: stop + others[0].length, text: text.slice(m.index, stop + others[0].length) },
      'event',
    );
  const ends =
    expiry && !OWN_PAPER_ENDS.test(text.slice(0, m.index))
      ? (findPrintedEnd(text.slice(end, stop)) ?? findPrintedEnd(text.slice(0, m.index)))
      : null;
  if (ends !== null && unit !== null)
    return toPeriod(place, 'lead', { amount: count * unit.factor, unit: unit.unit, date: ends });
  const isRenewal =
    expiry !== null ||
    /renew|\b(?:consent|authori[sz]ation|clearance|order)\s+(?:lapses|expires|ends|ceases|runs\s+out)\b/i.test(
      text.slice(Math.max(0, m.index - 160), m.index),
    ) ||
    /^\s+for\s+(?:the\s+)?renewal\b/i.test(text.slice(end));
  return unit !== null && isOwnPaper(text, m.index) && isRenewal
    ? toPeriod(place, 'lead', { amount: count * unit.factor, unit: unit.unit })
    : toPeriod(
        expiry
          ? place
          : { ...place, end: stop + announced.length, text: text.slice(m.index, stop + announced.length) },
        'event',
      );
};

const BEFORE_DATE = new RegExp(
  `\\b(${COUNT})[\\s-]*${SPAN_UNIT}['’]?(?:\\s*\\([^()]{1,30}\\))?\\s*(?:in\\s+advance|before|prior|earlier|ahead)\\s+(?:(?:to|of|than)\\s+)?(?:the\\s+)?(?:dated?\\s+)?(?=[\\dA-Z])`,
  'gi',
);

/** A count before a day that is printed beside it: of one year, or of every year. */
const readCountBeforeDate = (m: RegExpExecArray, text: string): Period | null => {
  const count = parseCount(groupOf(m, 1));
  const unit = toSpanUnit(groupOf(m, 2));
  const from = m.index + m[0].length;
  const date = findDates(text.slice(from, from + 40))[0];
  if (count === null || unit === null || date?.start !== 0) return null;
  const place = { start: m.index, end: from + date.end, text: text.slice(m.index, from + date.end) };
  const amount = count * unit.factor;
  if (date.iso) return toPeriod(place, 'lead', { amount, unit: unit.unit, date: date.iso });
  if (date.year !== null || date.day === 0) return null;
  const day = addToDate(`2001-${toMonthDay(date.month, date.day)}`, -amount, unit.unit).slice(5);
  return toPeriod(place, 'recurring', { monthDays: [day] });
};

const BEYOND = new RegExp(
  `\\b(${COUNT})[\\s-]*${SPAN_UNIT}\\s+(?:beyond|after|over\\s+and\\s+above|more\\s+than)\\s+(?:(?:the|its|this|date|period|end|of)\\s+)*(?:expir\\w+|validity|lapse|consent|authori[sz]ation)(?:\\s+(?:of\\s+)?(?:the\\s+|this\\s+)?(?:validity|period|consent|authori[sz]ation|order))?`,
  'gi',
);

/** In the order in which they are tried. */
export const LEAD_RULES: readonly LeadRule[] = [
  /** "three months before 31/03/2029", "30 days before 30th September". Leaves an end that is not printed there. */
  { id: 'before-printed-date', pattern: BEFORE_DATE, read: readCountBeforeDate },
  /** A bank guarantee "valid for six months beyond the validity": after the end. Leaves what else goes on after it. */
  {
    id: 'beyond-end',
    pattern: BEYOND,
    read: (m, text) => {
      const count = parseCount(groupOf(m, 1));
      const unit = toSpanUnit(groupOf(m, 2));
      if (count === null || unit === null || !/guarantee|\bB\.?G\.?\b/i.test(text)) return null;
      return toPeriod({ start: m.index, end: m.index + m[0].length, text: m[0] }, 'lead', {
        amount: -count * unit.factor,
        unit: unit.unit,
      });
    },
  },
  /** "60 days before the date of expiry", "120 days in advance". An event where no end of this order is named. Leaves "once a year before monsoon". */
  { id: 'count-before', pattern: LEAD, read: readCount },
  /** "before two months of the expiry": the count behind the word. Leaves "before two months" alone. */
  { id: 'before-count', pattern: LEAD_AFTER, read: readCount },
  /** "renewed before it expires on 30.06.2029": the last day, where it is printed or that of the order. Leaves what is not renewed. */
  {
    id: 'before-it-ends',
    pattern: BEFORE_IT_ENDS,
    read: (m, text) => {
      if (!/renew|appl|exten|valid/i.test(text)) return null;
      const from = m.index + m[0].length;
      const date = findDates(text.slice(from, from + 40)).find(
        ({ start, iso }) => start === 0 && iso !== null,
      );
      const end = date ? from + date.end : m.index + m[0].trimEnd().length;
      const place = { start: m.index, end, text: text.slice(m.index, end) };
      if (date) return toPeriod(place, 'lead', { amount: 0, unit: 'day', date: date.iso });
      return isOwnPaper(text, m.index)
        ? toPeriod(place, 'lead', { amount: 0, unit: 'day' })
        : readOtherEnd(place, text);
    },
  },
  /** "before expiry" without a count is the last day itself. Leaves sentences that do not speak of a renewal. */
  {
    id: 'before-expiry',
    pattern: NO_COUNT,
    read: (m, text) => {
      const place = { start: m.index, end: m.index + m[0].length, text: m[0] };
      if (!isOwnPaper(text, m.index)) return readOtherEnd(place, text);
      return /renew|appl|extension/i.test(text) ? toPeriod(place, 'lead', { amount: 0, unit: 'day' }) : null;
    },
  },
];

const HINT = /before|prior|advance|earlier|ahead|beyond|after|above|more/i;

/** "60 days before the date of expiry", and "before expiry" without a count, which is the last day itself. */
export const findLeads = (text: string, rules = LEAD_RULES): Period[] => {
  const leads: Period[] = [];
  if (!HINT.test(text)) return leads;
  for (const rule of rules) {
    for (const m of findMatches(rule.pattern, text)) {
      if (leads.some((lead) => m.index < lead.end && lead.start < m.index + m[0].length)) continue;
      const lead = rule.read(m, text);
      if (lead) leads.push(lead);
    }
  }
  return leads;
};
