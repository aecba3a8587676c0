import { FREQUENCIES_BY_PERIOD, FREQUENCY_LABELS } from '@anupalan/enums/frequencies';
import type { SkipReason } from '@anupalan/enums/task-origin';
import { type Condition, needsDate } from '../../../shared/viewer/condition.ts';
import { isOnce, isPastQuestion, isToSchedule } from './conditions.ts';
import { rowWords } from './words.ts';

/** How many tasks of a kind will be made. */
export type KindCount = { label: string; count: number };

/** What scheduling will do: tasks by how often they repeat, and what is left out, with the reason (D19). */
export type ScheduleCounts = {
  ids: string[];
  kinds: KindCount[];
  taskCount: number;
  left: Partial<Record<SkipReason, number>>;
};

function toKind({ schedule, frequency, recurring }: Condition): string {
  const period = schedule?.frequency ?? frequency;
  if (period !== null && period !== undefined) return FREQUENCY_LABELS[period];
  return schedule?.interval !== undefined || recurring ? rowWords.ownInterval : rowWords.once;
}

/** Counts what will become of the accepted conditions. Only a count: the server decides, and answers what it did. */
export function toScheduleCounts(conditions: readonly Condition[], today: string): ScheduleCounts {
  const accepted = conditions.filter(isToSchedule);
  const kinds = new Map<string, number>();
  const left: ScheduleCounts['left'] = {};
  let taskCount = 0;
  for (const condition of accepted) {
    const isPast = isPastQuestion(condition, today) || (isOnce(condition) && isBefore(condition, today));
    const reason = needsDate(condition) ? 'no_date' : isPast ? 'date_passed' : null;
    if (reason !== null) left[reason] = (left[reason] ?? 0) + 1;
    else {
      taskCount += 1;
      const kind = toKind(condition);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
  }
  const order = [...FREQUENCIES_BY_PERIOD.map((period) => FREQUENCY_LABELS[period])];
  const rank = (label: string) => (order.includes(label) ? order.indexOf(label) : order.length);
  return {
    ids: accepted.map(({ id }) => id),
    kinds: [...kinds]
      .map(([label, count]) => ({ label, count }))
      .sort((a, b) => rank(a.label) - rank(b.label)),
    taskCount,
    left,
  };
}

function isBefore({ dueDate, schedule }: Condition, today: string): boolean {
  const date = dueDate ?? schedule?.startDate ?? null;
  return date !== null && date < today;
}
