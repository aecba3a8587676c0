import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { recordChanges } from '../audit/service.ts';
import { type Application, isSameApplication, toApplicationChange } from './application.ts';
import { findRenewalDates, mayFollow } from './renewal-date.ts';
import { type RenewalDateRow, setApplication } from './repository.ts';

/** What becomes of a date that is due once: as it was, and as it will be. `completedOn` null: it is open. */
export type DateChange = {
  id: string;
  consentDocumentId: string | null;
  from: { completedOn: string | null; reference: string | null };
  to: { completedOn: string | null; reference: string | null };
};

type Planned = { order: RenewalDateRow; application: Application };

/**
 * The applications that follow renewal tasks (D45): recorded when the task is completed, amended with it, taken back when it
 * is opened again. An application that a person has recorded otherwise stays.
 */
export async function planApplications(
  tx: Tx,
  caller: MemberCaller,
  changes: readonly DateChange[],
): Promise<Planned[]> {
  const documentIds = changes.flatMap(({ consentDocumentId }) => consentDocumentId ?? []);
  if (documentIds.length === 0 || !mayFollow(caller, 'application')) return [];
  const dates = await findRenewalDates(tx, [...new Set(documentIds)]);
  return [...dates.values()].flatMap((order) => {
    const change = changes.find(({ id }) => id === order.id);
    if (change === undefined) return [];
    const { renewalAppliedOn, renewalReference } = order;
    const current = { renewalAppliedOn, renewalReference };
    const application = toApplication(change.to);
    // What the task has said until now, or nothing: anything else is of a person.
    if (!isSameApplication(current, toApplication(change.from))) return [];
    return isSameApplication(current, application) ? [] : [{ order, application }];
  });
}

function toApplication({ completedOn, reference }: DateChange['to']): Application {
  return { renewalAppliedOn: completedOn, renewalReference: completedOn === null ? null : reference };
}

/** Writes applications with their lines of the audit trail. */
export async function writeApplications(
  tx: Tx,
  caller: MemberCaller,
  planned: readonly Planned[],
  now: Date,
): Promise<void> {
  await Promise.all([
    recordChanges(
      tx,
      caller,
      planned.map(({ order, application }) =>
        toApplicationChange({ ...order, id: order.documentId }, application, now),
      ),
    ),
    ...planned.map(({ order, application }) => setApplication(tx, order.documentId, application, now)),
  ]);
}
