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

/** Makes the dates of a task from a day to the horizon, and at least the next one, however far it is. */
export async function makeOccurrences(
  tx: Tx,
  task: { id: string; organisationId: string; schedule: Schedule },
  from: string,
  horizon: string,
): Promise<void> {
  const dates = listOccurrences(task.schedule, { from, until: horizon });
  if (dates.length === 0) {
    const next = firstOccurrenceOnOrAfter(task.schedule, from);
    if (next) dates.push(next);
  }
  await repository.insertOccurrences(
    tx,
    dates.map((dueDate) => ({ id: uuidv7(), organisationId: task.organisationId, taskId: task.id, dueDate })),
  );
}

/** Brings every task of the organisation to the horizon. Run by several servers at once it makes nothing twice. */
export async function extendOccurrences(tx: Tx, organisationId: string, today: string): Promise<number> {
  const horizon = toHorizon(today);
  const tasks = await repository.listToExtend(tx, horizon);
  for (const task of tasks) {
    // From where it ended, never from before the task began. Days that passed while no server ran are made as well:
    // they were due.
    const ended = addDays(task.occurrencesUntil, 1);
    const from = ended > task.beginsOn ? ended : task.beginsOn;
    await makeOccurrences(
      tx,
      { id: task.id, organisationId, schedule: task.schedule as Schedule },
      from,
      horizon,
    );
    await repository.setOccurrencesUntil(tx, task.id, horizon);
  }
  return tasks.length;
}
