import { IMPERATIVE } from './grammar.ts';
import { toBaseForm } from './verbs.ts';

const MODAL =
  '(?:shall|should|must|will|has\\s+to|have\\s+to|(?:is|are)\\s+(?:hereby\\s+)?(?:directed\\s+|required\\s+|requested\\s+|advised\\s+)?to|to(?=\\s+be\\s))';
const HAS_MODAL = new RegExp(`\\b${MODAL}\\b`, 'i');
/** "shall submit a plan", "shall also be painted": what is said of the subject of the clause before. */
const WITHOUT_SUBJECT = new RegExp(`^(?:also\\s+)?${MODAL}\\s+(?:also\\s+)?(be\\s+)?(.+)$`, 'is');
/** Subject, modal with its verb, and rest of a clause. */
const COMMAND = new RegExp(
  `^(.+?)\\s+(${MODAL}\\s+(?:be\\s+(?:got\\s+|[\\w-]+\\s+(?=[a-z]+ed\\b))?)?(?:\\w+ly\\s+)?[\\w-]+)\\b(.*)$`,
  'is',
);
const CONJUNCTION = /^(?:[,;&]|and\b|while\b|whereas\b|\s)+/i;
/** "Fees shall be paid and the level shall be noted": where the last of several commands begins. */
const NEXT_COMMAND =
  /[,;]?\s+(?:and|but|while|whereas)\s+(?=(?:the|an?|all|its|their)\s[^,;]{2,80}?\b(?:shall|should|must)\b)/i;

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

/** "the pH meter once a month and the entries made in a register": what is written down of the act. */
const AND_ENTERED =
  /\s+and\s+(?:the\s+)?(?:entries|entry|records?|readings|results)\s+(?:made|kept|recorded|entered|maintained)\b.*$/is;
/** "including Sundays and intimate the Board of …": the verb that has the period; null where there is none. */
const toLaterVerb = (own: string): string | null => {
  if (HAS_MODAL.test(own) || IMPERATIVE.test(own)) return null;
  const verb = LATER_VERB.exec(own)?.[1];
  return verb ? `The unit shall ${verb}` : null;
};
const LATER_VERB =
  /^(?:[\w-]+\s+){0,4}?and\s+((?:intimate|inform|submit|furnish|send|report|upload|display)\s+(?:the|a|an|this|its)\s.+)$/is;

/** Words that only tie a period to the one before it. */
const TIE =
  /^(?:the|an?|henceforth|thereafter|afterwards|then|after\s+that|subsequently|otherwise|respectively|later\s+on\b.*|(?:till|until)\s(?:(?!\b(?:shall|should|must|be)\b).)*|\W)*$/is;
/** What ties a second act to the first: "within one month thereafter submit the report". */
const LATER = /^\s*(?:(?:thereafter|afterwards|then|subsequently|of\s+the\s+same),?\s+)?/i;
/** "to reach zero discharge": the aim of what was said before is done as well. */
const AIM = /^(?:so\s+as\s+)?to\s+(?!be\b|the\b|an?\b|its\b|all\b)(.+)$/is;
const FIRST_TIME = /\s+(?:for|during|in)\s+(?:the\s+)?(?:first|initial)\b.*$/is;
const PURPOSE = /\s+for\s+\S.*$/is;

/** A paper that the words of a period name as well: "annual report by 30th June". */
const PAPER =
  /\b(?:reports?|returns?|statements?|registers?|records?|details|data|figures|abstract|summary|information)\b/i;
/** "repeat it", "assess the risk": a verb before an article or a pronoun, whatever verb it is. */
const VERB_FIRST =
  /^(?:also\s+|then\s+)?(?!(?:also|there\w*|afterwards|subsequently|once|twice|then|for|of|in|on|at|by|to|with|from|through|under|after|before|during|all|both|each|every|including|within|that|those|be|not|when|where|which|as|per|via|near|around|between|among|against|upto|above|below|or|nor|if|so)\b)[a-z]+(?<!ed|ing|ly)\s+(?:it|them|the|an?|its|their|such|this|these|all|each|every|same)\b/;
/** What stands for the object of the clause before. */
const PRONOUN = /\b(?:it|them|the\s+same)\b/i;
/** "get it calibrated", "upload the same": a verb and what was said before. */
const TAKES_UP =
  /^(?:also\s+|then\s+)?(?!for\b|of\b|in\b|with\b|from\b|to\b|by\b|on\b)[a-z]+\s+(?:it|them|the\s+same)\b(?!\s+\w+\s+of\b)/i;
/** "finish in 180 days", "update on the 1st day": a verb without what it is done to. */
const ALONE =
  /^(?:also\s+)?(finish|complete|update|renew|revise|repeat|replace|commission)\s+(?=(?:in|within|by|on|before|every|each|at|once|annually|yearly|monthly)\b)/i;
/** The object of the last of several verbs: "certificate and submit the annual report". */
const toLastObject = (text: string): string => {
  const last = text.split(/\s+and\s+(?=[a-z]+\s+(?:the|an?|its|their)\s)/i).at(-1) ?? text;
  return (last === text ? text : last.replace(/^[a-z]+\s+/i, '')).replace(/^(?:about|of|on)\s+/i, '');
};
/** "till then treat the water": another act of the same holder. */
const MEANWHILE =
  /^(?:(?:till|until)\s+then|meanwhile|in\s+the\s+meantime|till\s+such\s+time),?\s+(?=[a-z]+\s)/i;
