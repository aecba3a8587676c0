import { type Rule, readFirst } from '../rule.ts';
import type { ObligationCategory } from '../types.ts';
import { EMPTY, type Parts, readActivity } from './activities.ts';
import {
  ACTIVE,
  ADVERBS,
  bare,
  DONE,
  HOLDER,
  IMPERATIVE,
  IN_CASE,
  INTENDS,
  lower,
  MODAL,
  PASSIVE,
  PRESENT,
  toHead,
  toObject,
  toRest,
  upper,
  WITHOUT_MODAL,
} from './grammar.ts';
import { toBaseForm } from './verbs.ts';

/** A duty to be named: its words without number and period, and its sort. */
type Clause = { text: string; category: ObligationCategory };

/** How a grammar of clauses gives verb and object; null where the clause is built otherwise. */
export type NameRule = Rule<[clause: Clause], Parts>;

/** What something is made: "responsible", "available". */
const STATE =
  /^\s+(?:responsible|available|accessible|operational|functional|ready|open|aware|mandatory|pucca|paved)\b/i;

/** A passive as an order: subject, participle, a second one, particle and rest as `PASSIVE` finds them. */
const readPassive = (m: RegExpExecArray): Parts | null => {
  const verb = toBaseForm(m[2] ?? '');
  const second = m[3] ? toBaseForm(m[3]) : null;
  const object = toObject(
    (m[1] ?? '').replace(/^in\s+(?:the\s+)?(?:case|event)\s+of\s+(?:[^,]+,\s+|.*?\s+(?=the\s))/i, ''),
  );
  if (!verb || !object) return null;
  const first = /^(?:carry|do|perform|undertake)$/.test(verb) && !m[4] ? 'carry out' : verb;
  const verbs = [first, second].filter((each) => each !== null).join(' and ');
  const state = /^(?:make|keep)$/.test(verb) ? (STATE.exec(m[5] ?? '')?.[0] ?? '') : '';
  return {
    verb: upper(`${verbs}${m[4] ? ` ${m[4]}` : ''}`),
    object: `${lower(object)}${state || toRest(m[5] ?? '')}`,
  };
};

const TEST = /\b(?:tests?|x-?rays?|examinations?|check-?ups?|spirometry|audiometry|training)\b/i;

const UP_TO_DATE = new RegExp(
  `^(.+?)\\s+${MODAL}\\s+be\\s+(?:brought|kept|made)\\s+(?:fully\\s+)?up\\s?-?to\\s?-?date\\b`,
  'i',
);

const FORM = /\bform\s*[-–.]?\s*([IVX]{1,4}|\d{1,2}[A-Z]?)\b/i;
const MADE_KNOWN = new RegExp(
  `^(${WITHOUT_MODAL}+?)\\s+${MODAL}\\s+be\\s+${ADVERBS}(?:made\\s+known|told|brought\\s+to\\s+the\\s+(?:notice|knowledge)|intimated|informed|apprised|notified|communicated)\\b`,
  'i',
);
const HOLDER_TO = new RegExp(`^(${WITHOUT_MODAL}{2,40}?)\\s+to\\s+((?!be\\b)[a-z]+\\s.*)$`, 'i');
const TOLD_OF = new RegExp(
  `^(?:the\\s+)?(?:concerned\\s+|jurisdictional\\s+|regional\\s+)*(?:board|office|officer|authorit(?:y|ies))\\s+${MODAL}\\s+be\\s+${ADVERBS}(?:intimated|informed|apprised|notified)\\b.*?\\b(?:of|about|regarding)\\s+((?:the\\s+|any\\s+|such\\s+|an?\\s+)?.+)$`,
  'i',
);
const GIVEN = new RegExp(
  `^(?:the\\s+)?((?:[\\w-]+\\s+){0,2}(?:board|office|officers?|authorit(?:y|ies)|public|workers|staff|employees))\\s+${MODAL}\\s+be\\s+${ADVERBS}(provided|given|granted|supplied)\\s+(?:with\\s+)?((?!(?:training|by|in|on|at|to|as|for|from|once|every)\\b)[a-z].+)$`,
  'i',
);
const TRAINS =
  /^(?:(?:(?:regular|adequate|periodic|proper)\s+)*training\s+(?:\w+\s+){0,4}?(?:shall|should|must)\s+be\s+(?:given|imparted|provided|arranged)\s+(?:to|for)\s+(.+)|(.+?)\s+(?:shall|should|must)\s+be\s+(?:given|imparted|provided)\s+(?:with\s+)?(?:\w+\s+)?training\b.*)$/i;

