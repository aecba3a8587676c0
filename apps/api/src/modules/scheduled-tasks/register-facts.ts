import type { Citation } from '@anupalan/validators/entities/citation';
import type { Schedule } from '@anupalan/validators/entities/schedule';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQuery } from '../../database/fixed-query.ts';

/** What a register says of a task besides its due dates: where it comes from, in the words of the order, and how often. */
export type RegisterFacts = {
  /** The title of its order; null for a task without one. */
  order: string | null;
  conditionNo: string | null;
  citation: Citation | null;
  /** The words of the condition, whole; null for a task without one. */
  wording: string | null;
  schedule: Schedule;
};

const FACTS = fixQuery(['ids'], (tx, { ids }: { ids: readonly string[] }) =>
  tx
    .selectFrom('tasks as task')
    .leftJoin('consentDocuments as document', 'document.id', 'task.consentDocumentId')
    .leftJoin('obligations as obligation', (join) =>
      join.on('obligation.id', '=', sql<string>`coalesce(task.obligation_id, task.event_obligation_id)`),
    )
    .select([
      'task.id',
      'task.schedule',
      'task.citation',
      'document.title as order',
      'obligation.conditionNo',
      'obligation.text',
    ])
    .where(sql<boolean>`task.id = ANY(${ids}::uuid[])`),
);

/** What a register says of some tasks, by their id. Deleted ones as well: what was done of them stays in a register. */
export async function listRegisterFacts(tx: Tx, ids: readonly string[]): Promise<Map<string, RegisterFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await FACTS(tx, { ids });
  return new Map(
    rows.map(({ id, order, conditionNo, text, ...row }) => {
      const citation = row.citation as Citation | null;
      const schedule = row.schedule as Schedule;
      return [id, { order, conditionNo, citation, wording: citation?.quote ?? text, schedule }];
    }),
  );
}
