import type { Rule } from '../rule.ts';
import type { ObligationCategory } from '../types.ts';
import { type Parts, readActivity } from './activities.ts';
import { ADVERBS, bare, IN_CASE, INTENDS, lower, MODAL, toObject, upper, WITHOUT_MODAL } from './grammar.ts';
import { toBaseForm } from './verbs.ts';

/** A duty to be named: its words without number and period, and its sort. */
type Clause = { text: string; category: ObligationCategory };

/** How a grammar of clauses gives verb and object; null where the clause is built otherwise. */
export type NameRule = Rule<[clause: Clause], Parts>;

const UP_TO_DATE = new RegExp(
  `^(.+?)\\s+${MODAL}\\s+be\\s+(?:brought|kept|made)\\s+(?:fully\\s+)?up\\s?-?to\\s?-?date\\b`,
  'i',
);
const FORM = /\bform\s*[-–.]?\s*([IVX]{1,4}|\d{1,2}[A-Z]?)\b/i;
const MADE_KNOWN = new RegExp(
  `^(${WITHOUT_MODAL}+?)\\s+${MODAL}\\s+be\\s+${ADVERBS}(?:made\\s+known|told|brought\\s+to\\s+the\\s+(?:notice|knowledge)|intimated|informed|apprised|notified|communicated)\\b`,
  'i',
);
/** Who is told of something. */
const BODY =
  '(?:board|offices?|officers?|authorit(?:y|ies)|public|engineers?|panchayat|collector|department|police|inspector|SEIAA|ministry|CPCB|SPCB|villagers)';
const WHOM = new RegExp(`\\bto\\s+(?:the\\s+)?((?:[\\w-]+\\s+){0,2}${BODY})\\b`, 'i');
const IS_BODY = new RegExp(`\\b${BODY}$`, 'i');
const TOLD_OF = new RegExp(
  `^(?:the\\s+)?(?:[\\w-]+\\s+){0,3}?${BODY}\\s+${MODAL}\\s+be\\s+${ADVERBS}(?:intimated|informed|apprised|notified)\\b.*?\\b(?:of|about|regarding)\\s+((?:the\\s+|any\\s+|such\\s+|an?\\s+)?.+)$`,
  'i',
);
const GIVEN = new RegExp(
  `^(?:the\\s+)?((?:[\\w-]+\\s+){0,2}(?:board|office|officers?|authorit(?:y|ies)|public|workers|staff|employees|transporters?|drivers?|buyers?|recyclers?|farmers))\\s+${MODAL}\\s+be\\s+${ADVERBS}(provided|given|granted|supplied)\\s+(?:with\\s+)?((?!(?:training|by|in|on|at|to|as|for|from|once|every)\\b)[a-z].+)$`,
  'i',
);
const TRAINS =
  /^(?:(?:(?:regular|adequate|periodic|proper)\s+)*training\s+(?:\w+\s+){0,4}?(?:shall|should|must)\s+be\s+(?:given|imparted|provided|arranged)\s+(?:to|for)\s+(.+)|(.+?)\s+(?:shall|should|must)\s+be\s+(?:given|imparted|provided)\s+(?:with\s+)?(?:\w+\s+)?training\b.*)$/i;
/** "is granted for installation of a meter": without the time that is granted. */
const TIME_GRANTED =
  /^(?:(?:further\s+)?time\s+)?(?:is|are|has\s+been)\s+(?:hereby\s+)?(?:given|granted|allowed)\s+for\s+((?:the\s+)?[a-z]+\s+of\s.+)$/i;
const INTIMATION_OF = new RegExp(
  `^(?:prior\\s+)?(?:intimation|information)\\s+(?:of|about|regarding)\\s+(${WITHOUT_MODAL}+?)\\s+${MODAL}\\s+be\\s+(?:given|sent|made|furnished|submitted)\\b`,
  'i',
);
/** "shall get analysed the samples": a participle before its noun. */
const GETS_DONE = new RegExp(
  `\\s${MODAL}\\s+(?:be\\s+)?(?:get|got)\\s+([a-z]{3,}ed|done)\\s+((?:the|an?|its|all|each|every)\\s.+)$`,
  'i',
);
/** A renewal of something else than the order. */
const OTHER_RENEWED =
  /^(?!.*\b(?:consent|authori[sz]ation|clearance|order|CTO|CCA)\b).*\b(?:certificates?|licen[cs]es?|polic(?:y|ies)|agreements?|membership|insurance|registration|lease|NOC)\b/is;

const STATEMENT = /(?<!\bwith\s+(?:the\s+)?(?:annual\s+)?)\benvironment(?:al)?\s+statement\b/i;
const OTHER_STATEMENT = /\b(?:compliance|six\s*monthly)\b.*\bstatement\b/i;
const ANNUAL = /(?<!\bwith\s+(?:the\s+)?)\bannual\s+(returns?|report)\b/i;

const TOLD = /\b(?:report|inform|intimate)\s+(?:(?:to|the|this|state)\s+)*(?:board|office|authority)\b/i;

