import type { AuditEntry } from '@anupalan/api-client/types';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession, toLabSession } from '../../app/testing/render-app.tsx';
import { toTestEntry } from '../../shared/tasks/testing/test-data.ts';

const LOG = '/company/user-management/audit-log';

const entry = toTestEntry({
  by: { id: 'user-2', name: 'Rohini Deshmukh' },
  summary: 'Completed “Stack monitoring”, due 14 Nov 2026',
  details: { from: 'pending', to: 'completed', remark: 'Sampled at noon' },
});
const SENTENCE = 'Rohini Deshmukh completed “Stack monitoring”, due 14 Nov 2026';

const toRoutes = (entries: readonly AuditEntry[], total = entries.length): FakeRoutes => ({
  'GET /audit-log': { data: { entries, total } },
  'GET /users/assignable': { data: { users: [{ id: 'user-2', name: 'Rohini Deshmukh' }], total: 1 } },
});

test('asks as its address says, and tells what happened in sentences', async () => {
  const { api } = renderApp({
    path: `${LOG}?person=user-2&action=completed&subject=scheduled_task&from=2026-11-01&to=2026-11-30&keyword=stack&page=2`,
    routes: toRoutes([entry], 14),
  });
  const table = await screen.findByRole('table', { name: 'Audit log' });
  expect(within(table).getByRole('link', { name: SENTENCE })).toBeDefined();
  expect(within(table).getByText('Due dates')).toBeDefined();
  const query = api.calls.find(({ path }) => path === '/audit-log')?.query;
  expect(Object.fromEntries(query ?? [])).toEqual({
    actorId: 'user-2',
    action: 'completed',
    entity: 'scheduled_task',
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    keyword: 'stack',
    pageNo: '2',
    pageSize: '10',
  });
});

test('what an address cannot mean is no filter', async () => {
  const { api } = renderApp({
    path: `${LOG}?action=toString&subject=planet&from=yesterday`,
    routes: toRoutes([entry]),
  });
  await screen.findByRole('link', { name: SENTENCE });
  const query = api.calls.find(({ path }) => path === '/audit-log')?.query;
  expect(Object.fromEntries(query ?? [])).toEqual({ pageNo: '1', pageSize: '10' });
});

test('filters go to the address', async () => {
  const { user, router } = renderApp({ path: `${LOG}?page=2`, routes: toRoutes([entry], 14) });
  const person = await screen.findByLabelText('Person');
  await screen.findByRole('option', { name: 'Rohini Deshmukh' });
  await user.selectOptions(person, 'Rohini Deshmukh');
  await user.selectOptions(screen.getByLabelText('Subject'), 'Due dates');
  expect(router.state.location.search).toBe('?person=user-2&subject=scheduled_task');
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.selectOptions(await screen.findByLabelText('Action'), 'Completed');
  expect(router.state.location.search).toContain('action=completed');
});

test('a date is typed digit by digit, and the log is asked for once it is whole', async () => {
  const { user, router, api } = renderApp({ path: LOG, routes: toRoutes([entry]) });
  await screen.findByRole('link', { name: SENTENCE });
  const countCalls = () => api.calls.filter(({ path }) => path === '/audit-log').length;
  const before = countCalls();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  const from = await screen.findByRole<HTMLInputElement>('textbox', { name: /^From/ });
  await user.type(from, '3.11.202');
  expect(router.state.location.search).toBe('');
  await user.tab();
  expect(await screen.findByText('“3.11.202” is not a date')).toBeDefined();
  expect(router.state.location.search).toBe('');
  await user.clear(from);
  await user.type(from, '3.11.2026');
  expect(router.state.location.search).toBe('?from=2026-11-03');
  await user.tab();
  expect(from.value).toBe('3 Nov 2026');
  await waitFor(() => expect(countCalls()).toBe(before + 1));
});

test('an entry opens with from what to what, under an address of its own', async () => {
  const { user, router } = renderApp({ path: LOG, routes: toRoutes([entry]) });
  await user.click(await screen.findByRole('link', { name: SENTENCE }));
  const drawer = await screen.findByRole('dialog', { name: 'Audit log entry' });
  expect(router.state.location.search).toBe('?entry=entry-1');
  expect(within(drawer).getByText('From pending to completed')).toBeDefined();
  expect(within(drawer).getByText('Sampled at noon')).toBeDefined();
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
});

test('an address of an entry that is not on the page says so', async () => {
  renderApp({ path: `${LOG}?entry=other`, routes: toRoutes([entry]) });
  expect(await screen.findByText('This entry is not on this page')).toBeDefined();
});

test('empty, filtered empty and failed are different things', async () => {
  const { user, api } = renderApp({ path: `${LOG}?subject=task`, routes: toRoutes([]) });
  expect(await screen.findByText('No entries match these filters')).toBeDefined();
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? expect.fail('no way back'));
  expect(await screen.findByText('No changes yet')).toBeDefined();
  api.set({ 'GET /audit-log': { status: 500, message: 'Broken' } });
  await user.selectOptions(screen.getByLabelText('Subject'), 'Roles');
  expect(await screen.findByText('Entries could not be loaded')).toBeDefined();
  api.set(toRoutes([entry]));
  await user.click(screen.getByRole('button', { name: /^Try again/ }));
  expect(await screen.findByRole('link', { name: SENTENCE })).toBeDefined();
});

test('who may only look at people does not see it, and is not asked for it', async () => {
  const { api } = renderApp({ path: LOG, session: toCompanySession({ 'User Management': 'view' }) });
  expect(await screen.findByText('You cannot see the audit log')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull();
  expect(api.calls.some(({ path }) => path === '/audit-log')).toBe(false);
});

test('a laboratory has its own', async () => {
  renderApp({ path: '/lab/user-management/audit-log', session: toLabSession(), routes: toRoutes([entry]) });
  expect(await screen.findByRole('link', { name: SENTENCE })).toBeDefined();
  const tab = screen.getByRole('link', { name: 'Audit log' });
  expect(tab.getAttribute('href')).toBe('/lab/user-management/audit-log');
  expect(tab.getAttribute('aria-current')).toBe('page');
});
