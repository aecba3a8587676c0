import type { RoundDay } from '@anupalan/validators/entities/scheduled-task';

/** The last days of a round in words: "9 of the last 14 days missed". */
export function toStripWords(days: readonly RoundDay[]): string {
  const missed = days.filter((day) => day === 'missed').length;
  if (missed > 0) return `${missed} of the last ${days.length} days missed`;
  return days.includes('done') ? `No day of the last ${days.length} missed` : 'Nothing due before today';
}
