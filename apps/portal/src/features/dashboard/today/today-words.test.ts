import type { DashboardTask } from '@anupalan/validators/entities/dashboard';
import { expect, test } from 'vitest';
import { toTestOccurrence } from '../../../shared/tasks/testing/test-data.ts';
import {
  type NextStep,
  toClauseWords,
  toMissedWords,
  toNames,
  toNextStep,
  toWhoWords,
} from './today-words.ts';

test.each<[DashboardTask['clause'], string]>([
  [null, 'No order'],
  [{ order: 'Consent of Nandgaon', kind: 'cto', conditionNo: '7.3' }, 'CTO, condition 7.3'],
  [{ order: 'Consent of Nandgaon', kind: 'other', conditionNo: '7.3' }, 'Consent of Nandgaon, condition 7.3'],
  [{ order: 'Consent of Nandgaon', kind: null, conditionNo: null }, 'Consent of Nandgaon'],
])('%j stands as “%s”', (clause, words) => expect(toClauseWords(clause)).toBe(words));

test.each<[Partial<DashboardTask>, NextStep]>([
  [{ assignee: null, category: 'monitoring' }, 'assign'],
  [{ category: 'monitoring', name: 'Monitor heater stack S-1' }, 'laboratory'],
  [{ category: 'monitoring', name: 'Have chemist test the filtered effluent' }, 'laboratory'],
  [{ category: 'monitoring', name: 'Update board at the main gate' }, 'done'],
  [{ category: 'monitoring', name: 'Submit report of the stack tests' }, 'done'],
  [{ category: 'record', name: 'Test run of the emergency DG set' }, 'done'],
  [{ category: 'return', evidenceRequired: true }, 'evidence'],
  [{ category: 'return' }, 'done'],
  [{ category: null }, 'done'],
])('of %j the next step is %s', (changes, step) => {
  const task = { ...toTestOccurrence(), evidence: [], evidenceRequired: false, clause: null, category: null };
  expect(toNextStep({ ...task, assignee: { id: 'u', name: 'Ravi' }, ...changes })).toBe(step);
});

test('missed days, names and who does a round are told in words', () => {
  expect([0, 1, 1800].map(toMissedWords)).toEqual([null, '1 missed day', '1,800 missed days']);
  expect(toNames(['A'])).toBe('“A”');
  expect(toNames(['A', 'B', 'C'])).toBe('“A”, “B” and “C”');
  expect(toWhoWords({ assignee: { id: 'u', name: 'Ravi' }, often: 'Every day' })).toBe('Ravi, every day');
  expect(toWhoWords({ assignee: null, often: 'Every day' })).toBe('Every day');
});
