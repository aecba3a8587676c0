import { readFirst } from '../rule.ts';
import { EMPTY, readActivity } from './activities.ts';
import {
  ACTIVE,
  bare,
  DONE,
  HOLDER,
  IMPERATIVE,
  lower,
  PASSIVE,
  PRESENT,
  toHead,
  toObject,
  toRest,
  upper,
  WITHOUT_MODAL,
} from './grammar.ts';
import { IS_ACT, NOUN_FIRST, STATE, TELLS, TEST, WATCHED } from './name-words.ts';
import { type NameRule, OWN_NAME_RULES } from './own-name-rules.ts';
import { readPassive } from './read-passive.ts';
import { findToldOf, isTold, withoutTold } from './told.ts';
import { toBaseForm } from './verbs.ts';

const HOLDER_TO = new RegExp(`^(${WITHOUT_MODAL}{2,40}?)\\s+to\\s+((?!be\\b)[a-z]+\\s.*)$`, 'i');

/** What a clause is called by its grammar; the order matters. */
export const NAME_RULES: readonly NameRule[] = [
  /** "A mock drill shall be carried out": the noun says what. Leaves verbs that say it themselves. */
  {
    id: 'carried-out',
    read: ({ text }) => {
      const m = PASSIVE.exec(text);
      const verb = m && toBaseForm(m[2] ?? '');
      if (!m || !verb || !(EMPTY.test(verb) || (verb === 'take' && m[4] === 'up'))) return null;
      if (
        STATE.test(m[5] ?? '') ||
        (verb === 'carry' && !m[4] && /^\s+(?:to|from|into|away)\s/i.test(m[5] ?? ''))
      )
        return null;
      const noun = toObject(m[1] ?? '');
      if (verb === 'make' && /^application\b/i.test(noun))
        return { verb: 'Apply', object: `${noun.replace(/^application\s*/i, '')}${toRest(m[5] ?? '')}` };
      const activity = /^\s+of\s/i.test(m[5] ?? '')
        ? readActivity(`${noun} ${bare(m[5] ?? '')}`)
        : readActivity(noun, m[5]);
      if (activity) return activity;
      const isDone =
        /^(?:carry|do|perform|undertake)$/.test(verb) ||
        (verb === 'make' && (IS_ACT.test(noun) || TEST.test(noun)));
      return {
        verb: !isDone ? upper(verb) : WATCHED.test(noun) ? 'Monitor' : 'Carry out',
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
      const rest = withoutTold(bare((m[3] ?? '').slice(particle ? particle.length + 1 : 0)));
      if (particle === 'out' || EMPTY.test((m[2] ?? '').toLowerCase()) || /^ensure$/i.test(m[2] ?? '')) {
        const activity = readActivity(toObject(rest));
        if (activity) return activity;
      }
      const verb = (m[2] ?? '').toLowerCase();
      const told = TELLS.test(verb) ? (findToldOf(rest) ?? (isTold(rest) ? rest : undefined)) : undefined;
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
        ? readFirst([...OWN_NAME_RULES, ...NAME_RULES], { text: `${m[1]} shall ${m[2]}`, category })
        : null;
    },
  },
  /** "Submit the report". Leaves clauses that begin with a noun. */
  {
    id: 'imperative',
    read: ({ text }) => {
      if (NOUN_FIRST.test(text)) return null;
      const m = IMPERATIVE.exec(text);
      if (!m) return null;
      const verb = (m[1] ?? '').toLowerCase();
      const rest = bare(m[2] ?? '');
      const told = TELLS.test(verb) ? findToldOf(rest) : undefined;
      return told
        ? { verb: 'Report', object: lower(toObject(told)) }
        : { verb: upper(verb), object: lower(rest) };
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
      return m &&
        /^(?:meet|assemble|sit)$/i.test(m[2] ?? '') &&
        /^\W*(?:at\s|in\s|to\s|under\s|$)/i.test(m[3] ?? '')
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
  /** "Disposal of the waste shall start", "treatment shall be over": what begins or ends. Leaves what somebody begins. */
  {
    id: 'begins',
    read: ({ text }) => {
      const m = ACTIVE.exec(text);
      const [, begins, over] =
        /^(?:(start|begin|commence)|(end|finish|be\s+over|conclude))\b(?!\s+(?:the|an?|its)\b)/i.exec(
          `${m?.[2] ?? ''}${m?.[3] ?? ''}`,
        ) ?? [];
      if (!m || !(begins || over)) return null;
      return {
        verb: over ? 'Complete' : upper(begins?.toLowerCase() ?? ''),
        object: lower(toObject(m[1] ?? '')),
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
