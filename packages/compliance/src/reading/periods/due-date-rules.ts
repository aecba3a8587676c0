import type { FoundDate } from '../language/dates.ts';
import type { Rule } from '../rule.ts';

/** Whether a printed date is a day that something is due on. The first rule that knows decides. */
export type DueDateRule = Rule<[text: string, date: FoundDate], 'due' | 'none'>;

const INTRODUCES_DUE =
  /\b(?:by|before|prior\s+to|on|due|target(?:\s+date)?|till|until|up\s*till?|upto|up to|latest|than|not\s+beyond|within|(?:on|by)\s+(?:every|each)|every year|each year|yearly|annually)\s*(?:or\s+before\s+)?(?:the\s+)?(?:dated?\s+|(?:(?:extended|revised|new|stipulated|scheduled|final|outer)\s+)?(?:date|deadline|time\s?line)\s+of\s+)?$/i;
const INTRODUCES_PERIOD =
  /\b(?:ending|ended|end|ends|as on|as at|year|from|period|dated?|dtd?\.?|upto|up to|valid(?:ity)?|till|expir\w+|since|of|held on|w\.?e\.?f\.?|notification|vide|between|starting|commencing|closing)\s*(?:on\s+)?(?:the\s+)?$|\byears?\s+(?:ending|ended|ends|closing|closed)\s+by\s+(?:the\s+)?$/i;
/** "shall install a flow meter up to 31.12.2025" sets a day; "is valid up to", "fee paid up to" and "shall remain till" do not. */
const IS_ORDERED =
  /\b(?:shall|should|must|will|(?:has|have|is|are)\s+to|to\s+be)\s+(?:be\s+)?(?!be\b|not\b|remain|continue|stand|hold|keep|maintain|kept|maintained)[a-z]+|\bbe\s+(?:sent|filed|submitted|furnished|uploaded|paid|deposited)\b|^\W*(?:annual\s+)?(?:returns?|statements?|reports?)\b[^.;]{0,60},\s*(?:up\s*to|till)\s*(?:the\s+)?$|^\W*(?:file|submit|furnish|send|upload|complete|install|apply|pay|deposit|obtain|provide|report)\b|\b(?:returns?|reports?|statements?)\s*(?:[:–-]|is|are)?\s*(?:due\s+)?(?:up\s*to|till)\s*(?:the\s+)?$/i;
const HOLDS_UNTIL =
  /\bvalid\w*|\bfees?\b|\bin\s+force\b|\bperiod\b|guarantee|\bpaid\b|\badequate\b|\bexpir\w+|\bfrom\b|\bcapacity\b|\b(?:extended|granted|allowed|permitted|restricted|limited)\b/i;
/** A day from which something is done. */
const WITH_EFFECT =
  /\b(?:w\.?\s?e\.?\s?f\.?|with\s+effect\s+from|(?:starting|commencing|beginning)\s+(?:from|on|with))\s*(?:the\s+)?(?:dated?\s+)?$/i;
/** "is given time up to 30.11.2024 to provide". */
const TIME_GIVEN =
  /\b(?:given|granted|allowed)\s+(?:a\s+|further\s+)*time\s+(?:up\s*to|till)\s*(?:the\s+)?$/i;

/** "Time up to 31.12.2024 is allowed for": the time stands in front of who gives it. */
const TIME_UP_TO =
  /(?:^|[^\w\s]|\b(?:and|that|the|an?|further|additional|extra|more))\s*(?:time(?:\s+limit)?|period|extension(?:\s+of\s+time)?)\s+(?:up\s*to|up\s*till?|till|until)\s*(?:the\s+)?(?:dated?\s+)?$/i;
const IS_GIVEN =
  /^\s*(?:is|are|has\s+been|is\s+being)\s+(?:hereby\s+|also\s+|further\s+)?(?:given|granted|allowed)\s+(?:to|for)\s+(?!(?:the\s+)?(?:operat\w*|run(?:ning)?|production|validity|consent|discharge)\b)[a-z]/i;

/** "has paid the fee of Rs. 500 on", "having been done on": nothing that commands stands between. */
const WAS_DONE =
  /\b(?:having\s+been|was|were|had|has|have)\s+(?:been\s+|already\s+)*(?!to\b)[a-z]+(?:ed|id|en|ade|eld|ent|one)\b(?:(?!\b(?:shall|should|must|to\s+be|and)\b)[^;])*\bon\s*$/i;

