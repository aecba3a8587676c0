import { COUNT } from '../language/numbers.ts';
import { findByRules, type PeriodRule } from './period-rule.ts';
import type { Period } from './types.ts';

const event = { kind: 'event' } as const;

/** A word that makes somebody else know of it, behind a command. */
const TELLS =
  /\b(?:shall|should|must|will|has\s+to|have\s+to|is\s+to|are\s+to|(?<!\bcan\s)be)\b[^.;]*\b(?:report(?:ed)?|inform(?:ed)?|intimat(?:e|ed|ion)|notif(?:y|ied)|appris(?:e|ed)|brought\s+to\s+the\s+(?:notice|knowledge)|communicat(?:e|ed)|submit(?:ted)?|furnish(?:ed)?|sen[dt]|forward(?:ed)?)\b|\b(?:intimation|information|notice)\s+(?:[\w-]+\s+){0,4}?(?:shall|should|must|is\s+to|to)\s+be\s+(?:given|sent|made)\b/i;
/** Something to apply for, send or tell, and nothing forbidden. */
const APPLIES =
  /\b(?:shall|should|must|has\s+to|is\s+to)\s+(?:(?:also|first|be)\s+)*(?:apply|applied|submit(?:ted)?|furnish(?:ed)?|inform(?:ed)?|intimat(?:e|ed))\b(?:(?!\b(?:shall|should|must|not|no)\b)[^.;])*$/i;
const NOTES = /\b(?:shall|should|must)\s+be\s+(?:noted|recorded|entered|logged|told)\b/i;
/** What is asked for is no event. */
const ASKED =
  /\b(?:asks?|requires?|demands?|required|directed|called\s+for|needed|necessary|asked|instructed|demanded|applicable)\b/i;

/** The part of a sentence between semicolons that a place is in. */
const toPart = (text: string, at: number): string => {
  const end = text.indexOf(';', at);
  return text.slice(text.lastIndexOf(';', at) + 1, end < 0 ? text.length : end);
};

