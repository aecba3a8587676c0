import type { ReadObligation } from '../types.ts';
import type { Findings } from './table-obligations.ts';

/** "Apply for renewal before expiry": a renewal without a count of days or months, and one with it. */
const COUNTED = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|sixty|ninety)\b/i;

/** Whether the end of the order alone says when to renew, and another condition says how long before it. */
const isVagueRenewal = (duty: ReadObligation, all: readonly ReadObligation[]): boolean =>
  duty.category === 'renewal' &&
  !duty.recurring &&
  duty.dueDate !== null &&
  !COUNTED.test(duty.statedFrequency ?? '') &&
  all.some(
    (other) =>
      other !== duty &&
      other.category === 'renewal' &&
      !other.recurring &&
      other.title === duty.title &&
      other.dueDate !== null &&
      other.dueDate < (duty.dueDate ?? '') &&
      COUNTED.test(other.statedFrequency ?? ''),
  );

const ROW = /^(?:submit|furnish)\s+bank\s+guarantee\s+for\b/i;
const GUARANTEE = /\bbank\s+guarantees?\b|\bB\.?G\b/i;
const ROW_NUMBER = /\b(?:sr|sl|s)\.?\s*no\.?\s*(\d{1,2})\b/i;

/** Whether a sentence orders the guarantee of a table's row, by the row's number, for the same day. */
const isOrderedBySentence = (row: ReadObligation, all: readonly ReadObligation[]): boolean =>
  row.text.includes(' | ') &&
  ROW.test(row.title) &&
  all.some((other) => {
    const number = ROW_NUMBER.exec(other.citation.quote)?.[1];
    return (
      !other.text.includes(' | ') &&
      GUARANTEE.test(other.citation.quote) &&
      number !== undefined &&
      other.dueDate === row.dueDate &&
      new RegExp(`(?:^|-)${number}$`).test(row.conditionNo ?? '')
    );
  });

/** "(Note: the samples of a month shall be drawn in its first week)": words in brackets that say more of what was said. */
const IN_A_NOTE = /^\W*[([]\s*(?:note|n\.?\s?b\.?|explanation|clarification)\b/i;

/** Whether a note in brackets says again how often the duty right before it in the same condition is due. */
const isNoteOf = (note: ReadObligation, before: ReadObligation | undefined): boolean =>
  before !== undefined &&
  IN_A_NOTE.test(note.citation.quote) &&
  note.text === before.text &&
  note.recurring &&
  before.recurring &&
  note.frequency !== null &&
  note.frequency === before.frequency;

/** The duties that are kept, with what is asked about them and about no duty. `after` of a question counts the duties that are left. */
export const keepDuties = ({ obligations, questions }: Findings, isKept: readonly boolean[]): Findings => {
  if (isKept.every(Boolean)) return { obligations, questions };
  const kept = obligations.filter((_, at) => isKept[at]);
  const quotes = new Set(kept.map(({ citation }) => citation.quote));
  const dropped = new Set(
    obligations
      .filter((duty, at) => !isKept[at] && !quotes.has(duty.citation.quote))
      .map(({ citation }) => citation.quote),
  );
  return {
    obligations: kept,
    questions: questions
      .filter(({ citation }) => citation === null || !dropped.has(citation.quote))
      .map(({ duty, ...question }) =>
        duty
          ? {
              ...question,
              duty: { ...duty, after: isKept.slice(0, duty.after + 1).filter(Boolean).length - 1 },
            }
          : question,
      ),
  };
};

/**
 * Leaves out what an order says twice of one duty, with what is asked about it: a renewal "before expiry" beside one so
 * many days before it, the row of a table of guarantees that a sentence orders by its number, and a note in brackets.
 */
export const withoutSaidTwice = (findings: Findings): Findings =>
  keepDuties(
    findings,
    findings.obligations.map(
      (duty, at) =>
        !isNoteOf(duty, findings.obligations[at - 1]) &&
        !isVagueRenewal(duty, findings.obligations) &&
        !isOrderedBySentence(duty, findings.obligations),
    ),
  );
