import { formatDate } from '@anupalan/compliance/schedules/describe';
import { listDueDates } from '@anupalan/compliance/statutory/due';
import { getRow } from './rows.ts';
import type { Calculator } from './types.ts';
import { toDistance, toSourceLine } from './words.ts';

/** The first statement was asked for in 1993. */
const FIRST_YEAR = 1993;
const LAST_YEAR = 2099;

/** The day of the environmental statement for a financial year. */
export const formV: Calculator = {
  title: 'Environmental statement, Form V',
  lead: 'The day by which the board must have the statement for a financial year.',
  fields: [
    {
      name: 'year',
      kind: 'number',
      unit: 'year',
      min: FIRST_YEAR,
      max: LAST_YEAR,
      label: 'Year in which the financial year ends',
      hint: 'For April 2026 to March 2027: 2027.',
    },
  ],
  example: { year: '2027' },
  source: toSourceLine(getRow('statement')),
  work: ({ year = '' }, today) => {
    const end = `${year}-03-31`;
    const [due] = listDueDates(getRow('statement'), { from: end, limit: 1 });
    if (!due) throw new Error(`${year} has no statement.`);
    const isLate = due.dueDate < today;
    return {
      tone: isLate ? 'danger' : 'ok',
      answer: `Form V for ${due.period ?? year} ${isLate ? 'was' : 'is'} due on ${formatDate(due.dueDate)}, ${toDistance(today, due.dueDate)}.`,
      steps: [
        {
          sum: `1 Apr ${Number(year) - 1} to ${formatDate(end)}`,
          result: due.period ?? year,
          why: 'The statement covers a financial year.',
        },
        {
          sum: `${formatDate(end)}, then the next 30 September`,
          result: `Due on ${formatDate(due.dueDate)}`,
          why: 'The rule names this day for every year.',
        },
      ],
      dates: [{ day: due.dueDate, title: `Environmental statement, Form V, ${due.period ?? year}` }],
    };
  },
};
