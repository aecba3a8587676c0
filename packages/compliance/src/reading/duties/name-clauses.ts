import { isIndic } from '../indic/fold.ts';
import { toIndicName } from '../indic/names.ts';
import { toOneLine } from '../language/one-line.ts';
import { toSentences } from '../language/sentences.ts';
import { toPlainClause } from '../names/plain-clause.ts';
import { toName } from '../names/to-name.ts';
import { withAct } from '../names/vague-name.ts';
import { isTie, toWholeClause } from '../names/whole-clause.ts';
import { findPeriods } from '../periods/find-periods.ts';
import type { ObligationCategory } from '../types.ts';
import { toObligationCategory } from './category-rules.ts';
import { type Clause, toClauses } from './clauses.ts';
import { hasCommand } from './duty-word-rules.ts';
import { findListHead, findWatched, toListed, toOuterHead, toWatchedItem } from './list-heads.ts';

/** The words of a clause without those that say when. */
const toBare = (sentence: string, { start, end, period }: Clause): string =>
  toOneLine(`${sentence.slice(start, period.start)} ${sentence.slice(period.end, end)}`);

/** The words of one of several adjectives that stand next to each other, without the others; null where it stands alone. */
const toShared = (sentence: string, { start, end, period, beside }: Clause): string | null =>
  beside
    ? `${sentence.slice(start, beside.start)}${sentence.slice(period.start, Math.min(period.end, beside.end))}${sentence.slice(beside.end, end)}`
    : null;

const COMMANDS = /\b(?:shall|should|must|will|has\s+to|have\s+to|is\s+to|are\s+to|to\s+be)\b/i;
/** A command at the end of a list: "… shall be submitted to the Board". */
const TAIL = /\s((?:shall|should|must)\s+be\s+[a-z]+\b.*)$/is;

/** "Water audit once in two years and energy audit once in three years shall be submitted": the command behind the last. */
const withTail = (sentence: string, clauses: readonly Clause[], place: number): string | null => {
  const upTo = clauses.slice(0, place + 1).map(({ start, end }) => sentence.slice(start, end));
  const clause = clauses[place];
  if (!clause || upTo.some((words) => COMMANDS.test(words) || hasCommand(words))) return null;
  const next = clauses.slice(place + 1).find(({ start, end }) => COMMANDS.test(sentence.slice(start, end)));
  const tail = next && TAIL.exec(sentence.slice(next.start, next.end))?.[1];
  // What stands behind the next period may be said of that alone.
  if (!tail || /[,;]/.test(tail)) return null;
  return `${toBare(sentence, clause).replace(/[\s,;]+$/, '')} ${tail}`;
};

/** "In case of failure, …, and the Board informed": an authority is told of what the sentence begins with. */
const HAPPENS = /^\W*in\s+(?:the\s+)?(?:case|event)\s+of\s+([^,;]{3,80}),/i;
const TELLS =
  /^\W*(?:(?:and|the|this|concerned)\s+)*(?:boards?|offices?|authorit(?:y|ies)|committee|\w?PCC|\w*PCB|regional\s+office\w*)\s+(?:(?:shall|should|must)\s+)?(?:be\s+)?(?:informed|intimated|notified|apprised)\b(?!\s+(?:of|about)\b)/i;
const SAME_TOLD =
  /^\W*(?:and\s+)?the\s+same\s+(?:shall|should|must)\s+be\s+(?:reported|informed|intimated|notified|communicated)\b/i;
const toHappened = (sentence: string, words: string, category: ObligationCategory): string | null => {
  const opening = HAPPENS.exec(sentence)?.[1];
  return opening && category === 'reporting' && (TELLS.test(words) || SAME_TOLD.test(words))
    ? toName(`The Board shall be informed of ${opening}`, { category })
    : null;
};

/** "Ambient air monitoring at the school: 8-hourly samples, two days per week": how many are taken says nothing in a name. */
const SAMPLES = /^\W*([^:;]{3,90}):\s*(?:\d{1,2}|one|two|three|four)(?:\s?-?\s?hourly)?\s+samples?\b/i;
const toSampled = (words: string): string | null => {
  const thing = COMMANDS.test(words) ? undefined : SAMPLES.exec(words)?.[1];
  if (thing === undefined) return null;
  return /\b(?:monitoring|sampling|analysis|testing)\b/i.test(thing) ? thing : `Monitoring of ${thing}`;
};

/** "The pumps", "stock of cylinders": a part of a sentence that begins with a thing of its own, and commands. */
const OWN_PART =
  /^\W*(?:(?:and|also|further|the|all|an?|every|each)\s+)*(?!(?:and|also|further|shall|should|must|will|to|be|it|its|they|their|them|this|that|these|those|such|same|said|which|who|if|in|on|at|by|for|with|within|before|after|not|no|so|thereafter|otherwise|else|failing|results?|reports?|cop(?:y|ies)|records?)\b)[a-z][^;]*?\s(?:(?:shall|should|must|has\s+to|have\s+to|is\s+to|are\s+to)\s+(?!not\b)[a-z]|(?:to\s+)?be\s+(?:\w+ly\s+)?[a-z]{2,}(?:ed|en|ld|nt|pt)\b)/i;

const BARE_COMMAND =
  /^\W*(?:and\s+)?(?:(?:it|they|these|the\s+same)\s+)?(?:also\s+)?(?:shall|should|must)\s+(?:also\s+)?(?=[a-z])(?!not\b)/i;
const SUBJECT = /^\W*([^;,]{3,80}?)\s+(?:shall|should|must)\s/i;

