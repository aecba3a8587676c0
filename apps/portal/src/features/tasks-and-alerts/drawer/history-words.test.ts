import type { AuditEntry } from '@anupalan/api-client/types';
import { expect, it } from 'vitest';
import { toHistoryText } from './history-words.ts';

const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  id: 'entry-1',
  at: '2026-11-21T05:00:00.000Z',
  by: { id: 'user-1', name: 'Meera Joglekar' },
  action: 'completed',
  entity: 'scheduled_task',
  entityId: 'due-1',
  summary: 'Completed “Sample”, due 17 Nov 2026',
  details: {},
  ...changes,
});

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
  expect(toHistoryText(entry(changes))).toBe(text);
});
