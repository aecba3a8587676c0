import type { MemberCaller } from '../../access/caller.ts';
import { holds } from '../../access/caller.ts';
import { POLICY } from '../../access/policy.ts';
import type { Tx } from '../../database/database.ts';
import { mergeFacts, toApplyBy } from '../consent-documents/entities.ts';
import { listRenewalDates, type RenewalDateRow } from './repository.ts';

/** The two calls of which each does a part of the other. */
const CALLS = {
  application: POLICY['PATCH /consent-documents/:id'],
  status: POLICY['PATCH /generate-tasks/scheduled-tasks/status'],
};

/** Whether a caller may do the other part: nobody does more by it than their permissions allow. */
export function mayFollow(caller: MemberCaller, call: keyof typeof CALLS): boolean {
  return CALLS[call].anyOf.some((need) => holds(caller, need));
}

/**
 * The date of each order that is done by applying for its renewal (D45): of its renewal tasks that of the last day to apply;
 * where none is due on it, that of the only one. Of several nothing is guessed.
 */
export async function findRenewalDates(
  tx: Tx,
  documentIds: readonly string[],
): Promise<Map<string, RenewalDateRow>> {
  if (documentIds.length === 0) return new Map();
  const byOrder = Map.groupBy(await listRenewalDates(tx, documentIds), ({ documentId }) => documentId);
  return new Map(
    [...byOrder].flatMap(([id, dates]) => {
      const date = choose(dates);
      return date === undefined ? [] : [[id, date] as const];
    }),
  );
}

/** @param dates of one order, the latest first */
function choose(dates: readonly RenewalDateRow[]): RenewalDateRow | undefined {
  const [latest] = dates;
  if (latest === undefined) return undefined;
  const applyBy = toApplyBy({ facts: mergeFacts(latest), validity: latest.validity });
  const due = dates.find(({ dueDate }) => dueDate === applyBy);
  return due ?? (new Set(dates.map(({ taskId }) => taskId)).size === 1 ? latest : undefined);
}
