import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { toInsert } from '../../database/insert-rows.ts';
import { defer } from '../../database/unit-executor.ts';

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
  if (changes.length === 0) return;
  const lines = changes.map((change) => ({
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
  }));
  if (lines.length > 0) defer(tx, toInsert(tx, 'auditLog', lines));
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
  defer(
    tx,
    tx
      .insertInto('auditLog')
      .values({ id: uuidv7(), ...change, details: JSON.stringify(details), createdAt: at }),
  );
}

/** Writes changes that no session has made, in one statement. */
export async function recordPlainChanges(
  tx: Tx,
  changes: (Change & { organisationId: string; actorId: string | null; actorName: string })[],
): Promise<void> {
  if (changes.length === 0) return;
  const lines = changes.map(({ at, details = {}, ...change }) => ({
    id: uuidv7(),
    ...change,
    details,
    createdAt: at,
  }));
  defer(tx, toInsert(tx, 'auditLog', lines));
}

/** Writes one change into the audit trail. */
export function recordChange(
  tx: Tx,
  caller: Pick<MemberCaller, 'userId' | 'name' | 'organisation'>,
  change: Change,
): Promise<void> {
  return recordChanges(tx, caller, [change]);
}
