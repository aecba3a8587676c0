import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { listEvidence } from '../evidence/repository.ts';
import { updateStatusIn } from '../scheduled-tasks/change-status.ts';
import { type Application, isSameApplication } from './application.ts';
import { findRenewalDates, mayFollow } from './renewal-date.ts';

/**
 * Lets the renewal task of an order follow its application (D45): completed when it is recorded, amended with it, open again
 * when it is taken back. What a person has recorded otherwise on the task stays, and so does a task that asks for evidence
 * which is missing. Called before the order is written: tasks are locked before orders.
 */
export async function completeRenewal(
  tx: Tx,
  caller: MemberCaller,
  documentId: string,
  { from, to }: { from: Application; to: Application },
  at: { now: Date; today: string },
): Promise<void> {
  if (!mayFollow(caller, 'status')) return;
  const date = (await findRenewalDates(tx, [documentId])).get(documentId);
  if (date === undefined) return;
  const said = { renewalAppliedOn: date.completedOn, renewalReference: date.reference };
  if (date.completedAt !== null && !isSameApplication(said, from)) return;
  if (to.renewalAppliedOn === null) {
    await updateStatusIn(tx, caller, [date.id], { status: 'pending' }, at);
    return;
  }
  const lacksEvidence = date.evidenceRequired && (await listEvidence(tx, [date.id])).length === 0;
  if (date.completedAt === null && lacksEvidence) return;
  const words = { completedOn: to.renewalAppliedOn, reference: to.renewalReference ?? '' };
  await updateStatusIn(tx, caller, [date.id], { status: 'completed', ...words }, at);
}
