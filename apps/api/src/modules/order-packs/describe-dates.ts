import { formatDate } from '@anupalan/compliance/schedules/describe';
import type { PackDate } from './content.ts';
import { count } from './find-gaps.ts';

/** A line about one due date, or about several in a row of which the same is to be said. */
export type DateLine = { text: string; isGap: boolean; evidence: PackDate['evidence'] };

/**
 * Due dates in lines. What was done every day, on time, by the same person and without anything to read is one line, so
 * that a log book of a year does not take ten pages.
 */
export function describeDates(dates: readonly PackDate[]): DateLine[] {
  const lines: DateLine[] = [];
  let row: PackDate[] = [];
  const endRow = () => {
    const [first] = row;
    const last = row.at(-1);
    if (first && last && row.length > 1)
      lines.push({
        text: `Due ${formatDate(first.dueDate)} to ${formatDate(last.dueDate)}: ${row.length === 2 ? 'both' : `all ${row.length}`} due dates done on time${by(first)}. No evidence.`,
        isGap: false,
        evidence: [],
      });
    else if (first) lines.push(describeDate(first));
    row = [];
  };
  for (const date of dates) {
    if (!isPlain(date) || (row[0] && row[0].by !== date.by)) endRow();
    if (isPlain(date)) row.push(date);
    else lines.push(describeDate(date));
  }
  endRow();
  return lines;
}

function isPlain({ status, daysLate, reference, remark, evidence }: PackDate): boolean {
  return status === 'completed' && daysLate === 0 && !reference && !remark && evidence.length === 0;
}

function describeDate(date: PackDate): DateLine {
  const { status, dueDate, completedOn, daysLate, reference, remark, evidence } = date;
  const due = `Due ${formatDate(dueDate)}:`;
  if (status === 'pending') return { text: `${due} not due yet.`, isGap: false, evidence };
  if (status === 'overdue')
    return { text: `${due} not done, ${count(daysLate, 'day', 'days')} late.`, isGap: true, evidence };
  const late = daysLate > 0 ? `, ${count(daysLate, 'day', 'days')} late` : '';
  const words = [
    `${due} done on ${formatDate(completedOn ?? dueDate)}${by(date)}${late}.`,
    reference && `Reference ${reference}.`,
    remark && `Remark: ${remark}`,
    evidence.length === 0 && 'No evidence.',
  ];
  return { text: words.filter(Boolean).join(' '), isGap: daysLate > 0, evidence };
}

function by({ by }: PackDate): string {
  return by ? ` by ${by}` : '';
}
