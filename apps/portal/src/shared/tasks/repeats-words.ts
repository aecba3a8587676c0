import type { ScheduledTask } from '@anupalan/api-client/types';
import type { Frequency } from '@anupalan/enums/frequencies';
import { toGrouped } from '@anupalan/ui';

const REPEATS: Readonly<Record<Frequency, string>> = {
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
  quarterly: 'Every 3 months',
  half_yearly: 'Every 6 months',
  yearly: 'Every year',
};

/** What a due date says of how its task repeats. */
type Repeated = { frequency: Frequency | null; interval?: ScheduledTask['interval'] };

/** How often a task is due: "Every 3 months", "Every 45 days", "Once"; nothing where only a list would tell. */
export function toRepeatsWords({ frequency, interval }: Repeated): string {
  if (frequency !== null) return REPEATS[frequency];
  if (interval === undefined) return '';
  if (interval === null) return 'Once';
  const { every, unit } = interval;
  return every === 1 ? `Every ${unit}` : `Every ${toGrouped(every)} ${unit}s`;
}
