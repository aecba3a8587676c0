import type { Frequency } from '@anupalan/enums/frequencies';

const REPEATS: Readonly<Record<Frequency, string>> = {
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
  quarterly: 'Every 3 months',
  half_yearly: 'Every 6 months',
  yearly: 'Every year',
};

/** How often a task is due: "Every 3 months"; nothing for once and for intervals of its own. */
export function toRepeatsWords(frequency: Frequency | null): string {
  return frequency === null ? '' : REPEATS[frequency];
}
