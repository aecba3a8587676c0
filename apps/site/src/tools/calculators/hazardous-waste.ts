import { addDays } from '@anupalan/compliance/schedules/dates';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { getRow } from './rows.ts';
import type { Calculator } from './types.ts';
import { inDays, toDistance, toSourceLine } from './words.ts';

/** Days that hazardous waste may stay in store (rule 8), and by how many days before them a lorry is booked (our advice). */
const STORAGE_DAYS = 90;
const BOOKING_DAYS = 15;

/** The last day on which hazardous waste may be in store. */
export const hazardousWaste: Calculator = {
  title: 'Hazardous waste in store',
  lead: 'The last day on which a lot may be in your store, and when to book its transport.',
  fields: [
    { name: 'stored', kind: 'day', label: 'First day in store' },
    {
      name: 'days',
      kind: 'number',
      unit: 'days',
      min: 1,
      max: 365,
      label: 'Days that your board allows',
      hint: `${STORAGE_DAYS} days, unless your authorisation says otherwise.`,
      isOptional: true,
    },
  ],
  example: { stored: '2027-01-04' },
  source: toSourceLine(getRow('wasteStorage')),
  work: ({ stored = '', days = '' }, today) => {
    const allowed = days === '' ? STORAGE_DAYS : Number(days);
    const last = addDays(stored, allowed);
    const book = addDays(last, -BOOKING_DAYS);
    const isLate = last < today;
    const isNear = !isLate && book <= today;
    return {
      tone: isLate ? 'danger' : isNear ? 'warn' : 'ok',
      answer: isLate
        ? `The last day in store was ${formatDate(last)}.`
        : `The last day in store is ${formatDate(last)}, ${toDistance(today, last)}.`,
      steps: [
        {
          sum: `${formatDate(stored)} + ${inDays(allowed)}`,
          result: `Last day ${formatDate(last)}`,
          why: days === '' ? 'The limit of rule 8.' : 'The period that you entered.',
        },
        {
          sum: `${formatDate(last)} − ${inDays(BOOKING_DAYS)}`,
          result: `Book by ${formatDate(book)}`,
          why: 'Our advice: time for a lorry and the manifest, Form 10.',
        },
      ],
      dates: [
        ...(book > stored ? [{ day: book, title: 'Book the transport of hazardous waste' }] : []),
        { day: last, title: 'Last day of hazardous waste in store' },
      ],
    };
  },
};
