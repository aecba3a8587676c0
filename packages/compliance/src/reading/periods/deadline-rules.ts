import { findDates } from '../language/dates.ts';
import { toPeriodCode } from '../questions/period-code.ts';
import { type Rule, readFirst } from '../rule.ts';
import { isEventAnchor, ORDER } from './deadline-anchor.ts';
import { type Deadline, findSpans, type SpanPlace } from './deadline-spans.ts';
import { type Period, toPeriod } from './types.ts';

/** What a span is a deadline for, or none. The first rule that knows decides. */
export type DeadlineRule = Rule<[deadline: Deadline], Period | 'none'>;

const HOURS_OF_A_DAY = 24;
/** What is to become of something, right before a span. */
const IS_TO_BE =
  /\bto\s+be\s+(?:[a-z]{3,}ed|given|sent|in\s+place|ready|over|made|done)(?:\s+(?:of|off|out|up|down|away|over))?\s*$|^(?:\W|\d)*(?:provide|install|submit|furnish|complete|obtain|construct|replace|file|inform|intimate|notify|nominate|appoint|remit|pay|deposit|remove|shift|dismantle|comply|confirm|repair|rectify)\s(?:(?!\b(?:generated|stored|used|which|that)\b)[^.;,]){1,80}$|\b(?:directed|required|instructed|ordered|asked)\s+to\s+[a-z]+\s(?:(?!\b(?:generated|stored|used|which|that)\b)[^.;,]){1,80}$|\b(?:shall|should|must)\s+(?:be\s+(?:\w+ly\s+)?(?:[a-z]{3,}ed|given|sent|done|made|put|laid|dug|built|brought)(?:\s+(?:of|off|out|up|down|away|over))?|(?:submit|reach|furnish|file|send|provide|install|complete|obtain|construct|commission|achieve|prepare|replace|upgrade|plant|implement|deposit|pay|remit|remove|raise|erect|connect|dispose|lift|shift|appoint|nominate|engage|rectify|repair|(?:start|begin|commence|finish|cease|stop|conclude)(?=\s))\b(?:(?!\b(?:generated|stored|made|used|which|that|shall|should|must)\b)(?:[^.;]|\.(?=\d)|(?<=\bRs)\.)){1,80})\s*$|\b(?:shall|should|must|is\s+to|are\s+to)\s+be\b[^.;]*\band\s+(?:[\w-]+\s+){1,4}?(?:furnished|submitted|completed|sent|installed|commissioned)\s*$/i;
const COMMANDS = /\b(?:shall|should|must|will|(?:has|have|is|are)\s+to|to\s+be)\b/i;
/** "in the first three months and thereafter". */
const THEN_AGAIN = /^\s*,?\s*and\s+(?:thereafter|then|afterwards)\b/i;
/** What an order demands at once, whatever happens. */
const DIRECTS =
  /^(?!.*\b(?:in\s+case|in\s+the\s+event|if|when|whenever|where|any)\b)[^.;]*\b(?:you|unit|industry|company|occupier)\s+(?:is|are)\s+(?:hereby\s+)?(?:directed|ordered|instructed)\s+to\s[^.;]*$/i;
/** What may follow such a span. */
const THEN_ON =
  /^\s*(?:[.;,)]|$|&|(?:for|towards|against|without|failing|positively|and|in\s+consultation|through|by|from\s+(?:a|an|the)\s+\w+\s+(?:agency|institute))\b)/i;

/** Something else than the order is to come first. */
const GETS =
  /\b(?:obtain|get|procure|secure|receive|apply\s+for)\s(?:(?!\b(?:order|consent|letter|notice)\b)[^.;])*$/i;

const FROM_DAY = /^\s*(?:from|of|after)\s+(?:the\s+)?(?:date(?:d)?\s+(?:of\s+)?)?(?=\d)/i;
const FROM_THAT_DAY =
  /^\s*(?:from|of|after)\s+(?:that|such|the\s+(?:said|above|aforesaid|same))\s+(?:date|day)\b/i;