/** "Old cylinders shall be sent back; the stock be told every Saturday": the part that its period stands in, where each of two commands. */
const toOwnPart = (sentence: string, { period }: Clause): string => {
  const from = sentence.lastIndexOf(';', period.start) + 1;
  if (from === 0 || !COMMANDS.test(sentence.slice(0, from))) return sentence;
  const to = sentence.indexOf(';', period.end);
  const part = sentence.slice(from, to < 0 ? undefined : to).trim();
  if (OWN_PART.test(part)) return part;
  // "The pit shall be lined; and shall be emptied every month": the same pit.
  const verb = BARE_COMMAND.exec(part)?.[0].length;
  const subject = verb === undefined ? undefined : SUBJECT.exec(sentence)?.[1];
  return verb === undefined || subject === undefined ? sentence : `${subject} shall ${part.slice(verb)}`;
};

/** "Online application shall be made six months before expiry of the consent": for a new term, whether it says so or not. */
const OTHER_PAPER =
  /\b(?:licen[cs]es?(?!\s+fees?)|NOCs?|registration|certificates?|lease|insurance|polic(?:y|ies)|agreements?|guarantees?|CGW[AB])\b/i;
const appliesAnew = (sentence: string, { period, start, end }: Clause): boolean => {
  const words = sentence.slice(start, end);
  return (
    period.kind === 'lead' &&
    (period.amount ?? 0) > 0 &&
    /\bappl(?:y|ied|ications?)\b/i.test(words) &&
    !OTHER_PAPER.test(words)
  );
};
const toRenewal = (sentence: string): Named => {
  const paper =
    /authori[sz]ation/i.test(sentence) && !/consent/i.test(sentence) ? 'authorisation' : 'consent';
  return {
    title: toName(`The unit shall apply for renewal of this ${paper}`, { category: 'renewal' }),
    category: 'renewal',
  };
};

/** "Inspect tanks in the monsoon": the part of the year that the name ends with. */
const IN_SEASON =
  /\s+(?:in|during|throughout)\s+(?:the\s+)?(?:[\w-]+\s+)?(?:monsoon|season|summer|winter|rains)(?:\s+(?:season|period|months))?$/i;

/** What a duty is called, and its sort. */
type Named = { title: string; category: ObligationCategory };

/**
 * Names the duties of a sentence. A clause that spares words takes them from the head of its list (`outer`: one that
 * stands before the sentence), from the clause before it, or from the command at the end of the sentence. Words of an Indian
 * language that name nothing known are called by the number of their condition.
 */
export const nameClauses = (
  sentence: string,
  clauses: readonly Clause[],
  outer: string | null,
  conditionNo: string | null = null,
): Named[] => {
  if (clauses.length === 0) return [];
  if (isIndic(sentence))
    return clauses.map(({ start, end }) => toIndicName(sentence.slice(start, end), sentence, conditionNo));
  let told = '';
  const [opening] = clauses;
  const head = opening ? findListHead(sentence.slice(opening.start, opening.end)) : null;
  // "Monitoring of the stack: monthly" is no list, since nothing stands between the colon and the period.
  const isItem = opening && /\w[^:]*$/.test(sentence.slice(opening.start, opening.period.start));
  const own = head?.isLabelled || isItem ? head : null;
  const watched = findWatched(
    sentence,
    clauses.map(({ period }) => period),
  );
  const names: Named[] = [];
  for (const [place, clause] of clauses.entries()) {
    const { period } = clause;
    const words = sentence.slice(clause.start, clause.end);
    if (appliesAnew(sentence, clause) && toObligationCategory(words) !== 'renewal') {
      names.push(toRenewal(sentence));
      continue;
    }
    const last = clauses[place - 1];
    const shared = toShared(sentence, clause);
    const full =
      toSampled(words) ??
      watched?.name(words) ??
      toListed(words, { outer, own, isFirst: place === 0 }) ??
      shared ??
      (outer === null && own === null ? toWatchedItem(words, period.text) : null) ??
      withTail(sentence, clauses, place);
    const whole =
      full ??
      (last ? toWholeClause(words, period.text, toPlainClause(told || toBare(sentence, last))) : words);
    told = whole === words ? '' : whole.replace(period.text, '').trim();
    const category = toObligationCategory(whole);
    const happened = place > 0 ? toHappened(sentence, words, category) : null;
    const named = full ?? (clauses.length === 1 ? toOwnPart(sentence, clause) : whole);
    const called = happened ?? toName(named, { period: shared === null ? period.text : '', category });
    const previous = names.at(-1);
    const title = previous ? withAct(called, previous.title) : called;
    // "And thereafter quarterly": the same again, without the season of the first.
    if (previous && full === null && isTie(words, period.text)) {
      const same = { ...previous, title: previous.title.replace(IN_SEASON, '') };
      names.splice(-1, 1, same, same);
    } else names.push({ title, category });
  }
  return names;
};

/**
 * The name of a duty by the text that it stands in: the words that cite it (`quote`) may spare what the clause or the
 * sentence before them says. Null where the text has no such clause.
 */
export const nameIn = (text: string, quote: string, stated: string): string | null => {
  const cited = toOneLine(quote);
  const sentences = toSentences(text).map(({ start, end }) => text.slice(start, end));
  for (const [at, sentence] of sentences.entries()) {
    if (!toOneLine(sentence).includes(cited)) continue;
    const clauses = toClauses(sentence, findPeriods(sentence));
    const place = clauses.findIndex(
      ({ start, end, period }) =>
        period.text === stated &&
        cited.includes(toOneLine(sentence.slice(Math.max(start, period.start), end))),
    );
    const named = nameClauses(sentence, clauses, toOuterHead(sentences[at - 1]))[place];
    if (named) return named.title;
  }
  return null;
};