/** What has a name of its own, whatever its grammar: renewals, yearly papers, what is told, given and taught. They come first. */
export const OWN_NAME_RULES: readonly NameRule[] = [
  /** Renewals have one name. Leaves a renewal of other papers. */
  {
    id: 'renewal',
    read: ({ text, category }) => {
      if (OTHER_RENEWED.test(text)) return null;
      if (category !== 'renewal' || !/renew|extension|next\s+consent/i.test(text)) return null;
      const paper = /authori[sz]ation/i.test(text) && !/consent/i.test(text) ? 'authorisation' : 'consent';
      return {
        verb: 'Apply for',
        object: `${/extension/i.test(text) ? 'extension' : 'renewal'} of ${paper}`,
      };
    },
  },
  /** The two papers that every holder sends each year have one name each. Leaves other returns. */
  {
    id: 'yearly-paper',
    read: ({ text }) => {
      const [statement, paper] = [STATEMENT, ANNUAL].map((each) => each.exec(text));
      // Of two papers in one clause the first is named, with its own form.
      const first = statement && (!paper || statement.index < paper.index) ? statement : paper;
      if (!first) return null;
      const form = (FORM.exec(text.slice(first.index)) ?? FORM.exec(text))?.[1]?.toUpperCase();
      if (first === statement)
        return OTHER_STATEMENT.test(text)
          ? null
          : { verb: 'Submit', object: `Environmental Statement in Form ${form ?? 'V'}` };
      const name = first[1]?.toLowerCase() ?? '';
      return form
        ? { verb: name === 'report' ? 'Submit' : 'File', object: `annual ${name} in Form ${form}` }
        : null;
    },
  },
  /** "The authority shall be informed in advance of any shutdown": what is told of. Leaves what tells of nothing. */
  {
    id: 'told-of',
    read: ({ text }) => {
      const what = TOLD_OF.exec(text)?.[1];
      return what ? { verb: 'Report', object: lower(toObject(what)) } : null;
    },
  },
  /** "The Board shall be provided access to the live feed": what is given, and to whom. Leaves gifts that are not named. */
  {
    id: 'given',
    read: ({ text }) => {
      const [, whom, verb, what] = GIVEN.exec(text) ?? [];
      const base = verb && toBaseForm(verb);
      return whom && base && what
        ? { verb: upper(base), object: `${lower(toObject(whom))} ${bare(what)}` }
        : null;
    },
  },
  /** "An accident shall be made known to the Board": is reported. Leaves what is told of nothing. */
  {
    id: 'made-known',
    read: ({ text }) => {
      const subject = toObject(
        (MADE_KNOWN.exec(text)?.[1] ?? '')
          .replace(/^in\s+(?:the\s+)?(?:case|event)\s+of\s+(?:any\s+|an?\s+|such\s+)?/i, '')
          .replace(/(?:\s(?:likely|liable)\s+to\s[^;]*)?,\s+(?:the\s+same|it|they|this)$/i, ''),
      );
      const body = /^(?:fact|same|matter)$/i.test(subject) ? WHOM.exec(text)?.[1] : undefined;
      if (body) return { verb: 'Inform', object: bare(body) };
      return subject && !IS_BODY.test(subject) ? { verb: 'Report', object: lower(subject) } : null;
    },
  },
  /** "The board shall be brought up to date": "Update". Leaves what is only kept. */
  {
    id: 'up-to-date',
    read: ({ text }) => {
      const subject = toObject(UP_TO_DATE.exec(text)?.[1] ?? '');
      return subject ? { verb: 'Update', object: lower(subject) } : null;
    },
  },
  /** "In case of an accident the Board shall be informed": the accident is reported. Leaves what is done otherwise. */
  {
    id: 'in-case',
    read: ({ text, category }) => {
      const intended = INTENDS.exec(text)?.[1];
      if (intended && /\b(?:inform|intimate|notify|report|apprise)/i.test(text))
        return { verb: 'Report', object: `plan to ${intended}` };
      const what = IN_CASE.exec(text)?.[1];
      return what && (category === 'reporting' || TOLD.test(text))
        ? { verb: 'Report', object: lower(toObject(what)) }
        : null;
    },
  },
  /** "The mill shall get analysed the samples": "Analyse samples". Leaves what is got with its noun before the participle. */
  {
    id: 'gets-done',
    read: ({ text }) => {
      const [, participle = '', what = ''] = GETS_DONE.exec(text) ?? [];
      const verb = toBaseForm(participle);
      return verb ? { verb: upper(verb), object: bare(what) } : null;
    },
  },
  /** "Six months are granted for installation of a meter": what the time is for. Leaves time that is for nothing. */
  {
    id: 'time-granted',
    read: ({ text }) => {
      const what = TIME_GRANTED.exec(text)?.[1];
      return what ? readActivity(what) : null;
    },
  },
  /** "Intimation of the start shall be given to the Board": is reported. Leaves what is intimated of nothing. */
  {
    id: 'intimation-of',
    read: ({ text }) => {
      const what = INTIMATION_OF.exec(text)?.[1];
      return what ? { verb: 'Report', object: lower(toObject(what)) } : null;
    },
  },
  /** "Training shall be imparted to operators", "staff shall be given training". Leaves other gifts. */
  {
    id: 'trains',
    read: ({ text }) => {
      const m = TRAINS.exec(text);
      return m ? { verb: 'Train', object: lower(toObject(m[1] ?? m[2] ?? '')) } : null;
    },
  },
];
