import type { FoldedDates } from '@anupalan/api-client/types';
import type { TaskStatus } from '@anupalan/enums/task-status';
import { toGrouped } from '@anupalan/ui';
import { formatDueDate } from '../../shared/tasks/task-dates.ts';
import { toCount } from '../../shared/to-count.ts';
import type { ListView } from './list-query.ts';

/** First and last day of a round: "26 Oct to 22 Nov", "22 Nov" for one day. */
export function toSpanWords({ first, last }: FoldedDates, today: string): string {
  if (first === last) return formatDueDate(first, today);
  return `${formatDueDate(first, today)} to ${formatDueDate(last, today)}`;
}

const DAY_WORDS: Readonly<Record<TaskStatus, string>> = {
  overdue: 'missed',
  pending: 'to come',
  completed: 'done',
};

/** How many days of a round a row stands for: "18 missed days", "30 days to come". */
export function toRoundWords({ count }: FoldedDates, status: TaskStatus): string {
  const days = toCount(count, 'day');
  if (status === 'overdue') return `${toGrouped(count)} missed ${count === 1 ? 'day' : 'days'}`;
  return `${days} ${DAY_WORDS[status]}`;
}

const NOUNS: Readonly<Record<ListView, string>> = {
  overdue: 'overdue',
  pending: 'pending',
  completed: 'completed',
  all: 'found',
};

/** The number of rows in words, for screen readers: "13 overdue". */
export function toCountWords(total: number, view: ListView): string {
  return `${toGrouped(total)} ${NOUNS[view]}`;
}