/** "intimate to the State Board any accident": whom it is told. */
const TO_BOARD =
  /^to\s+(?:the\s+)?(?:[\w-]+\s+){0,3}?(?:boards?|offices?|authorit(?:y|ies)|\w?PCB|officers?)(?:\s+in\s+form\s+[\w-]+)?[\s,]+(?=(?:any|the|every|all|about|of)\s)/i;

/** "this office telephonically and in writing of any breakdown": what an authority is told of. */
const TELLS_OF =
  /^(?:this\s+|concerned\s+|jurisdictional\s+|state\s+|regional\s+)*(?:boards?|offices?(?:\s+of\s+the\s+board)?|authorit(?:y|ies)|\w?PCB|committee|officers?)(?:\s+(?:telephonically|in\s+writing|by\s+(?:phone|fax|e-?mail)|and|immediately|both))*\s+(?:of|about|regarding)\s+((?:any|the|such|an?)\s.+)$/i;

/** "Report of the test should reach": a noun that looks like a verb. */
const NOUN_FIRST = /^(?:report|record|test|plant|check|review|log|note)s?\b.*\b(?:shall|should|must)\b/i;

/** A renewal of something else than the order. */
const OTHER_RENEWED =
  /^(?!.*\b(?:consent|authori[sz]ation|clearance|order|CTO|CCA)\b).*\b(?:certificates?|licen[cs]es?|polic(?:y|ies)|agreements?|membership|insurance|registration|lease|NOC)\b/is;

