import { findIndicCopy, isIndicLetterHead } from '../indic/addressees.ts';
import { toLatinDigits } from '../indic/digits.ts';
import { isIndic } from '../indic/fold.ts';
import { hasIndicCommand, readIndicSentence } from '../indic/read-sentence.ts';
import type { Block } from '../layout/blocks.ts';
import { listFindings } from '../layout/findings.ts';
import { isCopyHeading, toSectionName } from '../layout/heading-rules.ts';
import { citePassage, listSentences, toPassage } from '../layout/passage.ts';
import { findPeriods } from '../periods/find-periods.ts';
import type { Period } from '../periods/types.ts';
import type { ReadObligation, ReadQuestion } from '../types.ts';
import { withPaperOfAct } from './act-and-paper.ts';
import { type Clause, toClauses, withoutHead } from './clauses.ts';
import { withContradictions } from './contradictions.ts';
import { type OrderDates, toDue } from './due.ts';
import { hasCommand, isCondition, isDuty, isThing, isTold } from './duty-word-rules.ts';
import { findLeftTime } from './left-time-rules.ts';
import { findWatched, toOuterHead } from './list-heads.ts';
import { nameClauses } from './name-clauses.ts';
import { listOpenParts, nameOpen, toOpenQuestion } from './open-question.ts';
import { withoutSaidTwice } from './said-twice.ts';
import { type Findings, findTableObligations } from './table-obligations.ts';
import { findTrap } from './trap-rules.ts';
import { findUnreadTime } from './unread-time-rules.ts';

/** Longer conditions are cited by the sentences around the duty. */
const LONGEST_TEXT = 900;
const ADDRESSEE = /^(?:to|ref(?:erence)?s?|sub(?:ject)?|copy)\b\s*(?:[:.,]|-(?!\w))/i;
const isAddressed = (line: string): boolean => ADDRESSEE.test(line) || isIndicLetterHead(line);
/** From "Copy to:" on, or "Copy to 1.", a paragraph speaks to others than the holder. */
const COPY_TO =
  /(?:^|[.;:,)\d]\s+)(?:Copy|copy|COPY)\s+(?:[Tt]o|TO|(?:(?:is|are)\s+)?(?:forwarded|submitted|sent|endorsed|marked)\s+(?:to|for)|for\s+information)\b[^.;]{0,40}?[:–-]|(?:^|\s)C(?:opy|OPY)\s+(?:[Tt]o|TO)\s*(?::|(?=\(?1[.)]\s))/;
const NUMBER =
  /^\d{1,3}(?:\.\d{1,2})+(?=[A-Z][a-z])|^(?:\(?(?:\d{1,3}(?:\.\d{1,2})*|[ivxl]{1,7}|[a-zA-Z])(?:[.)\]]+\s*|\s+(?=[A-Z]))){1,2}/;

/** How many letters of a condition are its number. */
const countNumber = (text: string, number: string | null): number => {
  // "C-2 The pond": such a number may as well be the code of a thing, so it has to be the condition's.
  if (number?.includes('.') && isIndic(text) && toLatinDigits(text).startsWith(number))
    return number.length + (/^[)\].:\s]*/.exec(text.slice(number.length))?.[0].length ?? 0);
  const at = number !== null && /^[A-Z]+\W?\s?\d/.test(number) ? text.indexOf(number) : -1;
  if (number === null || at < 0 || at > CONDITION.length) return NUMBER.exec(text)?.[0].length ?? 0;
  const end = at + number.length;
  return end + (/^[)\].:\s]*/.exec(text.slice(end))?.[0].length ?? 0);
};
/** The longest word in front of a number. */
const CONDITION = 'Condition No. (';

