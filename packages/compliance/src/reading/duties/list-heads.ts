import { IMPERATIVE } from '../names/grammar.ts';
import { isDuty } from './duty-word-rules.ts';

/** The label of an item in a sentence: "(b)", "ii)". */
const LABEL = /(?:^|[\s:,;–-])\(?(?:[a-h]|[ivx]{1,4}|\d{1,2})\)\s*(?=\S)/i;
const LEADING_LABEL = /^\W*\(?(?:[a-h]|[ivx]{1,4}|\d{1,2})[).]\s*(?=\S)/i;
/** "Frequency of monitoring: stack –": an act and a colon before the first of several things. */
const NAMED_ACT =
  /^([^:;.]{0,60}\b(?:monitoring|sampling|analysis|testing|calibration|cleaning|inspections?|reports?|frequency|schedule|drills?|audits?|surveys?|tests?|training|maintenance|following|under|below)\b[^:;.]{0,40}):\s*(?=\S)/i;
const COMMAND = /\b(?:shall|should|must|to\s+be)\b/i;
/** An item with a verb of its own: "drains are scraped". */
const HAS_VERB =
  /\b(?:shall|should|must|will|to\s+be|(?:is|are|be|gets?)\s+(?:\w+ly\s+)?[a-z]+(?:ed|en|pt|nt))\b/i;
/** A head of whole conditions: "The following shall be observed". */
const CONDITIONS = /\b(?:observe|compl(?:y|ied)|adhere|ensure|note|implement|undertaking|conditions)(?!ing)/i;
/** "The following reports shall be submitted": the items are its subject. */
const FOLLOWING_SUBJECT =
  /^.*?\b(?:the\s+)?(?:following|under-?mentioned)\b.*?\b((?:shall|should|must|to|are\s+to|is\s+to)\s+be\s+.+)$/is;
/** "shall maintain the following records", "shall submit as under": the items are its object. */
const FOLLOWING_OBJECT =
  /\s*\b(?:(?:the|all\s+the)\s+)?(?:following|under-?mentioned)\b.*$|,?\s*\b(?:as\s+(?:follows|under|below|given\s+below)|namely|viz\.?)\W*$/is;
const ACT = /\b(monitoring|sampling|analysis|testing|calibration|cleaning|inspection)\b/i;
/** A noun that says itself what is done with what is watched: "noise survey". */
const STUDY = /\b(?:surveys?|stud(?:y|ies)|audits?)\b/i;
const PAPERS = /\b(?:reports?|returns?|results?)\b/i;

/** A thing that is watched: "Stack: monthly." says of it how often, without a verb. */
const WATCHED =
  /^\W*(?:[\w/&.-]+\s+){0,7}?(?:stacks?|chimneys?|air|AAQM?|noise|effluent|sewage|ground\s?water|water|soil|emissions?|outlets?|inlets?|sludge|odou?r|sets?|boilers?|heaters?|furnaces?|kilns?|leachate|piezometers?|(?:bore|open\s+)?wells?|VOCs?)\b[^:;.]{0,40}?\s*[:–-]+\s*$/i;

/** What the items of a list share: the words before them. `isLabelled`: each has its label. */
export type ListHead = { text: string; isLabelled: boolean };

/**
 * The head of a list within a sentence, by the words of its first item: what stands before the label ("… monitoring of
 * (a) stack"), or before the colon behind an act ("Frequency of monitoring: Stack –"). Null where they open no list.
 */
export const findListHead = (words: string): ListHead | null => {
  const label = LABEL.exec(words);
  if (label && /\w/.test(words.slice(0, label.index)))
    return { text: words.slice(0, label.index), isLabelled: true };
  const named = NAMED_ACT.exec(words)?.[1];
  return named && (!COMMAND.test(named) || FOLLOWING_OBJECT.test(named))
    ? { text: named, isLabelled: false }
    : null;
};

/** A sentence that opens a list: it ends in a colon and commands, or names the act that its items are of. */
export const toOuterHead = (sentence: string | undefined): string | null =>
  sentence !== undefined && /:\s*-?$/.test(sentence) && isDuty(sentence) ? sentence : null;