/** The printed day that a span is counted from: right behind it, or the last before it. */
const findPrintedDay = ({ before, after }: Deadline): string | null => {
  const from = FROM_DAY.exec(after)?.[0].length;
  if (from !== undefined) return findDates(after.slice(from)).find(({ start }) => start === 0)?.iso ?? null;
  return FROM_THAT_DAY.test(after) ? (findDates(before).at(-1)?.iso ?? null) : null;
};

const toOnce = (place: SpanPlace, { count, unit }: Deadline): Period | null =>
  count !== null && unit ? toPeriod(place, 'once', { amount: count * unit.factor, unit: unit.unit }) : null;

/** A deadline that counts from the order is quoted with it. */
const toPlace = ({ span, whole, anchor }: Deadline): SpanPlace => (ORDER.test(anchor) ? whole : span);

/** The order matters: what is no deadline comes first, the plain deadline last. */
export const DEADLINE_RULES: readonly DeadlineRule[] = [
  /** "within 0 days": a form that was not filled in. Leaves every real count. */
  { id: 'no-count', read: ({ count }) => (count === 0 ? 'none' : null) },
  /**
   * "built in two years" tells how long something takes. Leaves "in a period of two years", "in the next 60 days", "within
   * two years", "shall be built in six months." and what counts from the order.
   */
  {
    id: 'how-long',
    read: ({ span, before, after, anchor, preposition }) =>
      /^in\b/i.test(span.text) &&
      !/time|period/i.test(span.text) &&
      !ORDER.test(anchor) &&
      !isEventAnchor(anchor, preposition) &&
      !(IS_TO_BE.test(before) && THEN_ON.test(after)) &&
      !(/\b(?:next|coming|ensuing|forthcoming)\b/i.test(span.text) && COMMANDS.test(before)) &&
      !(/\bfirst\b/i.test(span.text) && COMMANDS.test(before) && THEN_AGAIN.test(after))
        ? 'none'
        : null,
  },
  /** "You are directed to remove the line in 48 hours": from the order itself, in whole days. Leaves hours from something that happens. */
  {
    id: 'directed-in-hours',
    read: ({ span, unit, before, anchor }) => {
      const days = Number(/\d+/.exec(span.text)?.[0]) / HOURS_OF_A_DAY;
      return unit === null && anchor === '' && Number.isInteger(days) && DIRECTS.test(before)
        ? toPeriod(span, 'once', { amount: days, unit: 'day' })
        : null;
    },
  },
  /** "within 72 hours of issue of this consent": from the order, in whole days. Leaves hours from something that happens. */
  {
    id: 'hours-of-order',
    read: ({ whole, span, unit, anchor, preposition }) => {
      const days = Number(/\d+/.exec(span.text)?.[0]) / HOURS_OF_A_DAY;
      return unit === null &&
        Number.isInteger(days) &&
        ORDER.test(anchor) &&
        !isEventAnchor(anchor, preposition)
        ? toPeriod(whole, 'once', { amount: days, unit: 'day' })
        : null;
    },
  },
  /** "within 24 hours" counts from something that happens. Leaves days and more. */
  {
    id: 'hours',
    read: ({ span, unit }) => (unit === null ? toPeriod(span, 'event') : null),
  },
  /** "within 30 days before": counts back, which the rules of leads read. Leaves days that count forward. */
  { id: 'counts-back', read: ({ after }) => (/^\s*(?:before|prior)/i.test(after) ? 'none' : null) },
  /** "within 15 days from 31.07.2025", "valid up to 31.07.2025; … within 15 days from that date": after a printed day. Leaves what counts from the order. */
  {
    id: 'from-printed-day',
    read: (deadline) => {
      const { span, count, unit } = deadline;
      const day = findPrintedDay(deadline);
      return day !== null && count !== null && unit
        ? toPeriod(span, 'lead', { amount: -count * unit.factor, unit: unit.unit, date: day })
        : null;
    },
  },
  /** "within 5 working days of detection": the day is not known. Leaves what counts from the order itself. */
  {
    id: 'from-event',
    read: ({ whole, anchor, preposition }) =>
      isEventAnchor(anchor, preposition) ? toPeriod(whole, 'event') : null,
  },
  /** "obtain the NOC and submit a copy within 7 days of its receipt": counts from when that comes. Leaves the receipt of the order. */
  {
    id: 'from-its-receipt',
    read: ({ whole, before, anchor }) =>
      /^(?:the\s+)?(?:date\s+of\s+)?(?:its|their|such)\s+receipt\b/i.test(anchor) && GETS.test(before)
        ? toPeriod(whole, 'event')
        : null,
  },
  /** "within 60 days whenever the waste changes": counts from that. Leaves "if", which tells of the order's own day. */
  {
    id: 'whenever-behind',
    read: ({ span, after }) =>
      /^\s*,?\s*(?:whenever|when|as\s+and\s+when|in\s+case\s+of)\s/i.test(after)
        ? toPeriod(span, 'event')
        : null,
  },
  /** "within a fortnight thereafter", "within one month thereof": counts from what the sentence names before. Leaves what counts from the order. */
  {
    id: 'thereafter',
    read: ({ span, after }) =>
      /^\s*,?\s*(?:thereafter|thereof|afterwards|after\s+that)\b/i.test(after)
        ? toPeriod(span, 'event')
        : null,
  },
  /** "within ____ days": asks for the number. Leaves a number that is there. */
  {
    id: 'blank',
    read: (deadline) => {
      const { count, unit } = deadline;
      return count === null && unit
        ? toPeriod(toPlace(deadline), 'once', {
            unit: unit.unit,
            question: `The order leaves out the number of ${unit.unit}s. Within how many ${unit.unit}s is it due?`,
            asks: { kind: 'count', unit: unit.unit, of: 'deadline' },
          })
        : null;
    },
  },
  /** "within 15/30 days": takes the shorter and asks. Leaves one count. */
  {
    id: 'either-of-two',
    read: (deadline) => {
      const { span, count, other, unit } = deadline;
      if (count === null || other === null || !unit) return null;
      const counts = [count, other].map((each) => each * unit.factor).toSorted((a, b) => a - b);
      return toPeriod(toPlace(deadline), 'once', {
        amount: counts[0] ?? null,
        unit: unit.unit,
        question: `The order says ${span.text} and leaves open which. Until when is it due?`,
        asks: {
          kind: 'deadline',
          options: counts.map((every) => toPeriodCode({ every, unit: unit.unit, times: 1 })),
        },
      });
    },
  },
  /** "within 10 working days": asked, as weeks have five of them or six; the shorter is taken. Leaves plain days. */
  {
    id: 'working-days',
    read: (deadline) => {
      const { span, count } = deadline;
      if (count === null || !/\bworking\s+days/i.test(span.text)) return null;
      const spans = [6, 5].map((week) => count + Math.floor(count / week) * (7 - week));
      return toPeriod(toPlace(deadline), 'once', {
        amount: spans[0] ?? null,
        unit: 'day',
        question: `The order counts ${count} working days, and weeks may have five of them or six. Until when is it due?`,
        asks: {
          kind: 'deadline',
          options: [...new Set(spans)].map((every) => toPeriodCode({ every, unit: 'day', times: 1 })),
        },
      });
    },
  },
  /** "within 30 days from receipt of this order": quoted with the order. Leaves other anchors, which are not quoted. */
  {
    id: 'from-order',
    read: (deadline) =>
      deadline.anchor && ORDER.test(deadline.anchor) ? toOnce(deadline.whole, deadline) : null,
  },
  /** "within 15 days": from the issue of the order. Leaves hours. */
  { id: 'from-issue', read: (deadline) => toOnce(deadline.span, deadline) },
];

/** "within 15 days", from the issue of the order or from an event ("of detection", "within 24 hours"). */
export const findDeadlines = (text: string, rules = DEADLINE_RULES): Period[] =>
  findSpans(text).flatMap((deadline) => {
    const found = readFirst(rules, deadline);
    return found === null || found === 'none' ? [] : [found];
  });
