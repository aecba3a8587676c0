import { expect, it } from 'vitest';
import { type PassageReading, readPassage } from './read-passage.ts';

const DATES = { issuedOn: '2026-02-10', validUpto: '2031-02-09' };

it.each<[string, Partial<PassageReading>]>([
  [
    'The stack shall be tested once in three months.',
    {
      title: 'Test stack',
      category: 'monitoring',
      statedFrequency: 'once in three months',
      frequency: 'quarterly',
      recurring: true,
      schedule: { frequency: 'quarterly', month: 'february', dayOfMonth: 10, startDate: '2026-02-10' },
    },
  ],
  [
    'submit the returns by 31st March 2027',
    { category: 'return', dueDate: '2027-03-31', recurring: false, basis: 'printed' },
  ],
  // Without a command the reader of orders takes it for no duty; a person says that it is one.
  ['Maintenance of log books, daily', { category: 'record', frequency: 'daily', recurring: true }],
  // What is due on a day counts before what begins with an event.
  [
    'Accidents shall be informed forthwith. The report shall be sent within 15 days of the issue of this order.',
    { dueDate: '2026-02-25', recurring: false },
  ],
  [
    'Accidents shall be informed forthwith.',
    { category: 'reporting', dueDate: null, schedule: null, recurring: false },
  ],
  [
    'The plant shall be kept clean.',
    { statedFrequency: null, frequency: null, dueDate: null, schedule: null, recurrence: null },
  ],
])('%s', (words, expected) => {
  expect(readPassage(words, DATES)).toMatchObject(expected);
});

it('needs no dates of the order for a printed day', () => {
  const none = { issuedOn: null, validUpto: null };
  expect(readPassage('It shall be sent every month.', none)).toMatchObject({
    schedule: null,
    recurrence: { frequency: 'monthly' },
  });
});
