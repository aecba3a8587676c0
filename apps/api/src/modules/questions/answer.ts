import type { OrderDates } from '@anupalan/compliance/reading/duties/due';
import { toAnsweredDue } from '@anupalan/compliance/reading/questions/answer';
import { toAskedFact } from '@anupalan/compliance/reading/questions/asks';
import { listOptions, NO_DUTY_OPTION } from '@anupalan/compliance/reading/questions/options';
import { UNTIMED } from '@anupalan/compliance/schedules/untimed';
import { NOT_AN_OBLIGATION } from '@anupalan/enums/questions';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { invalidField } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import * as obligations from '../obligations/repository.ts';
import { followObligation } from '../tasks/redate-order.ts';
import { todayOf } from '../tasks/service.ts';
import { rejectDuty, takeBackRejection } from './no-duty.ts';
import type { Answered } from './plan.ts';
import {
  type StoredAnswer,
  type StoredAnswers,
  type StoredQuestion,
  type TimingBefore,
  toPlaceKey,
} from './stored.ts';

type Order = { id: string; dates: OrderDates; answers: StoredAnswers };
type Row = obligations.ObligationRow;

const FOLLOWS = 'a question about its order was answered';

/**
 * Lets the obligations of an order be due as a person has answered, in the transaction of the answers; their tasks
 * follow where nobody has set another schedule. An answer that is withdrawn gives back what was read.
 * @returns the answers as they are kept
 */
export async function answerDuties(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  order: Order,
  answered: readonly Answered[],
): Promise<StoredAnswers> {
  const answers = { ...order.answers };
  if (answered.length === 0) return answers;
  const rows = await obligations.listAllOf(tx, order.id);
  for (const { question, value } of answered) {
    await recordAnswer(services, tx, caller, order, { question, value });
    if (toAskedFact(question.asks) !== null) continue;
    const row = findRow(rows, question);
    const before = answers[question.id];
    if (value === null) {
      delete answers[question.id];
      if (row) await withdraw(services, tx, caller, { row, question, before });
      continue;
    }
    if (value === NOT_AN_OBLIGATION) {
      answers[question.id] = await answerNoDuty(services, tx, caller, order.id, { row, question, before });
      continue;
    }
    const words = { quote: question.citation?.quote ?? '', statedFrequency: null };
    const due = toAnsweredDue(question.asks, value, words, order.dates);
    if (!due) continue;
    const { basis, ...timing } = due;
    if (row) {
      if (before) await takeBackRejection(tx, caller, { row, before }, services.now());
      const kept = isMaker(before) ? undefined : (before?.timing ?? toTiming(row));
      answers[question.id] = { value, ...(kept ? { timing: kept } : {}) };
      await setTiming(services, tx, caller, row, { ...timing, confidence: 1 });
    } else if (question.duty) {
      answers[question.id] = { value };
      await addDuty(services, tx, caller, order.id, question, { ...timing, basis });
    }
  }
  return answers;
}

/** The obligation that a question is about; the id of one that was read anew has changed, its words have not. */
function findRow(rows: readonly Row[], { obligationId, citation }: StoredQuestion): Row | null {
  const byId = rows.find(({ id }) => id === obligationId);
  const place = citation && toPlaceKey(citation);
  return (
    byId ??
    rows.find((row) => toPlaceKey(row.citation as { page: number | null; quote: string }) === place) ??
    null
  );
}

/** Whether an answer has made the obligation that it is about. */
const isMaker = (answer: StoredAnswer | undefined): boolean =>
  answer !== undefined && answer.timing === undefined && answer.state === undefined;

