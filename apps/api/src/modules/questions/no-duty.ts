import { NOT_AN_OBLIGATION } from '@anupalan/enums/questions';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { invalidField } from '../../http/problem.ts';
import { recordChange } from '../audit/service.ts';
import { learnFrom } from '../obligations/learn.ts';
import * as obligations from '../obligations/repository.ts';
import type { StoredAnswer, StoredQuestion } from './stored.ts';

type Row = obligations.ObligationRow;

const FOLLOWS = 'a question about its order was answered';

/**
 * Rejects the obligation of a question, because its sentence asks for nothing. The organisation learns that as from any
 * rejection.
 * @param before the answer that was there
 * @returns the answer as it is kept
 * @throws AppError invalid where a task was made of the obligation
 */
export async function rejectDuty(
  tx: Tx,
  caller: MemberCaller,
  { row, question, before }: { row: Row; question: StoredQuestion; before: StoredAnswer | undefined },
  now: Date,
): Promise<StoredAnswer> {
  if (row.taskId)
    throw invalidField(`answers.${question.id}`, 'This obligation is already a task. Delete the task first.');
  const isMade = before !== undefined && before.timing === undefined;
  await setState(tx, caller, { row, state: 'rejected' }, now);
  return {
    value: NOT_AN_OBLIGATION,
    rejectedId: row.id,
    ...(isMade ? {} : { state: row.state as NonNullable<StoredAnswer['state']> }),
    ...(before?.timing ? { timing: before.timing } : {}),
  };
}

/** Takes the rejection of {@link rejectDuty} back; what it taught is forgotten. */
export async function takeBackRejection(
  tx: Tx,
  caller: MemberCaller,
  { row, before }: { row: Row; before: StoredAnswer },
  now: Date,
): Promise<void> {
  if (before.value !== NOT_AN_OBLIGATION || row.state !== 'rejected') return;
  await setState(tx, caller, { row, state: before.state ?? 'suggested' }, now);
}

async function setState(
  tx: Tx,
  caller: MemberCaller,
  { row, state }: { row: Row; state: NonNullable<StoredAnswer['state']> },
  now: Date,
): Promise<void> {
  await obligations.setState(tx, [row.id], state, now);
  await learnFrom(tx, caller, [row.id], now);
  await recordChange(tx, caller, {
    action: state,
    entity: 'obligation',
    entityId: row.id,
    summary:
      state === 'rejected'
        ? `Marked “${row.title}” as not an obligation: ${FOLLOWS}`
        : `Put “${row.title}” back to check: the answer to a question was changed`,
    details: { from: row.state, to: state },
    at: now,
  });
}
