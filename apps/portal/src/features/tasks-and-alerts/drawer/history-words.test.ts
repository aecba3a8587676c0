import type { AuditEntry } from '@anupalan/api-client/types';
import { expect, it } from 'vitest';
import { toTestEntry } from '../../../shared/tasks/testing/test-data.ts';
import { toHistoryText } from './history-words.ts';

it.each<[Partial<AuditEntry>, string]>([
  [
    { details: { from: 'overdue', to: 'completed', remark: 'By post' } },
    'From Overdue to Completed: “By post”',
  ],
  [
    {
      details: { from: 'overdue', to: 'completed', completedOn: '2026-11-09', reference: 'A 7', remark: 'x' },
    },
    'From Overdue to Completed, done on 9 Nov 2026, A 7: “x”',
  ],
  [
    {
      action: 'amend',
      details: {
        from: { completedOn: '2026-11-20', reference: 'A 1', remark: null },
        to: { completedOn: '2026-11-19', reference: null, remark: 'By post' },
      },
    },
    'Now done on 19 Nov 2026: “By post”. Before: done on 20 Nov 2026, A 1',
  ],
  [
    { action: 'pending', details: { from: 'completed', to: 'overdue', remark: null } },
    'From Completed to Overdue',
  ],
  [{ details: { from: 'unheard of', to: 'completed' } }, 'Completed “Sample”, due 17 Nov 2026'],
  [
    {
      action: 'update',
      entity: 'task',
      details: { from: { assignee: null }, to: { assignee: 'Ravi Kelkar' } },
    },
    'Assignee: from nobody to Ravi Kelkar',
  ],
  [
    { action: 'add_evidence', summary: 'Added Report.pdf to “Sample”', details: { fileName: 'Report.pdf' } },
    'Added Report.pdf to “Sample”',
  ],
])('%j reads "%s"', (changes, text) => {
  expect(toHistoryText(toTestEntry(changes))).toBe(text);
});