/** "the same shall be inspected": what was said before is the subject. */
const SAME_SUBJECT =
  /^(?:(?:in|during)\s+[^,]{2,40},\s+)?(?:the\s+same|it|they|these|those|which)\s+(?=(?:shall|should|must)\s)/i;
/** "that of the drain": the noun of the clause before once more. */
const THAT_OF = /^(?:(?:that|those)\s+)?of\s+/i;
const NOUN_OF = /^(.*?\bof\s)/is;
/** "along with the annual report": that is sent as well. */
const GOES_WITH =
  /^(?:along\s?with|together\s+with)\s+(?:(?:the|its|their)\s+)?((?:[\w-]+\s+){0,4}?(?:reports?|returns?|statements?)\b.*)$/is;
const BESIDE = /\b(?:along|together)\s?with(?:\s+(?:the|its|their))?\s*$/i;
/** "thereafter quarterly – shall be made": nothing but a tie before the command. */
const TIED_MODAL = /^\W*(?:thereafter|then|afterwards|subsequently)\W*((?:shall|should|must)\b.*)$/is;
/** "with the progress being intimated": a passive that hangs on the clause before. */
const BEING = /^with\s+(.+?)\s+(?:being|to\s+be)\s+([a-z-]+)\b(.*)$/is;

/** The paper at the start of the words of a period, and when it is due. */
const NAMED_PAPER =
  /^((?:[\w-]+\s+){0,5}?(?:reports?|returns?|statements?|registers?|records?)(?:\s+in\s+form\s+\S+)?)\b(.*)$/is;
/** How or where alone: "monthly through an outside laboratory". */
const WAY = /^(?:through|by|from|at|in|with|to)\s/i;
/** "Sludge from the first tank": without its place, where the clause names another. */
const toPlaceless = (subject: string, place: string): string => {
  const preposition = /^\w+/.exec(place)?.[0] ?? '';
  return /^(?:from|at|in|of)$/i.test(preposition)
    ? subject.replace(new RegExp(`\\s${preposition}\\s.*$`, 'i'), '')
    : subject;
};
/** What is done, where the subject names it before what it is done to: "noise monitoring". */
const DOING = /^(?:[\w/-]+\s+){1,4}?(monitoring|sampling|analysis|testing)\b(?!\s+of\b)/i;
/** A verb that needs what is given. */
const GIVES = /\b(?:imparted|provided|given)$/i;
/** Where the object of a command ends. */
const OBJECT_END =
  /\s+(?:daily|weekly|monthly|quarterly|half[-\s]?yearly|yearly|annually|once|twice|every|each|in|at|through|by|from|with)\b.*$/is;
/** What may stand behind a participle: a noun would be what it describes ("accredited laboratory"). */
const BEHIND_VERB =
  /^(?:out|up|along|together|by|to|in|at|on|for|with|from|of|through|as|and|every|each|once|twice|within|before|\w+ly)$/i;

/** "externally examined", "span-checked": a participle alone, of the subject before. */
const PARTICIPLE = /^(?:\w+ly\s+)*[\w-]+(?:ed|en|done|sent|kept|made)$/i;

/** "inspected for leaks by filling with water". */
const PARTICIPLE_FIRST = /^(?:\w+ly\s+)*[a-z-]{3,}ed\s+(?:for|at|in|by|with|on|from|to|through|as)\b/i;

/** "calibration reports submitted", "zero check done": a passive that spares its modal. */
const toPassive = (text: string): string | null => {
  const words = text.split(/\s+/);
  const at = words.findLastIndex(
    (word, place) =>
      place > 0 &&
      /(?:ed|en|done|sent|kept|made|paid|held|drawn)$/.test(word) &&
      (place === words.length - 1 || BEHIND_VERB.test(words[place + 1] ?? '')),
  );
  if (at < 1 || !toBaseForm(words[at] ?? '')) return null;
  // "the sludge weighed and sent": the last participle counts.
  return `${words
    .slice(0, at)
    .join(' ')
    .replace(/\s+(?:[a-z]{3,}ed\s+and|being)$/i, '')} shall be ${words.slice(at).join(' ')}`;
};

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
  const own = withModal(clause.replace(CONJUNCTION, '').replace(AND_ENTERED, ''));
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
          .replace(/^\s*(?:out|over|up)\s+/i, '')
          .trim(),
      );
  if (spared)
    return spared[1] ? `${subject} ${own}` : (spared[2] ?? own).replace(last ? PRONOUN : /$^/, last);
  const taken = isPassive
    ? subject
    : toLastObject(
        rest
          .replace(OBJECT_END, '')
          .replace(/^\s*(?:out|over|up)\s+/i, '')
          .trim(),
      );
  const alone = ALONE.exec(own)?.[1];
  if (alone) return `The unit shall ${alone} ${taken || subject}`;
  if (!HAS_MODAL.test(own) && TAKES_UP.test(own) && taken)
    return `The unit shall ${own.replace(PRONOUN, taken)}`;
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