/** `isNamed`: what is done is said, and not only of what thing. */
const toConfidence = (period: Period, hasModal: boolean, isNamed: boolean): number => {
  let confidence = period.isAdjective ? 0.8 : 0.92;
  if (period.kind === 'event') confidence = 0.6;
  if (!hasModal) confidence -= 0.15;
  if (!isNamed) confidence -= 0.15;
  if (period.question) confidence -= 0.25;
  return Math.round(confidence * 100) / 100;
};

const toConditionNo = (section: string | null, number: string | null): string | null => {
  if (number === null) return section;
  // "C-2" in part C says its part already.
  const part = /(?:^|\s)([A-Z])$/.exec(section ?? '')?.[1];
  if (part !== undefined && new RegExp(`^${part}\\W?\\s?\\d`).test(number)) return number;
  return section ? `${section}-${number}` : number;
};

type Paragraph = Block & { kind: 'paragraph' };

/** Whether a time that was left belongs to another part of the sentence, which is asked about by itself. */
const isAskedOfOther = (question: string, sentence: string, clauses: readonly Clause[]): boolean =>
  listOpenParts(sentence, clauses).some(({ start, end }) => {
    const words = findUnreadTime(sentence.slice(start, end))?.words.trim();
    return words !== undefined && question.includes(`"${words}"`);
  });

/** `isListed`: the sentence is an item of a list whose head commands ("the following shall be observed:"). */
const readSentence = (sentence: string, isListed: boolean): Clause[] => {
  if (isIndic(sentence)) return readIndicSentence(sentence);
  const isSaid = isListed || isDuty(sentence);
  if (!isSaid && !/[:–-]/.test(sentence)) return [];
  const periods = findPeriods(sentence);
  if (!isSaid && findWatched(sentence, periods) === null) return [];
  const clauses = toClauses(sentence, periods).filter((clause) => {
    const words = sentence.slice(clause.start, clause.end);
    if (clause.period.kind === 'once' && !hasCommand(sentence)) return false;
    if (clause.period.kind === 'recurring' && !isListed && isTold(sentence)) return false;
    // A duty that begins when something happens stands with its condition.
    if (clause.period.kind !== 'event' && isCondition(sentence, clause.period)) return false;
    return findTrap(sentence, words, clause.period.start - clause.start) === null;
  });
  // What is not surely read is asked.
  return withPaperOfAct(clauses, sentence).map((clause) => {
    const asked = findLeftTime(sentence, clause, periods);
    return asked && !isAskedOfOther(asked.question, sentence, clauses)
      ? { ...clause, period: { ...clause.period, ...asked } }
      : clause;
  });
};

/** "The officers of the Board shall carry out the following:": a head whose list is for an authority. */
const isOfBoard = (head: string): boolean => findTrap(head, head, head.length) === 'board';

