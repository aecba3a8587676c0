import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';

/** One change, as a person reads it later. */
export type Change = {
  action: string;
  entity: string;
  entityId: string;
  /** A short sentence: what was done. */
  summary: string;
  /** From, to, remark and the like. */
  details?: Record<string, unknown>;
  at: Date;
};

/** Writes changes into the audit trail, in the transaction of the changes. The trail is never edited. */
export async function recordChanges(
  tx: Tx,
  caller: Pick<MemberCaller, 'userId' | 'name' | 'organisation'>,
  changes: Change[],
): Promise<void> {
  await insertRows(
    tx,
    'auditLog',
    changes.map((change) => ({
      id: uuidv7(),
      organisationId: caller.organisation.id,
      actorId: caller.userId,
      actorName: caller.name,
      action: change.action,
      entity: change.entity,
      entityId: change.entityId,
      summary: change.summary,
      details: change.details ?? {},
      createdAt: change.at,
    })),
  );
}

/** Writes a change of somebody who has no session: one who signs up, an operator (`actorId` null). */
export async function recordPlainChange(
  tx: Tx,
  {
    at,
    details = {},
    ...change
  }: Change & { organisationId: string | null; actorId: string | null; actorName: string },
): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({ id: uuidv7(), ...change, details: JSON.stringify(details), createdAt: at })
    .execute();
}

/** Writes one change into the audit trail. */
export function recordChange(
  tx: Tx,
  caller: Pick<MemberCaller, 'userId' | 'name' | 'organisation'>,
  change: Change,
): Promise<void> {
  return recordChanges(tx, caller, [change]);
}
