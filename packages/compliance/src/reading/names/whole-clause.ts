import { IMPERATIVE } from './grammar.ts';
import { toBaseForm } from './verbs.ts';
import {
  AIM,
  ALONE,
  AND_ENTERED,
  BEHIND_VERB,
  BEING,
  BESIDE,
  COMMAND,
  CONJUNCTION,
  DOING,
  FIRST_TIME,
  GIVES,
  GOES_WITH,
  HAS_MODAL,
  LATER,
  LATER_VERB,
  MEANWHILE,
  NAMED_PAPER,
  NEXT_COMMAND,
  NOUN_OF,
  OBJECT_END,
  PAPER,
  PARTICIPLE,
  PARTICIPLE_FIRST,
  PRONOUN,
  PURPOSE,
  SAME_SUBJECT,
  TAKES_UP,
  THAT_OF,
  TIE,
  TIED_MODAL,
  VERB_FIRST,
  WAY,
  WITHOUT_SUBJECT,
} from './whole-clause-words.ts';

/** "report be furnished": a command that spares its modal. */
const withModal = (own: string): string =>
  HAS_MODAL.test(own)
    ? own
    : own.replace(/^((?:[\w-]+\s+){1,10}?)be\s+(?=[a-z]+(?:ed|en|t)\b)/i, '$1shall be ');

/** "Occupier to obtain a licence": a command without its modal. */
const withShall = (clause: string): string =>
  HAS_MODAL.test(clause)
    ? clause
    : clause.replace(/^((?:the\s+)?[\w-]+(?:\s+[\w-]+)?)\s+to\s+(?!be\b)(?=[a-z]+\s)/i, '$1 shall ');

/** "including Sundays and intimate the Board of …": the verb that has the period; null where there is none. */
const toLaterVerb = (own: string): string | null => {
  if (HAS_MODAL.test(own) || IMPERATIVE.test(own)) return null;
  const verb = LATER_VERB.exec(own)?.[1];
  return verb ? `The unit shall ${verb}` : null;
};
/** The object of the last of several verbs: "certificate and submit the annual report". */
const toLastObject = (text: string): string => {
  const last = text.split(/\s+and\s+(?=[a-z]+\s+(?:the|an?|its|their)\s)/i).at(-1) ?? text;
  return (last === text ? text : last.replace(/^[a-z]+\s+/i, '')).replace(/^(?:about|of|on)\s+/i, '');
};
/** "Sludge from the first tank": without its place, where the clause names another. */
const toPlaceless = (subject: string, place: string): string => {
  const preposition = /^\w+/.exec(place)?.[0] ?? '';
  return /^(?:from|at|in|of)$/i.test(preposition)
    ? subject.replace(new RegExp(`\\s${preposition}\\s.*$`, 'i'), '')
    : subject;
};
/** "calibration reports submitted", "zero check done": a passive that spares its modal. */
const toPassive = (text: string): string | null => {
  const words = text.split(/\s+/);
  const at = words.findLastIndex(
    (word, place) =>
      place > 0 &&
      /(?:ed|en|done|sent|kept|made|paid|held|drawn|spread)$/.test(word) &&
      (place === words.length - 1 || BEHIND_VERB.test((words[place + 1] ?? '').replace(/[,;.]+$/, ''))),
  );
  if (at < 1 || !toBaseForm(words[at] ?? '')) return null;
  // "the sludge weighed and sent": the last participle counts.
  return `${words
    .slice(0, at)
    .join(' ')
    .replace(/\s+(?:[a-z]{3,}ed\s+and|being)$/i, '')} shall be ${words.slice(at).join(' ')}`;
};

const OF_SAME = /\bof\s+the\s+same\b/i;
const OTHER_PLACE = /^(?:after|before|behind)\s+(?:the\s+)?[\w-]+(?:\s+[\w-]+){0,2}\W*$/i;
const IS_PAPER = /^(?:[\w-]+\s+){0,3}?(?:reports?|returns?|statements?)\b/i;
const SENDS =
  /\b(?:submitted|furnished|sent|filed|uploaded|forwarded|prepared|made|kept|maintained|displayed|published|obtained|communicated|produced|given|put|reported)\b/i;

