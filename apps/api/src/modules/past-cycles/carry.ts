import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { getObligationsByIds } from '../obligations/service.ts';
import { todayOf } from '../tasks/service.ts';
import { setPast } from './repository.ts';
import { settlePast } from './settle.ts';

/**
 * Takes the question about the cycle before acceptance, and its answer, along with the tasks of an order to the
 * conditions of its renewal: nothing that was answered is asked again, and what was not stays open (D42). What a person
 * has answered about the newer condition itself counts there.
 */
export async function carryPast(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  pairs: readonly { fromId: string; toId: string }[],
): Promise<void> {
  if (pairs.length === 0) return;
  const now = services.now();
  const rows = await getObligationsByIds(
    tx,
    pairs.flatMap(({ fromId, toId }) => [fromId, toId]),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { fromId, toId } of pairs) {
    const from = byId.get(fromId);
    const to = byId.get(toId);
    if (!from || !to) continue;
    if (from.pastAnswer === null && to.pastAnswer !== null) {
      await settlePast(services, tx, caller, [toId], todayOf(services, caller));
      continue;
    }
    const { pastSettled, pastDueOn, pastAnswer, pastCompletedOn } = from;
    await setPast(tx, toId, { pastSettled, pastDueOn, pastAnswer, pastCompletedOn }, now);
  }
}
