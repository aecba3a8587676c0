import { afterEach, expect, test } from 'vitest';
import { listRecent, noteRecent } from './recent-items.ts';

afterEach(() => localStorage.clear());

const toItem = (id: string, href: string) => ({ id, label: id, href });

test('what was opened stands first and once, also where the way to it has changed', () => {
  noteRecent('u1', toItem('task-t1', '/company/task-and-alerts?task=t1&due=2026-10-31'));
  noteRecent('u1', toItem('screen-support', '/company/support-management'));
  noteRecent('u1', toItem('task-t1', '/company/task-and-alerts?task=t1&due=2026-11-30'));
  expect(listRecent('u1').map(({ id, href }) => [id, href])).toEqual([
    ['task-t1', '/company/task-and-alerts?task=t1&due=2026-11-30'],
    ['screen-support', '/company/support-management'],
  ]);
});

test('the five latest are kept, for each person apart', () => {
  for (let i = 0; i < 7; i++) noteRecent('u1', toItem(`screen-${i}`, `/company/${i}`));
  noteRecent('u2', toItem('screen-x', '/lab/x'));
  expect(listRecent('u1').map(({ id }) => id)).toEqual([6, 5, 4, 3, 2].map((i) => `screen-${i}`));
  expect(listRecent('u2')).toHaveLength(1);
});