/** The obligation of the words is rejected; where there is none, it is added, so that the decision is among the others. */
async function answerNoDuty(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  documentId: string,
  { row, question, before }: { row: Row | null; question: StoredQuestion; before: StoredAnswer | undefined },
): Promise<StoredAnswer> {
  const now = services.now();
  if (row) return rejectDuty(tx, caller, { row, question, before }, now);
  const made: StoredAnswer = { value: NOT_AN_OBLIGATION };
  const id = await addDuty(services, tx, caller, documentId, question, UNTIMED);
  const [added] = id === null ? [] : await obligations.listByIds(tx, [id]);
  return added ? rejectDuty(tx, caller, { row: added, question, before: made }, now) : made;
}

function toTiming(row: Row): TimingBefore {
  const { frequency, recurring, dueDate, schedule, recurrence, confidence } = row;
  return { frequency, recurring, dueDate, schedule, recurrence, confidence } as TimingBefore;
}

async function setTiming(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  row: Row,
  timing: TimingBefore,
): Promise<void> {
  const now = services.now();
  await obligations.update(tx, row.id, timing, { isEdit: true, now });
  await recordChange(tx, caller, {
    action: 'update',
    entity: 'obligation',
    entityId: row.id,
    summary: `Changed when “${row.title}” is due: ${FOLLOWS}`,
    details: { from: toTiming(row), to: timing },
    at: now,
  });
  await followObligation(services, tx, caller, { row, timing }, FOLLOWS);
}

/** The obligation that the words make together with the answer. */
async function addDuty(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  consentDocumentId: string,
  { id: questionId, duty, citation }: StoredQuestion,
  timing: NonNullable<ReturnType<typeof toAnsweredDue>> | typeof UNTIMED,
): Promise<string | null> {
  if (!duty) return null;
  const now = services.now();
  const id = uuidv7();
  await obligations.insertAll(tx, [
    {
      id,
      organisationId: caller.organisation.id,
      consentDocumentId,
      position: duty.after,
      title: duty.title.slice(0, 200),
      text: duty.text.slice(0, 5000),
      conditionNo: duty.conditionNo,
      category: duty.category,
      ...timing,
      schedule: timing.schedule && JSON.stringify(timing.schedule),
      recurrence: timing.recurrence && JSON.stringify(timing.recurrence),
      statedFrequency: null,
      citation: JSON.stringify(citation),
      confidence: 1,
      editedAt: now,
    },
  ]);
  await recordChange(tx, caller, {
    action: 'create',
    entity: 'obligation',
    entityId: id,
    summary: `Added “${duty.title}”: ${FOLLOWS}`,
    details: { questionId },
    at: now,
  });
  return id;
}

/** Gives back what was read. An obligation that the answer had made goes; with a task it stays and is refused. */
async function withdraw(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  { row, question, before }: { row: Row; question: StoredQuestion; before: StoredAnswer | undefined },
): Promise<void> {
  if (before) await takeBackRejection(tx, caller, { row, before }, services.now());
  if (before?.timing) return setTiming(services, tx, caller, row, before.timing);
  if (!isMaker(before)) return;
  if (await obligations.hasTask(tx, row.id))
    throw invalidField(
      `answers.${question.id}`,
      'A task was made from this answer. Change the answer, or mark the obligation as not an obligation.',
    );
  await obligations.deleteOne(tx, row.id);
  await recordChange(tx, caller, {
    action: 'delete',
    entity: 'obligation',
    entityId: row.id,
    summary: `Removed “${row.title}”: the answer that made it was withdrawn`,
    details: { questionId: question.id },
    at: services.now(),
  });
}

async function recordAnswer(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  { id, dates }: Order,
  { question, value }: Answered,
): Promise<void> {
  const options = [...listOptions(question, dates, todayOf(services, caller)), NO_DUTY_OPTION];
  const option = options.find((each) => each.value === value);
  await recordChange(tx, caller, {
    action: value === null ? 'withdraw' : 'answer',
    entity: 'consent_document',
    entityId: id,
    summary:
      value === null
        ? `Withdrew the answer to “${question.text}”`
        : `Answered “${question.text}” with “${option?.label ?? value}”`,
    details: { questionId: question.id, value },
    at: services.now(),
  });
}