/** Whether a clause says nothing but when: "and thereafter quarterly". */
export const isTie = (clause: string, period: string): boolean =>
  TIE.test(clause.replace(CONJUNCTION, '').replace(period, '').trim()) && !PAPER.test(period);

/**
 * A clause that spares words of the one before, with these words: "quarterly thereafter" is the same again, "for SO2
 * once in six months" has its verb, "the cess return by 5th" its subject and verb. Others stay as they are.
 * @param clause the words of the clause, @param period those of its period, @param told the clause before it
 */
export const toWholeClause = (clause: string, period: string, told: string): string => {
  const said = told.split(NEXT_COMMAND).at(-1) ?? told;
  const before = withShall(HAS_MODAL.test(said) ? said : told);
  const command =
    COMMAND.exec(before) ?? COMMAND.exec(IMPERATIVE.test(before) ? `The unit shall ${before}` : '');
  // "of the buffer zone once in three years; the report shall be published": what stands before the semicolon.
  const [first = '', ...others] = clause.split(';');
  const part = others.length > 0 && period !== '' && first.includes(period) ? first : clause;
  const own = withModal(part.replace(CONJUNCTION, '').replace(AND_ENTERED, ''));
  const bare = own.replace(period, '').trim();
  if (!command) return clause;
  const later = toLaterVerb(own);
  if (later) return later;
  const [, subject = '', verb = '', rest = ''] = command;
  const isPassive = /\bbe\b/i.test(verb);
  const spared = WITHOUT_SUBJECT.exec(own);
  const last = isPassive
    ? subject
    : toLastObject(
        rest
          .replace(OBJECT_END, '')
          .replace(/^\s*(?:out|over|up|and\s+[a-z]+)\s+/i, '')
          .trim(),
      );
  if (spared)
    return spared[1] ? `${subject} ${own}` : (spared[2] ?? own).replace(last ? PRONOUN : /$^/, last);
  const taken = isPassive
    ? subject
    : toLastObject(
        rest
          .replace(OBJECT_END, '')
          .replace(/^\s*(?:out|over|up|and\s+[a-z]+)\s+/i, '')
          .trim(),
      );
  const alone = ALONE.exec(own)?.[1];
  if (alone) return `The unit shall ${alone} ${taken || subject}`;
  if (!HAS_MODAL.test(own) && TAKES_UP.test(own) && taken)
    return `The unit shall ${own.replace(PRONOUN, taken)}`;
  // "and analysis of the same": of what the clause before is done to.
  if (OF_SAME.test(own) && taken)
    return own.replace(OF_SAME, `of ${taken.split(/\s+of\s+/i).at(-1)}`).replace(/^regular\s+/i, '');
  // "measure H2S in the raw gas, and after scrubbing once a day": the same at another place.
  if (!isPassive && OTHER_PLACE.test(bare) && taken)
    return `${subject} ${verb} ${taken.replace(/\s(?:in|at|from|before|after)\s.*$/i, '')} ${own}`;
  if (MEANWHILE.test(own)) {
    const act = own.replace(MEANWHILE, '');
    return HAS_MODAL.test(act) ? act : `${subject} shall ${act}`;
  }
  if (SAME_SUBJECT.test(own) && taken) return own.replace(SAME_SUBJECT, `${taken} `);
  const being = BEING.exec(own);
  if (being) return `${being[1]} shall be ${being[2]}${being[3]}`;
  const beside = GOES_WITH.exec(own)?.[1] ?? (BESIDE.test(told) && IS_PAPER.test(own) ? own : undefined);
  if (beside) return `The unit shall submit ${beside}`;
  const behind = TIED_MODAL.exec(own.replace(period, ''))?.[1];
  if (behind) return `${before.replace(FIRST_TIME, '')} ${behind}`;
  if (HAS_MODAL.test(own) || IMPERATIVE.test(own)) return clause;
  const second = own.replace(period, '').replace(LATER, '');
  const isNoun = /(?:ly|annual)$/i.test(period) && /^(?:report|record|test|log|check|review)\b/i.test(second);
  if (IMPERATIVE.test(second) && !isNoun) return `${second.trim()} ${period}`;
  const noun = THAT_OF.test(own) ? /^(.*?\b(?:of|in)\s)/is.exec(rest)?.[1] : undefined;
  // "Monitoring of stack shall be monthly, of noise yearly": the verb is in the noun.
  const act = THAT_OF.test(own) && isPassive ? NOUN_OF.exec(subject)?.[1] : undefined;
  if (act) return `${act}${own.replace(THAT_OF, '').replace(/[\s.]+$/, '')} ${verb}`;
  if (noun && !isPassive) return `${subject} ${verb}${noun}${own.replace(THAT_OF, '')}`;
  if (VERB_FIRST.test(own.replace(period, ' '))) {
    const object = isPassive ? subject : rest.replace(OBJECT_END, '').trim();
    return `The unit shall ${object ? own.replace(PRONOUN, object) : own}`;
  }
  const aim = AIM.exec(own);
  if (aim) return `The unit shall ${aim[1]}`;
  const paper = TIE.test(bare) ? NAMED_PAPER.exec(period) : null;
  if (paper && isPassive) return `${paper[1]} ${verb}${paper[2]}`;
  if (!isPassive && PAPER.test(period) && /^(?:the|an?|\W)*for\s/i.test(bare))
    return `${subject} ${verb} ${period}`;
  if (TIE.test(bare) && !isPassive && PAPER.test(period)) return `${subject} ${verb} ${period}`;
  if (TIE.test(bare)) return before.replace(FIRST_TIME, '');
  if (WAY.test(bare) && isPassive) return `${toPlaceless(subject, bare)} ${verb} ${own}`;
  if (WAY.test(bare)) return `${subject} ${verb}${rest.replace(OBJECT_END, '')} ${period}`;
  if (/^for\s/i.test(bare)) return `${subject} ${verb}${rest.replace(PURPOSE, '')} ${own}`;
  if (
    isPassive &&
    PARTICIPLE.test(
      own
        .replace(period, '')
        .replace(/[.\s]+$/, '')
        .replace(/\s+(?:after|at|on|in|by|for)$/i, '')
        .trim(),
    )
  )
    return `${subject} shall be ${own}`;
  if (isPassive && PARTICIPLE_FIRST.test(own.replace(period, '').replace(/\s+/g, ' ')))
    return `${subject} shall be ${own}`;
  const passive =
    !isPassive && /ed\s+by\s/i.test(own)
      ? null
      : (toPassive(own.replace(/[.\s]+$/, '')) ?? toPassive(own.replace(period, '').replace(/[.\s]+$/, '')));
  if (passive) return passive;
  const doing = isPassive && !DOING.test(own) ? DOING.exec(subject)?.[1] : undefined;
  if (doing) return `${doing} of ${own.replace(period, '').replace(/[.\s]+$/, '')} ${verb} ${period}`;
  if (isPassive && GIVES.test(verb)) return `${own.replace(period, '').trim()} ${verb}${rest}`;
  const gerund = own.replace(period, '').replace(/[.\s]+$/, '');
  if (isPassive && /^(?:[\w-]+\s+){0,3}[a-z]{4,}ing$/i.test(gerund))
    return `${gerund} shall be carried out ${period}`;
  // "The belt shall be completed, survival report each year": a paper is sent, whatever is done to the other thing.
  if (isPassive && IS_PAPER.test(gerund) && !SENDS.test(verb))
    return `${gerund} shall be submitted ${period}`;
  return isPassive
    ? `${own.replace(period, '').replace(/[.\s]+$/, '')} ${verb} ${period}`
    : `${subject} ${verb}${/^\s+(?:out|up)\b/i.exec(rest)?.[0] ?? ''} ${own}`;
};
