import { buildSchedule } from '@anupalan/compliance/schedules/build';
import { firstOccurrenceOnOrAfter } from '@anupalan/compliance/schedules/occurrences';
import type { Recurrence, Schedule } from '@anupalan/compliance/schedules/types';
import type { UpdateObligationRequest } from '@anupalan/validators/requests/obligations';
import type { ObligationRow } from './repository.ts';

/** The parts of an obligation that say when it is due; they always fit each other. */
export type Timing = {
  frequency: Schedule['frequency'];
  recurring: boolean;
  dueDate: string | null;
  schedule: Schedule | null;
  recurrence: Recurrence | null;
};

/**
 * The timing after a person's change: `schedule` wins over `frequency` and `dueDate`; one of these alone rebuilds
 * it. @returns null where nothing of it changes
 * @param anchor the date a new recurrence starts from where nothing else is known (`YYYY-MM-DD`)
 */
export function rebuildTiming(
  row: Pick<ObligationRow, 'frequency' | 'recurring' | 'dueDate' | 'schedule'>,
  body: UpdateObligationRequest,
  anchor: string,
): Timing | null {
  if (body.schedule !== undefined) return toTiming(body.schedule as Schedule | null);
  if (body.frequency === undefined && body.dueDate === undefined) return null;
  const old = row.schedule as Schedule | null;
  const start = body.dueDate ?? old?.startDate ?? row.dueDate ?? anchor;
  const season = old?.months ? { months: old.months } : {};
  if (body.frequency !== undefined) {
    if (body.frequency !== null) {
      // A new period keeps the day that was printed, not the old anchor, and the months that it can have.
      const recurrence = { frequency: body.frequency, ...season };
      return fromSchedule(buildSchedule({ recurrence, startDate: start }), body.dueDate ?? null);
    }
    const once = body.dueDate ?? row.dueDate;
    return once ? fromSchedule(buildSchedule({ frequency: null, startDate: once })) : none();
  }
  if (body.dueDate === null) return row.recurring && old ? { ...fromSchedule(old), dueDate: null } : none();
  if (row.recurring && old) {
    const recurrence: Recurrence =
      old.frequency === null
        ? { frequency: null, ...(old.interval ? { interval: old.interval } : {}), ...season }
        : { frequency: old.frequency, ...season };
    // A start outside the months is no due date: the first one in them is.
    return fromSchedule(buildSchedule({ recurrence, startDate: start }), old.months ? undefined : start);
  }
  return fromSchedule(buildSchedule({ frequency: null, startDate: start }));
}

/** The timing of a schedule that a person has set; null: it has no date. */
export function toTiming(schedule: Schedule | null): Timing {
  return schedule === null ? none() : fromSchedule(schedule);
}

function fromSchedule(schedule: Schedule, dueDate?: string | null): Timing {
  const isOnce = schedule.frequency === null && !schedule.interval;
  const { startDate, endDate: _endDate, ...recurrence } = schedule;
  return {
    frequency: schedule.frequency,
    recurring: !isOnce,
    dueDate: isOnce
      ? startDate
      : dueDate === undefined
        ? firstOccurrenceOnOrAfter(schedule, startDate)
        : dueDate,
    schedule,
    recurrence: isOnce ? null : recurrence,
  };
}

function none(): Timing {
  return { frequency: null, recurring: false, dueDate: null, schedule: null, recurrence: null };
}