/** What no list of what is watched has: a verb, or a value. */
const SAYS_MORE =
  /\b(?:is|are|was|were|has|have|had|may|not|no|limits?|standards?|exceed\w*|valid\w*|mg|µg|ug|db|kld|within|average)\b|%/i;

/**
 * A sentence that says of a watched thing how often, and nothing else: "Ambient air: quarterly", "Ambient air: PM10
 * weekly; SO2 monthly". Null for other sentences; `name` gives the words of a clause as those of a duty.
 */
export const findWatched = (
  sentence: string,
  periods: readonly { start: number; end: number }[],
): { name: (words: string) => string } | null => {
  const [first] = periods;
  const last = periods.at(-1);
  if (
    !first ||
    !last ||
    !/^[\s.,;]*$/.test(sentence.slice(last.end)) ||
    SAYS_MORE.test(sentence) ||
    ACT.test(sentence) ||
    STUDY.test(sentence.slice(0, first.start))
  )
    return null;
  if (WATCHED.test(sentence.slice(0, first.start)) && periods.length === 1)
    return { name: (words) => `Monitoring of ${words}` };
  const thing = /^\W*([^:;.]{3,60}):\s/.exec(sentence)?.[1];
  if (!thing || !WATCHED.test(`${thing}:`) || COMMAND.test(sentence)) return null;
  const place = thing.trim();
  return {
    name: (words) =>
      `Monitoring of ${words.replace(/^\W*[^:;.]{3,60}:\s*/, '').replace(/[\s.;]+$/, '')} in ${/^[A-Z][a-z]/.test(place) ? place.charAt(0).toLowerCase() + place.slice(1) : place}`,
  };
};

/** "noise – half yearly" among others: a thing that is watched, and how often; null for what is done or said. */
export const toWatchedItem = (words: string, period: string): string | null => {
  const at = words.indexOf(period);
  const thing = at > 0 && /^[\s.,;]*$/.test(words.slice(at + period.length)) ? words.slice(0, at) : '';
  return WATCHED.test(thing) && !ACT.test(thing) && !STUDY.test(thing) && !HAS_VERB.test(thing)
    ? `Monitoring of ${thing.replace(/[\s:–-]+$/, '')}`
    : null;
};

/** An item of a list together with what its head says, as one clause; null where the item commands by itself. */
const withHead = (head: string, item: string): string | null => {
  const own = item.replace(LEADING_LABEL, '').trim();
  if (HAS_VERB.test(own) || CONDITIONS.test(head)) return null;
  if (IMPERATIVE.test(own) && !/\b(?:shall|should|must|to)\W*$/i.test(head)) return null;
  const bare = head.replace(/[\s:–-]+$/, '');
  const subject = FOLLOWING_SUBJECT.exec(bare)?.[1];
  if (subject) return `${own.replace(/[\s.;]+$/, '')} ${subject}`;
  if (COMMAND.test(bare) || /\b(?:of|for)$/i.test(bare))
    return `${bare.replace(FOLLOWING_OBJECT, '')} ${own}`;
  const act = ACT.exec(bare)?.[1];
  if (act) return `${act} of ${own}`;
  if (PAPERS.test(bare)) return `Submit reports of ${own}`;
  return /\b(?:frequency|schedule)\b/i.test(bare) ? `Monitoring of ${own}` : `${bare} ${own}`;
};

/**
 * The words of an item with those of its head: of one outside of the sentence (`outer`), or of that which the sentence
 * opens with (`own`). Null for what is no item, or commands by itself.
 */
export const toListed = (
  words: string,
  { outer, own, isFirst }: { outer: string | null; own: ListHead | null; isFirst: boolean },
): string | null => {
  if (outer !== null) return withHead(outer, words);
  if (own === null) return null;
  if (own.isLabelled) return !isFirst && LEADING_LABEL.test(words) ? withHead(own.text, words) : null;
  return withHead(own.text, isFirst ? words.slice(words.indexOf(':') + 1) : words);
};