/** The order matters: what is said of a renewal and of papers comes before plain grammar. */
export const NAME_RULES: readonly NameRule[] = [
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
      const form = FORM.exec(text)?.[1]?.toUpperCase();
      if (
        /(?<!\bwith\s+(?:the\s+)?(?:annual\s+)?)\benvironment(?:al)?\s+statement\b/i.test(text) &&
        !/\b(?:compliance|six\s*monthly)\b.*\bstatement\b/i.test(text)
      )
        return { verb: 'Submit', object: `Environmental Statement in Form ${form ?? 'V'}` };
      const paper = /(?<!\bwith\s+(?:the\s+)?)\bannual\s+(returns?|report)\b/i.exec(text)?.[1]?.toLowerCase();
      return paper && form
        ? { verb: paper === 'report' ? 'Submit' : 'File', object: `annual ${paper} in Form ${form}` }
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
      const subject = toObject(MADE_KNOWN.exec(text)?.[1] ?? '');
      return subject &&
        !/^(?:(?:the|concerned|jurisdictional|regional)\s+)*(?:board|office|officer|authority|public)\b/i.test(
          subject,
        )
        ? { verb: 'Report', object: lower(subject) }
        : null;
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
      return what && category === 'reporting' ? { verb: 'Report', object: lower(toObject(what)) } : null;
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
  /** "A mock drill shall be carried out": the noun says what. Leaves verbs that say it themselves. */
  {
    id: 'carried-out',
    read: ({ text }) => {
      const m = PASSIVE.exec(text);
      const verb = m && toBaseForm(m[2] ?? '');
      if (!m || !verb || !EMPTY.test(verb)) return null;
      if (STATE.test(m[5] ?? '')) return null;
      const noun = toObject(m[1] ?? '');
      if (verb === 'make' && /^application\b/i.test(noun))
        return { verb: 'Apply', object: `${noun.replace(/^application\s*/i, '')}${toRest(m[5] ?? '')}` };
      const activity = /^\s+of\s/i.test(m[5] ?? '')
        ? readActivity(`${noun} ${bare(m[5] ?? '')}`)
        : readActivity(noun, m[5]);
      if (activity) return activity;
      return {
        verb: /^(?:carry|do|perform|undertake)$/.test(verb) ? 'Carry out' : upper(verb),
        object: `${lower(noun)}${toRest(m[5] ?? '')}`,
      };
    },
  },
  /** "The meters shall be calibrated" is "Calibrate meters". Leaves clauses that are not passive. */
  {
    id: 'passive',
    read: ({ text }) => {
      const m = PASSIVE.exec(text);
      return m && readPassive(m);
    },
  },
  /** "The applicant shall submit …" is "Submit …". Leaves clauses of others than the holder. */
  {
    id: 'active',
    read: ({ text }) => {
      const m = ACTIVE.exec(text);
      if (!m || !HOLDER.test(m[1] ?? '') || /^(?:not|be)$/i.test(m[2] ?? '')) return null;
      if (/\bcell$/i.test(m[1] ?? '') && /^(?:meet|assemble)$/i.test(m[2] ?? '')) return null;
      const particle = /^\s+(out|up|down)\b/i.exec(m[3] ?? '')?.[1];
      const rest = bare(bare((m[3] ?? '').slice(particle ? particle.length + 1 : 0)).replace(TO_BOARD, ''));
      if (particle === 'out' || EMPTY.test((m[2] ?? '').toLowerCase())) {
        const activity = readActivity(toObject(rest));
        if (activity) return activity;
      }
      const verb = (m[2] ?? '').toLowerCase();
      const told = /^(?:inform|intimate|notify|apprise)$/.test(verb) ? TELLS_OF.exec(rest)?.[1] : undefined;
      if (told) return { verb: 'Report', object: lower(toObject(told)) };
      const papers = /^same\s+(?:along\s+)?with\s+(.+)$/i.exec(rest)?.[1];
      if (papers) return { verb: 'Submit', object: bare(papers) };
      return {
        verb: upper(
          `${/[^e]ed$/.test(verb) ? (toBaseForm(verb) ?? verb) : /^inform$/.test(verb) && /^dates?\b/i.test(rest) ? 'report' : verb}${particle ? ` ${particle}` : ''}`,
        ),
        object: rest,
      };
    },
  },
  /** "The occupier to carry out monitoring": a command without its verb. Leaves clauses of others than the holder. */
  {
    id: 'holder-to',
    read: ({ text, category }) => {
      const m = HOLDER_TO.exec(text);
      return m && HOLDER.test(m[1] ?? '')
        ? readFirst(NAME_RULES, { text: `${m[1]} shall ${m[2]}`, category })
        : null;
    },
  },
  /** "Submit the report". Leaves clauses that begin with a noun. */
  {
    id: 'imperative',
    read: ({ text }) => {
      if (NOUN_FIRST.test(text)) return null;
      const m = IMPERATIVE.exec(text);
      return m ? { verb: upper((m[1] ?? '').toLowerCase()), object: bare(m[2] ?? '') } : null;
    },
  },
  /** "A compliance report shall reach the Board": papers are sent. Leaves what is no paper. */
  {
    id: 'reaches',
    read: ({ text }) => {
      const m = ACTIVE.exec(text);
      return m && /^(?:reach|follow|accompany|go)$/i.test(m[2] ?? '')
        ? { verb: 'Submit', object: lower(toObject(m[1] ?? '')) }
        : null;
    },
  },
  /** "The committee shall meet": a meeting is held. Leaves what else a committee does. */
  {
    id: 'meets',
    read: ({ text }) => {
      const m = ACTIVE.exec(text);
      return m && /^(?:meet|assemble)$/i.test(m[2] ?? '') && /^\W*(?:at\s|in\s|$)/i.test(m[3] ?? '')
        ? { verb: 'Hold', object: `meetings of the ${lower(toObject(m[1] ?? ''))}` }
        : null;
    },
  },
  /** "Workers shall undergo a test": is arranged for them. Leaves what else they do. */
  {
    id: 'undergo',
    read: ({ text }) => {
      const m = ACTIVE.exec(text);
      if (!m || !/^(?:undergo|pass|have|receive|get)$/i.test(m[2] ?? '') || !TEST.test(m[3] ?? ''))
        return null;
      return {
        verb: 'Arrange',
        object: `${bare(m[3] ?? '').replace(/[\s.,;]+$/, '')} of ${lower(toHead(m[1] ?? ''))}`,
      };
    },
  },
  /** "Workers shall undergo spirometry": others do it, the holder has them do it. Leaves clauses without a verb. */
  {
    id: 'of-others',
    read: ({ text }) => {
      const m = ACTIVE.exec(text);
      if (!m || /^(?:not|be|never)$/i.test(m[2] ?? '')) return null;
      return {
        verb: 'Have',
        object: `${lower(toHead(m[1] ?? ''))} ${(m[2] ?? '').toLowerCase()}${m[3] ?? ''}`,
      };
    },
  },
  /** "drains are scraped clean": a list whose head commands. Leaves clauses with a command of their own. */
  {
    id: 'present-passive',
    read: ({ text }) => {
      const m = PRESENT.exec(text);
      return m && readPassive(m);
    },
  },
  /** "hydrants tested": a clause that spares its verb. Leaves what something is by its nature ("treated water"). */
  {
    id: 'done',
    read: ({ text }) => {
      const m = DONE.exec(text);
      const verb = m && toBaseForm(m[2] ?? '');
      if (!m || !verb) return null;
      return (EMPTY.test(verb) ? readActivity(toObject(m[1] ?? '')) : null) ?? readPassive(m);
    },
  },
  /** "Stack monitoring", "Analysis of the effluent". Leaves nouns that name no activity. */
  { id: 'activity', read: ({ text }) => readActivity(bare(text).replace(/[.\s:–-]+$/, '')) },
];
