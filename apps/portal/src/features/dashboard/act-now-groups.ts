import type { ScheduledTask } from '@anupalan/api-client/types';
import { addDays } from '@anupalan/compliance/schedules/dates';

/** Days of the middle group, today included. */
const SOON_DAYS = 7;

/** Rows under one head. */
export type ActNowGroup = { id: 'overdue' | 'soon' | 'then'; label: string; rows: ScheduledTask[] };

/** What to act on: the overdue, the next seven days, and what follows; groups without rows are left out. */
export function toActNowGroups(rows: readonly ScheduledTask[], today: string): ActNowGroup[] {
  const soonUntil = addDays(today, SOON_DAYS - 1);
  const groups: ActNowGroup[] = [
    { id: 'overdue', label: 'Overdue', rows: rows.filter((row) => row.status === 'overdue') },
    {
      id: 'soon',
      label: 'Next 7 days',
      rows: rows.filter((row) => row.status === 'pending' && row.dueDate <= soonUntil),
    },
    {
      id: 'then',
      label: 'Then',
      rows: rows.filter((row) => row.status === 'pending' && row.dueDate > soonUntil),
    },
  ];
  return groups.filter((group) => group.rows.length > 0);
}
