import type { TaskDay } from '@anupalan/api-client/types';
import { toGrouped } from '@anupalan/ui';
import type { YearMapDay } from '@anupalan/ui/interactive';
import { toCount } from '../to-count.ts';

/** How many tasks a day has; rounds are counted apart (D46). */
export function toTaskCount({ completed, pending, overdue }: TaskDay): number {
  return completed + pending + overdue;
}

const toTasks = (count: number) => toCount(count, 'task');

/** A day in words, after its date: "4 tasks, 1 late, statutory date". */
export function toDayWords(day: TaskDay): string {
  const { overdue, completed, statutory } = day;
  const parts = [toTasks(toTaskCount(day))];
  if (overdue > 0) parts.push(`${toGrouped(overdue)} late`);
  if (completed > 0) parts.push(`${toGrouped(completed)} completed`);
  if (statutory > 0) parts.push('statutory date');
  return parts.join(', ');
}

/** The days of a year as the map shows them. */
export function toMapDays(days: readonly TaskDay[]): Record<string, YearMapDay> {
  return Object.fromEntries(
    days.map((day) => [
      day.day,
      {
        count: toTaskCount(day),
        isLate: day.overdue > 0,
        isMarked: day.statutory > 0,
        words: toDayWords(day),
      },
    ]),
  );
}

/** What a year holds, in figures. */
export type YearTotals = Record<'tasks' | 'completed' | 'late' | 'toCome' | 'missed', number>;

/** Sums of a year; `missed`: days of rounds that are late. */
export function toTotals(days: readonly TaskDay[]): YearTotals {
  const sum = (count: (day: TaskDay) => number) => days.reduce((total, day) => total + count(day), 0);
  return {
    tasks: sum(toTaskCount),
    completed: sum(({ completed }) => completed),
    late: sum(({ overdue }) => overdue),
    toCome: sum(({ pending }) => pending),
    missed: sum(({ missedRounds }) => missedRounds),
  };
}
