import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FakeAnswer } from '../../../app/testing/fake-api.ts';
import { renderApp } from '../../../app/testing/render-app.tsx';
import { setUpTaskDay, tearDownTaskDay } from '../../../shared/tasks/testing/task-day.ts';
import { toTestOccurrence } from '../../../shared/tasks/testing/test-data.ts';
import { path, toRoutes } from '../testing/occurrences.ts';

beforeEach(setUpTaskDay);
afterEach(tearDownTaskDay);

const piece = {
  id: 'report',
  fileName: 'report.pdf',
  size: 2048,
  mimeType: 'application/pdf',
  effectiveDate: null,
  createdAt: '2026-11-18T05:00:00.000Z',
  uploadedBy: { id: 'user-2', name: 'Ravi Kelkar' },
};
const FILE = 'GET /scheduled-tasks/:id/evidence/:evidenceId';

async function look(answer: FakeAnswer) {
  const { user, api } = renderApp({
    path: `${path}?task=task-1&due=2026-11-17&tab=evidence`,
    routes: { ...toRoutes([toTestOccurrence({ evidence: [piece] })]), [FILE]: answer },
  });
  await user.click(await screen.findByRole('button', { name: 'Open report.pdf' }));
  return { user, api, dialog: await screen.findByRole('dialog', { name: 'report.pdf' }) };
}

test('a PDF of a due date is looked at without marks, of which it has none', async () => {
  const { dialog } = await look({ data: null });
  expect(await within(dialog).findByText('Pages of a PDF')).toBeDefined();
  expect(within(dialog).getByLabelText('Pages of the file')).toBeDefined();
  expect(within(dialog).getByRole('button', { name: /zoom in/i })).toBeDefined();
  expect(within(dialog).queryByLabelText('Show marks')).toBeNull();
});

test('a file that does not load is said in place, and asked for again', async () => {
  const { user, api, dialog } = await look({ status: 500, message: 'The disk is gone' });
  expect(await within(dialog).findByText('The file could not be loaded')).toBeDefined();
  expect(screen.queryByText('The disk is gone')).toBeNull();
  api.set({ [FILE]: { data: null } });
  await user.click(within(dialog).getByRole('button', { name: /^Try again/ }));
  expect(await within(dialog).findByText('Pages of a PDF')).toBeDefined();
});
