import type { OrderDates } from '@anupalan/compliance/reading/duties/due';
import { canBeNoDuty, findAnswerProblem, toAnswerKind } from '@anupalan/compliance/reading/questions/answer';
import type { AskedFact } from '@anupalan/compliance/reading/questions/asks';
import { completeQuestion } from '@anupalan/compliance/reading/questions/complete';
import { listOptions, NO_DUTY_OPTION } from '@anupalan/compliance/reading/questions/options';
import type { Citation, ReadQuestion } from '@anupalan/compliance/reading/types';
import type { ObligationState } from '@anupalan/enums/obligations';
import type { Question } from '@anupalan/validators/entities/consent-document';
import { v5 as uuidv5 } from 'uuid';
import type { Timing } from '../obligations/rebuild-schedule.ts';

/** A question as a row of an order keeps it. `obligationId`: the obligation that cites the same words. */
export type StoredQuestion = ReadQuestion & { id: string; obligationId: string | null };

/** What an obligation was before a question about it was answered. */
export type TimingBefore = Timing & { confidence: number };

/**
 * An answer as a row keeps it, with what it replaced: the timing of an obligation, its state (the answer was that it is
 * no duty), or the corrected fact of the order (absent: nobody had corrected it). Without any, the answer made the
 * obligation. `rejectedId`: the obligation that the answer rejected.
 */
export type StoredAnswer = {
  value: string;
  timing?: TimingBefore;
  state?: ObligationState;
  rejectedId?: string;
} & {
  [Name in AskedFact]?: { corrected?: string | null };
};

/** The answers of an order by the ids of its questions. */
export type StoredAnswers = Record<string, StoredAnswer>;

/** What two findings have in common that cite the same words. */
export function toPlaceKey(citation: Pick<Citation, 'page' | 'quote'>): string {
  return `${citation.page ?? ''}:${citation.quote}`;
}

/**
 * Questions with their ids: the same for the same words of the same order, however often it is read.
 * @param obligationIds of the order, by the places they cite
 */
export function toStoredQuestions(
  documentId: string,
  questions: readonly ReadQuestion[],
  obligationIds: ReadonlyMap<string, string>,
): StoredQuestion[] {
  const seen = new Map<string, number>();
  return questions.map((question) => {
    const { citation, asks } = question;
    const words = citation?.quote.toLowerCase().replace(/\s+/g, ' ') ?? question.text;
    const name = [asks.kind, citation?.page ?? '', citation?.paragraph ?? '', words].join(':');
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return {
      ...question,
      id: uuidv5(`${name}:${times}`, documentId),
      obligationId: (citation && obligationIds.get(toPlaceKey(citation))) ?? null,
    };
  });
}

/** The questions of a row. What was stored before questions could be answered gets what it asks by its words. */
export function parseQuestions(row: { id: string; questions: unknown }): StoredQuestion[] {
  const stored = row.questions as (StoredQuestion | Pick<ReadQuestion, 'text' | 'citation'>)[];
  const isWhole = stored.every((each): each is StoredQuestion => 'asks' in each);
  return isWhole ? stored : toStoredQuestions(row.id, stored.map(completeQuestion), new Map());
}

/** The contract's questions: each with its answers, in words that say what follows. */
export function toQuestions(
  row: { id: string; questions: unknown; answers: unknown },
  dates: OrderDates,
  today: string,
): Question[] {
  const answers = row.answers as StoredAnswers;
  return parseQuestions(row).map((question) => {
    const value = answers[question.id]?.value;
    return {
      id: question.id,
      text: question.text,
      citation: question.citation,
      answerKind: toAnswerKind(question.asks),
      options: [
        ...listOptions(question, dates, today),
        ...(canBeNoDuty(question.asks) ? [NO_DUTY_OPTION] : []),
      ],
      // An answer that the reader no longer offers is none.
      answer: value !== undefined && findAnswerProblem(question.asks, value) === null ? value : null,
      obligationId: question.obligationId,
    };
  });
}
