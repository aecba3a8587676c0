import type { OrderDates } from '@anupalan/compliance/reading/duties/due';
import { redate } from '@anupalan/compliance/reading/duties/redate';
import type { Recurrence, Schedule } from '@anupalan/compliance/schedules/types';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { Tx } from '../../database/database.ts';
import type { Timing } from './rebuild-schedule.ts';
import * as repository from './repository.ts';

/** An obligation whose due date follows a corrected date of its order: as it was, and when it is due now. */
export type Redated = { row: repository.ObligationRow; timing: Timing };

/**
 * Works the due dates of an order out anew after its issue or its end was put right. What a person has set, or has
 * closed as done, stays.
 * @param before dates that the stored ones may have been worked out from
 */
export async function redateObligations(
  tx: Tx,
  documentId: string,
  before: readonly OrderDates[],
  after: OrderDates,
  now: Date,
): Promise<Redated[]> {
  const redated: Redated[] = [];
  for (const row of await repository.listAllOf(tx, documentId)) {
    if (row.done === true) continue;
    const { quote } = row.citation as Citation;
    const due = redate(
      { quote, statedFrequency: row.statedFrequency },
      {
        frequency: row.frequency as Timing['frequency'],
        recurring: row.recurring,
        dueDate: row.dueDate,
        schedule: row.schedule as Schedule | null,
        recurrence: row.recurrence as Recurrence | null,
      },
      before,
      after,
    );
    if (due === null) continue;
    const { basis: _basis, ...timing } = due;
    await repository.update(tx, row.id, timing, { isEdit: false, now });
    redated.push({ row, timing });
  }
  return redated;
}
