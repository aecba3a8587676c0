import { addDays, addMonths } from '@anupalan/compliance/schedules/dates';
import { firstOccurrenceOnOrAfter, listOccurrences } from '@anupalan/compliance/schedules/occurrences';
import type { Schedule } from '@anupalan/compliance/schedules/types';
import { OCCURRENCE_MONTHS_AHEAD } from '@anupalan/enums/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../database/database.ts';
import * as repository from './repository.ts';

/** One month more than must exist, so that the daily sweep always comes in time. */
const HORIZON_MONTHS = OCCURRENCE_MONTHS_AHEAD + 1;

/** How far ahead dates are made, from a day on. */
export function toHorizon(today: string): string {
  return addMonths(today, HORIZON_MONTHS);
}

/** Tasks that one transaction brings to the horizon: the locks of many would hold up who changes them. */
const TASKS_AT_ONCE = 500;

/** A task whose dates are to be made, from a day on. */
export type Undated = { id: string; schedule: Schedule; from: string };

/** Makes the dates of tasks from their day to the horizon, and at least the next one of each, however far it is. */
export async function makeOccurrences(
  tx: Tx,
  organisationId: string,
  tasks: readonly Undated[],
  horizon: string,
): Promise<void> {
  const rows: repository.NewOccurrence[] = [];
  for (const { id, schedule, from } of tasks) {
    const dates = listOccurrences(schedule, { from, until: horizon });
    if (dates.length === 0) {
      const next = firstOccurrenceOnOrAfter(schedule, from);
      if (next) dates.push(next);
    }
    for (const dueDate of dates) rows.push({ id: uuidv7(), taskId: id, dueDate });
  }
  await repository.insertOccurrences(tx, organisationId, rows);
}

/**
 * Brings some tasks of the organisation to the horizon. Run by several servers at once it makes nothing twice.
 * @returns whether there may be more
 */
export async function extendOccurrences(tx: Tx, organisationId: string, today: string): Promise<boolean> {
  const horizon = toHorizon(today);
  const tasks = await repository.listToExtend(tx, horizon, TASKS_AT_ONCE);
  // From where it ended, never from before the task began. Days that passed while no server ran are made as well:
  // they were due.
  const undated = tasks.map(({ id, schedule, beginsOn, occurrencesUntil }) => {
    const ended = addDays(occurrencesUntil, 1);
    return { id, schedule: schedule as Schedule, from: ended > beginsOn ? ended : beginsOn };
  });
  await makeOccurrences(tx, organisationId, undated, horizon);
  await repository.setOccurrencesUntil(
    tx,
    tasks.map(({ id }) => id),
    horizon,
  );
  return tasks.length === TASKS_AT_ONCE;
}