/** Duties that begin when something happens. The first that takes a stretch has it. */
export const EVENT_RULES: readonly PeriodRule[] = [
  /** "shall inform the Board forthwith", "reported without delay". Leaves "immediately" where nobody is told. */
  {
    id: 'at-once',
    pattern:
      /\b(?:forthwith|immediately|without\s+(?:any\s+|further\s+|undue\s+)?delay|promptly|at\s+once|(?:on\s+)?the\s+same\s+day|as\s+soon\s+as\s+possible)\b(?!\s+(?:adjacent|below|above|behind|next|outside|near|around|surrounding|(?:be\s+)?(?:stop|ceas|suspend|discontinu|shut|clos|halt|switch|cut|disconnect|evacuat|vacat|isolat)\w*))/gi,
    read: (m, text) => (TELLS.test(toPart(text, m.index)) ? event : null),
  },
  /** "with every consignment", "before each dispatch". Leaves "every batch" that is only counted, and what is printed on each. */
  {
    id: 'with-each',
    pattern:
      /\b(?:along\s+with|with|accompany(?:ing)?|before|after|prior\s+to|at\s+the\s+time\s+of|on|at)\s+(?:every|each)\s+(?:consignment|batch|dis?patch|despatch|load|tanker|truck|trip|shipment|delivery|lot|lifting|transfer|sale|shut\s?down|break\s?down|incident|occasion)\w*\b/gi,
    read: (m, text) => (/^on\b/i.test(m[0]) && MARKED.test(text.slice(0, m.index)) ? null : event),
  },
  /** "filled up for each consignment": with each of them. Leaves what is only counted so. */
  {
    id: 'for-each-load',
    pattern: /\bfor\s+(?:every|each)\s+(?:consignment|dis?patch|despatch|shipment|trip|lot\s+sent)\b/gi,
    read: (m, text) => (/\b(?:shall|should|must)\s+be\s+[a-z]/i.test(text.slice(0, m.index)) ? event : null),
  },
  /** "As soon as the pipeline is laid, the unit must take a connection": when that is so. Leaves "as soon as possible". */
  {
    id: 'as-soon-as',
    pattern:
      /\b(?:as\s+soon\s+as|immediately\s+(?:after|on|upon)|soon\s+after)\s+(?!(?:possible|practicable|feasible)\b)[^,;.]{3,80}/gi,
    read: (_m, text) => (/\b(?:shall|should|must|has\s+to|have\s+to)\s+(?!not\b)/i.test(text) ? event : null),
  },
  /** "with a month's notice", "by giving 15 days' prior notice": before what is told. Leaves notices of the Board. */
  {
    id: 'with-notice',
    pattern: new RegExp(
      `\\b(?:with|by\\s+giving|giving|on|after)\\s+(?:at\\s+least\\s+)?(?:${COUNT})[-\\s]+(?:clear\\s+)?(?:days?|weeks?|months?)['’]?s?['’]?\\s+(?:prior\\s+|advance\\s+|previous\\s+|written\\s+)*notice\\b`,
      'gi',
    ),
    read: (_m, text) =>
      TELLS.test(text) || /\b(?:shall|should|must)\s+(?:tell|give)\b/i.test(text) ? event : null,
  },
  /** "prior to occupation of Tower C": once, when that is due. Leaves what is forbidden till then. */
  {
    id: 'before-use',
    pattern:
      /\b(?:before|prior\s+to)\s+(?:the\s+)?(?:occupation|occupancy|possession|handing\s+over|inauguration)\b(?:\s+of\s+(?:the\s+)?[\w-]+(?:\s+[A-Z0-9]\w*)?)?/gi,
    read: (m, text) =>
      /\b(?:shall|should|must|has\s+to|to)\s+(?:be\s+)?(?!not\b)[a-z]/i.test(text.slice(0, m.index)) &&
      !/\b(?:not|no)\b/i.test(text.slice(0, m.index))
        ? event
        : null,
  },
  /** "after every heavy rain", "before each use": whatever comes again. Leaves what the calendar brings. */
  {
    id: 'around-each',
    pattern:
      /\b(?:before|after|prior\s+to|at\s+the\s+time\s+of|following)\s+(?:every|each)\s+(?!(?:\w+\s+)?(?:days?|weeks?|weekends?|fortnights?|months?|quarters?|half|years?|hours?|shifts?|minutes?|mornings?|evenings?|seasons?|monsoons?|rains|winters?|summers?|such)\b)(?!\d|(?:two|three|four|five|six|eight|ten|twelve|alternate|calendar|financial)\b)(?:[a-z-]+\s+(?!(?:in|of|the|shall|and|to)\b))?[a-z-]+\b(?:\s+(?:in|of)\s+(?:the\s+)?[a-z-]+)?/gi,
    read: () => event,
  },
  /** "shall apply for consent before commencement": once, on a day that the order leaves open. Leaves what is forbidden or owned by then. */
  {
    id: 'before-start',
    pattern:
      /\b(?:well\s+)?(?:before|prior\s+to)\s+(?:the\s+)?(?:(?:actual|its|trial)\s+)*(?:commencement|commencing|commissioning|start(?:ing)?)\b(?:\s+(?:of\s+)?(?!(?:every|each|the\s+(?:season|monsoon))\b)(?:the\s+)?[a-z-]+)?/gi,
    read: (m, text) => (APPLIES.test(text.slice(0, m.index)) ? event : null),
  },
  /** "whenever the ownership changes", "every time a filter bag is replaced". Leaves "whenever required". */
  {
    id: 'whenever',
    pattern: /\b(?:whenever|as\s+and\s+when|(?:every|each)\s+time)\s+[^,;.]{3,80}/gi,
    read: (m, text) => (ASKED.test(m[0]) || !(TELLS.test(text) || NOTES.test(text)) ? null : event),
  },
  /** "In case of any accident, the details shall be submitted". Leaves what nobody is told of. */
  {
    id: 'in-case-of',
    pattern:
      /\bin\s+(?:the\s+)?(?:case|event)\s+of\s+(?:an?\s+|any\s+|such\s+)?(?:[\w-]+\s+){0,3}?(?:accidents?|spill(?:age)?s?|leak(?:age)?s?|break\s?downs?|failures?|emergenc(?:y|ies)|fires?|explosions?|upsets?|shut\s?downs?|closure|power\s+(?:failure|cut)|exceedances?|mishaps?|discharges?|releases?|death|disasters?|changes?)\b/gi,
    read: (m, text) => (TELLS.test(text.slice(m.index)) ? event : null),
  },
];

/** What a thing bears. */
const MARKED =
  /\b(?:declared|printed|marked|shown|displayed|indicated|mentioned|affixed|label(?:l)?ed|stamped|embossed|pasted|written)\s+$/i;

const HINT =
  /forthwith|immediately|delay|promptly|at\s+once|soon\s+as|commenc|commission|start|same\s+day|(?:every|each)\s|whenever|as\s+and\s+when|in\s+(?:the\s+)?(?:case|event)\s+of|soon\s+after|notice|occupa|possession|handing|inaugur/i;

/** What happens without a day: "forthwith", "with every consignment", "whenever …". The time limit is in the words. */
export const findEvents = (text: string, rules = EVENT_RULES): Period[] =>
  HINT.test(text) ? findByRules(text, rules).sort((a, b) => a.start - b.start) : [];
