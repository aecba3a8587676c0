import { formatDate } from '@anupalan/compliance/schedules/describe';
import { listDueDates } from '@anupalan/compliance/statutory/due';
import { getRow } from './rows.ts';
import type { Calculator } from './types.ts';
import { toDistance, toSourceLine } from './words.ts';

const REPORTS = 4;
const rows = () => [getRow('clearanceFirstHalf'), getRow('clearanceSecondHalf')];

/** Due dates of the half-yearly compliance reports of an environmental clearance. */
export const halfYearly: Calculator = {
  title: 'Half-yearly compliance reports',
  lead: 'The next four reports of an environmental clearance, from its date or from any other day.',
  fields: [{ name: 'from', kind: 'day', label: 'Date of the clearance, or the day to count from' }],
  example: { from: '2027-02-10' },
  source: toSourceLine(getRow('clearanceFirstHalf')),
  work: ({ from = '' }, today) => {
    const reports = rows()
      .flatMap((row) => listDueDates(row, { from, limit: REPORTS }))
      .sort((a, b) => a.dueDate.localeCompare(b.dueDate))
      .slice(0, REPORTS);
    const next = reports.find(({ dueDate }) => dueDate >= today);
    return {
      tone: next ? 'ok' : 'warn',
      answer: next
        ? `The next report is due on ${formatDate(next.dueDate)}, ${toDistance(today, next.dueDate)}.`
        : 'All four reports were due before today. Count from a later day.',
      steps: reports.map(({ dueDate, period }) => ({
        sum: `${period ?? 'Half-year'}, then two months`,
        result: `Due on ${formatDate(dueDate)}`,
        why: dueDate.endsWith('06-01')
          ? 'October to March is due on 1 June.'
          : 'April to September is due on 1 December.',
      })),
      dates: reports.map(({ dueDate, period }) => ({
        day: dueDate,
        title: `Half-yearly compliance report${period ? `, ${period}` : ''}`,
      })),
    };
  },
};
