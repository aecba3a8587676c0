import { addDays } from '@anupalan/compliance/schedules/dates';
import type { RoundDay } from '@anupalan/validators/entities/scheduled-task';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Days of a strip: two weeks, today the last of them. */
const STRIP_DAYS = 14;

/** Which days of a span some tasks were due on, and whether these are completed. */
async function listDays(tx: Tx, taskIds: readonly string[], from: string, to: string) {
  return tx
    .selectFrom('scheduledTasks as date')
    .where('date.taskId', 'in', taskIds)
    .where('date.dueDate', '>=', from)
    .where('date.dueDate', '<=', to)
    .where('date.isWithdrawn', '=', false)
    .select(['date.taskId', 'date.dueDate', sql<boolean>`date.completed_at IS NOT NULL`.as('isDone')])
    .execute();
}

function toStrip(days: ReadonlyMap<string, boolean>, today: string): RoundDay[] {
  return Array.from({ length: STRIP_DAYS }, (_, index) => {
    const date = addDays(today, index + 1 - STRIP_DAYS);
    const isDone = days.get(date);
    if (isDone === undefined) return 'none';
    if (isDone) return 'done';
    return date === today ? 'open' : 'missed';
  });
}

/** What rounds were on the last 14 days, the oldest first, by task; one statement for all. */
export async function mapStrips(
  tx: Tx,
  taskIds: readonly string[],
  today: string,
): Promise<(taskId: string) => RoundDay[]> {
  if (taskIds.length === 0) return () => toStrip(new Map(), today);
  const days = await listDays(tx, taskIds, addDays(today, 1 - STRIP_DAYS), today);
  const byTask = Map.groupBy(days, ({ taskId }) => taskId);
  return (taskId) =>
    toStrip(new Map((byTask.get(taskId) ?? []).map(({ dueDate, isDone }) => [dueDate, isDone])), today);
}
