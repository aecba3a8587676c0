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