/** "30th September every year". */
const EVERY_YEAR = /^\s*,?\s*(?:of\s+)?(?:every|each)\s+(?:calendar\s+|financial\s+|succeeding\s+)?year/i;

const THIS_YEAR = /^\s*,?\s*(?:of\s+)?(?:this|the\s+(?:current|present))\s+year\b/i;

/** The words right before and behind a date: as many as tell what it is. */
const before = (text: string, date: FoundDate): string =>
  text.slice(Math.max(0, date.start - 40), date.start);
const after = (text: string, date: FoundDate): string => text.slice(date.end, date.end + 40);

/** The order matters: the sure wordings first. */
export const DUE_DATE_RULES: readonly DueDateRule[] = [
  /** "the last inspection having been done on 10.01.2023": it was. Leaves what is to be done. */
  {
    id: 'past',
    read: (text, date) =>
      WAS_DONE.test(text.slice(text.lastIndexOf(';', date.start) + 1, date.start)) ? 'none' : null,
  },
  /** "as amended on 16.11.2009", "notified on": the date of a rule or a paper. Leaves what is to be done on it. */
  {
    id: 'dated',
    read: (text, date) =>
      /(?<!\b(?:be|been|being|get|got|and|or|to)\s+(?:\w+ly\s+)?(?:[a-z]+-)?)\b[a-z]{3,}ed\s+(?:vide\s+\S+\s+|by\s+(?:the\s+)?(?:[\w.]+\s+){1,3})?on\s*(?:the\s+)?(?:dated?\s+)?$/i.test(
        before(text, date),
      )
        ? 'none'
        : null,
  },
  /** "noticed during the inspection on 08.06.2023", "assurances given in the hearing on 22/09/2023": when it came up. Leaves what is to be done at a meeting. */
  {
    id: 'came-up-on',
    read: (text, date) =>
      date.year !== null &&
      /(?<!\b(?:be|to\s+be|been)\s+(?:\w+ly\s+)?)\b(?:noticed|observed|found|seen|noted|pointed\s+out|raised|given|made|taken|stated|told|assured|committed|agreed|accepted|recorded|discussed|brought\s+out|agreed\s+to)\s[^.;]{0,60}?\b(?:inspection|hearing|visit|meeting|presentation|discussion|sampling|survey|notice|Sabha)\b[^.;,]{0,40}?\s(?:held\s+)?on\s*(?:the\s+)?$/i.test(
        text.slice(Math.max(0, date.start - 140), date.start),
      )
        ? 'none'
        : null,
  },
  /** "on or before dated 31/03/2027". Leaves a date that is only dated. */
  {
    id: 'on-or-before',
    read: (text, date) =>
      /\bon\s+or\s+before\s*(?:the\s+)?(?:dated?\s+)?$/i.test(before(text, date)) ? 'due' : null,
  },
  /**
   * "every six months i.e., 1st of January", "before the onset of monsoon i.e. 31.05.2021". A full date that explains
   * nothing that is due is none. Leaves dates without such words.
   */
  {
    id: 'namely',
    read: (text, date) => {
      const words = before(text, date);
      if (!/\b(?:i\.?\s?e\.?|viz\.?|namely)\W*(?:on\s+|by\s+)?$/i.test(words)) return null;
      return date.year === null || /\b(?:before|by)\b/i.test(words) ? 'due' : 'none';
    },
  },
  /** "half yearly (1st June & 1st December)". Leaves a date with a year, which dates something. */
  {
    id: 'in-brackets',
    read: (text, date) => (date.year === null && /[(:]\s*$/.test(before(text, date)) ? 'due' : null),
  },
  /** "Time up to 31.12.2024 is allowed for the shed": it is to be done by then. Leaves time that was given, and time to operate. */
  {
    id: 'time-given',
    read: (text, date) =>
      TIME_UP_TO.test(before(text, date)) && IS_GIVEN.test(text.slice(date.end, date.end + 80))
        ? 'due'
        : null,
  },
  /** "shall install a meter up to 31.12.2025" is due; "is valid up to" is none. Leaves other words of introduction. */
  {
    id: 'up-to',
    read: (text, date) => {
      if (!/\b(?:up\s*to|up\s*till?|till)\s*(?:the\s+)?(?:dated?\s+)?$/i.test(before(text, date)))
        return null;
      const sentence = text.slice(0, date.start);
      if (date.year === null && EVERY_YEAR.test(after(text, date))) return 'due';
      if (TIME_GIVEN.test(sentence) && /^\s+(?:to|for)\s+[a-z]/i.test(after(text, date))) return 'due';
      return IS_ORDERED.test(sentence) && !HOLDS_UNTIL.test(sentence) ? 'due' : 'none';
    },
  },
  /** "monthly w.e.f. 01.06.2024", "shall run the meter with effect from": it begins then. Leaves what is valid or paid from a day. */
  {
    id: 'with-effect',
    read: (text, date) => {
      const m = WITH_EFFECT.exec(before(text, date));
      if (!m || date.iso === null) return null;
      const clause = text.slice(text.lastIndexOf(';', date.start) + 1, date.start).slice(0, -m[0].length);
      return IS_ORDERED.test(clause) && !HOLDS_UNTIL.test(clause) ? 'due' : null;
    },
  },
  /** "shall be in place from 1st October, 2024", "put in operation from 15th August": it is to be so by then. Leaves what is valid, paid or counted from a day. */
  {
    id: 'in-use-from',
    read: (text, date) =>
      /\b(?:in\s+(?:place|operation|position|use|force)|into\s+(?:operation|use)|operational|functional|commissioned|started|operated|used|discontinued|stopped|switched\s+over|made\s+(?:operational|functional))\s+(?:with\s+effect\s+)?from\s+(?:the\s+)?$/i.test(
        before(text, date),
      ) &&
      IS_ORDERED.test(text.slice(0, date.start)) &&
      (date.iso !== null || THIS_YEAR.test(after(text, date)))
        ? 'due'
        : null,
  },
  /** "by 30th June", "latest by 31.12.2026", "annually 1st May". Leaves "ending 31st March", "held on", "dated". */
  {
    id: 'introduced',
    read: (text, date) => {
      const words = before(text, date);
      // "twice in a year on 1st April" is no year that ends.
      const bare = words
        .replace(/\byear\s+(?=on\s+(?:the\s+)?$)/i, '')
        // "By the extended date of" introduces what is due.
        .replace(/\b(?:date|deadline|time\s?line)\s+of\s*$/i, '');
      return INTRODUCES_DUE.test(words) && !INTRODUCES_PERIOD.test(bare) ? 'due' : null;
    },
  },
  /** "the deadline for the tank is 30.06.2026", "for which 31.12.2026 is fixed". Leaves days of anything else. */
  {
    id: 'deadline-noun',
    read: (text, date) =>
      /\b(?:deadline|last\s+date|due\s+date|time\s+limit|target(?:\s+date)?|outer\s+(?:limit|date)|cut-?off\s+date)\b[^.;]{0,80}?(?:\b(?:is|shall\s+be|being|as)|[:–-])\s*(?:the\s+)?$/i.test(
        text.slice(0, date.start),
      ) || /^\s+(?:is|has\s+been)\s+(?:hereby\s+)?(?:fixed|set|stipulated)\b/i.test(after(text, date))
        ? 'due'
        : null,
  },
  /** "shall observe 5th June as World Environment Day". Leaves dates that nobody keeps. */
  {
    id: 'observed',
    read: (text, date) =>
      /\b(?:observ|celebrat)(?:e|ed|ing)\s+(?:on\s+)?(?:the\s+)?$/i.test(before(text, date)) ? 'due' : null,
  },
  /** "half yearly return to be filed 31st December and 30th June": right behind what is to be done. Leaves a date with a year, which may tell what was. */
  {
    id: 'behind-its-verb',
    read: (text, date) =>
      date.year === null &&
      date.day > 0 &&
      /\bbe\s+(?:\w+ly\s+)?(?:filed|submitted|furnished|sent|uploaded|paid|renewed|forwarded)\s+$/i.test(
        before(text, date),
      )
        ? 'due'
        : null,
  },
  /** "30th June of every year". Leaves a date with a year of its own, and the end of a period. */
  {
    id: 'of-every-year',
    read: (text, date) =>
      date.year === null && !INTRODUCES_PERIOD.test(before(text, date)) && EVERY_YEAR.test(after(text, date))
        ? 'due'
        : null,
  },
];