/** The duties of a paragraph, each with the sentence that lays it down. */
const readParagraph = (
  block: Paragraph,
  section: string | null,
  dates: OrderDates,
  head: string | null,
): Findings => {
  const passage = toPassage(block.lines);
  const { text } = passage;
  const sentences = listSentences(passage);
  const obligations: ReadObligation[] = [];
  const questions: ReadQuestion[] = [];
  const copyAt = findIndicCopy(text);
  sentences.forEach((span, at) => {
    if (span.start >= copyAt) return;
    const lead = span.start < 8 ? countNumber(text.slice(span.start, span.end), block.number) : 0;
    const start = span.start + lead;
    const sentence = text.slice(start, span.end);
    const previous = sentences[at - 1];
    const outer = head ?? toOuterHead(previous && text.slice(previous.start, previous.end));
    const next = sentences[at + 1];
    const items =
      next && /:\s*-?\s*$/.test(sentence) ? readSentence(text.slice(next.start, next.end), true) : [];
    // What an item commands itself is for the holder, whoever its head speaks of.
    const isCommand = /\b(?:shall|should|must)\b/i.test(sentence);
    if (outer !== null && !isCommand && isOfBoard(outer.replace(NUMBER, ''))) return;
    const clauses = withoutHead(readSentence(sentence, outer !== null), sentence, items).filter(
      ({ period }) => start + period.start < copyAt && !COPY_TO.test(text.slice(0, start + period.start)),
    );
    const conditionNo = toConditionNo(section, block.number);
    const names = nameClauses(sentence, clauses, outer, conditionNo);
    for (const [place, clause] of clauses.entries()) {
      const { title, category } = names[place] ?? { title: '', category: 'other' };
      const around = [sentences[at - 1] ?? span, sentences[at + 1] ?? span];
      const context =
        text.length <= LONGEST_TEXT
          ? text
          : text.slice(around[0]?.start ?? span.start, around[1]?.end ?? span.end);
      const alone = clauses.length === 1;
      const citation = citePassage(
        passage,
        alone ? start : start + clause.start,
        alone ? span.end : start + clause.end,
      );
      obligations.push({
        title,
        text: context.trim(),
        conditionNo,
        category,
        statedFrequency: clause.period.text,
        citation,
        confidence: toConfidence(
          clause.period,
          /\b(?:shall|should|must)\b/i.test(sentence) || hasIndicCommand(sentence),
          !isThing(sentence),
        ),
        ...toDue(clause.period, dates),
      });
      const { question, asks } = clause.period;
      if (question && asks) questions.push({ text: question, citation, asks });
    }
    for (const part of listOpenParts(sentence, clauses)) {
      const words = sentence.slice(part.start, part.end);
      const asked = toOpenQuestion(words, dates);
      if (asked === null) continue;
      const { title, category } = nameOpen(words, conditionNo);
      questions.push({
        ...asked,
        citation: citePassage(passage, start + part.start, start + part.end),
        duty: { title, text: words.trim(), conditionNo, category, after: obligations.length - 1 },
      });
    }
  });
  return { obligations, questions };
};

/** "Annual return: filed on 22/06/2023" among what somebody saw: only what a command stands in is a duty there. */
const toCommanded = ({ obligations, questions }: Findings): Findings => ({
  obligations: obligations.filter(({ text, citation }) => hasCommand(citation?.quote ?? text)),
  questions: questions.filter(({ citation }) => citation !== null && hasCommand(citation.quote)),
});

/** Reads every duty with a period, a date or a deadline from the blocks of an order. */
export const findObligations = (blocks: Block[], dates: OrderDates): Findings => {
  const all: Findings = { obligations: [], questions: [] };
  let section: string | null = null;
  let isForOthers = false;
  let before = '';
  let afterHeading = false;
  let listHead: string | null = null;
  const isNested = (block: Paragraph) => block.number !== null && /\s|^[a-z]$|^[ivx]+$/.test(block.number);
  const findings = listFindings(blocks);
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      const name = toSectionName(block.text);
      // "SCHEDULE-IV" above "General Conditions:" is one heading: the first names the section.
      if (!(afterHeading && section !== null)) section = name ?? (afterHeading ? section : null);
      afterHeading = true;
      isForOthers = isCopyHeading(block.text);
      continue;
    }
    afterHeading = false;
    if (isForOthers) continue;
    const read: Findings =
      block.kind === 'table'
        ? findTableObligations(block.table, { section, before, dates })
        : isAddressed(block.lines[0]?.text ?? '')
          ? { obligations: [], questions: [] }
          : readParagraph(block, section, dates, isNested(block) ? listHead : null);
    const found = findings[at] ? toCommanded(read) : read;
    if (block.kind === 'paragraph') {
      before = toPassage(block.lines).text;
      listHead = isNested(block) ? listHead : /:\s*-?$/.test(before) && hasCommand(before) ? before : null;
    }
    const listed = all.obligations.length;
    all.questions.push(
      ...found.questions.map(({ duty, ...question }) =>
        duty ? { ...question, duty: { ...duty, after: listed + duty.after } } : question,
      ),
    );
    all.obligations.push(...found.obligations);
  }
  return withContradictions(withoutSaidTwice(all));
};
