import { describe, expect, test } from 'vitest';
import { toDetails, toSentence } from './audit-words.ts';

const by = { id: 'user-1', name: 'Rohini Deshmukh' };

test.each([
  [
    'Completed “Stack monitoring”, due 14 Nov 2026',
    'Rohini Deshmukh completed “Stack monitoring”, due 14 Nov 2026',
  ],
  ['Created the role “EHS lead”', 'Rohini Deshmukh created the role “EHS lead”'],
  ['Made the role “EHS lead”', 'Rohini Deshmukh made the role “EHS lead”'],
  [
    'Merged 2 obligations into “Test the stack”',
    'Rohini Deshmukh merged 2 obligations into “Test the stack”',
  ],
  ['Gave Ravi Kelkar another role', 'Rohini Deshmukh gave Ravi Kelkar another role'],
  ['Ravi Kelkar was deactivated by an operator', 'Ravi Kelkar was deactivated by an operator'],
  ['Ahmed Khan was invited', 'Ahmed Khan was invited'],
])('%s', (summary, sentence) => {
  expect(toSentence({ by, summary })).toBe(sentence);
});

describe('details', () => {
  test.each<[string, Record<string, unknown>, object[]]>([
    ['none', {}, []],
    [
      'a status and a remark',
      { from: 'pending', to: 'completed', remark: 'Sampled at noon' },
      [
        { key: 'status', name: 'Status', from: 'pending', to: 'completed' },
        { key: 'remark', name: 'Remark', to: 'Sampled at noon' },
      ],
    ],
    [
      'what is the same is left out, and so are ids',
      {
        from: { title: 'A', dueDate: '2026-11-14', roleId: '0198c7a0-0000-7000-8000-000000000001' },
        to: { title: 'A', dueDate: null, roleId: '0198c7a0-0000-7000-8000-000000000002' },
        evidenceId: '0198c7a0-0000-7000-8000-000000000003',
        fileName: 'Report.pdf',
      },
      [
        { key: 'dueDate', name: 'Due date', from: '14 Nov 2026', to: 'nothing' },
        { key: 'fileName', name: 'File name', to: 'Report.pdf' },
      ],
    ],
    [
      'lists, yes and no, and things in things',
      {
        from: { alertDays: [7, 1], isActive: true, schedule: { frequency: 'monthly', dayOfMonth: 5 } },
        to: { alertDays: [], isActive: false, schedule: { frequency: 'yearly', endDate: null } },
      },
      [
        { key: 'alertDays', name: 'Alert days', from: '7, 1', to: 'nothing' },
        { key: 'isActive', name: 'Is active', from: 'yes', to: 'no' },
        {
          key: 'schedule',
          name: 'Schedule',
          from: 'frequency monthly, day of month 5',
          to: 'frequency yearly',
        },
      ],
    ],
  ])('%s', (_, details, expected) => {
    expect(toDetails({ details })).toEqual(expected);
  });
});
