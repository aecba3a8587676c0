import type { OrderPack } from '@anupalan/api-client/types';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeRoutes } from '../../../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../../../app/testing/render-app.tsx';
import { forgiveLateShell } from '../../../../shared/tasks/testing/late-shell.ts';
import { toTestDocument } from '../../test-data.ts';

const DETAIL = '/company/consent/order-1';
const PACKS = 'GET /consent-documents/order-1/packs';
const CREATE = 'POST /consent-documents/order-1/packs';

const ready: OrderPack = {
  id: 'pack-1',
  kind: 'inspection_pack',
  startDate: '2025-11-25',
  endDate: '2026-11-24',
  status: 'ready',
  progress: 1,
  failure: null,
  fileName: 'Inspection pack.zip',
  size: 2_097_152,
  requestedBy: { id: 'user-1', name: 'Meera Joglekar' },
  createdAt: '2026-11-24T06:00:00.000Z',
  expiresAt: '2026-12-01T06:00:00.000Z',
};
const queued: OrderPack = {
  ...ready,
  status: 'queued',
  progress: 0,
  fileName: null,
  size: null,
};
const toList = (packs: readonly OrderPack[]) => ({ data: { packs, total: packs.length } });
const clearance = toTestDocument({
  facts: { kind: { value: 'ec', citation: null, confidence: 1 } },
});

const toRoutes = (packs: readonly OrderPack[], document = toTestDocument()): FakeRoutes => ({
  'GET /organisation': { data: { id: 'org-1', timeZone: 'Asia/Kolkata' } },
  'GET /consent-documents/order-1': { data: document },
  'GET /consent-documents/order-1/results': { data: { series: [], reports: [] } },
  [PACKS]: toList(packs),
});
const findDialog = (name = 'Inspection pack') => screen.findByRole('dialog', { name });

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T06:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  forgiveLateShell();
});

describe('an inspection pack', () => {
  test('is asked for with the last twelve months, and shows how far it is until it can be downloaded', async () => {
    const { user, api } = renderApp({ path: DETAIL, routes: toRoutes([]) });
    await user.click(await screen.findByRole('button', { name: 'Inspection pack' }));
    const dialog = await findDialog();
    expect(await within(dialog).findByText('No packs yet')).toBeDefined();
    const message = 'We are making it. You will get a notification when it is ready.';
    api.set({ [CREATE]: { status: 202, message, data: queued }, [PACKS]: toList([queued]) });
    await user.click(within(dialog).getByRole('button', { name: /^Create pack/ }));
    expect(await within(dialog).findByText('Waiting to start')).toBeDefined();
    expect(await screen.findByText(message)).toBeDefined();
    expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { kind: 'inspection_pack', startDate: '2025-11-25', endDate: '2026-11-24' },
    ]);
    expect(within(dialog).queryByRole('button', { name: /^Download/ })).toBeNull();

    api.set({ [PACKS]: toList([{ ...queued, status: 'making', progress: 0.4 }]) });
    const bar = within(dialog).getByRole('progressbar');
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'));

    api.set({ [PACKS]: toList([ready]) });
    expect(
      await within(dialog).findByRole('button', {
        name: 'Download Inspection pack (ZIP), 25 Nov 2025 to 24 Nov 2026',
      }),
    ).toBeDefined();
    expect(within(dialog).queryByRole('progressbar')).toBeNull();
  });

  test('is downloaded under its name, from the address that a notification leads to', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:pack', revokeObjectURL: () => undefined }),
    );
    const { user, api, router } = renderApp({
      path: `${DETAIL}?packs=open`,
      routes: { ...toRoutes([ready]), [`${PACKS}/pack-1/file`]: { data: 'bytes' } },
    });
    const dialog = await findDialog();
    expect(await within(dialog).findByText(/download it until 1 Dec 2026/)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: /^Download Inspection pack/ }));
    await waitFor(() => expect(names).toEqual(['Inspection pack.zip']));
    expect(api.calls.at(-1)?.path).toBe('/consent-documents/order-1/packs/pack-1/file');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
  });

  test('is deleted', async () => {
    const { user, api } = renderApp({ path: `${DETAIL}?packs=open`, routes: toRoutes([ready]) });
    const dialog = await findDialog();
    const button = await within(dialog).findByRole('button', { name: /^Delete Inspection pack/ });
    api.set({
      'DELETE /consent-documents/order-1/packs/pack-1': { message: 'The pack has been deleted.' },
      [PACKS]: toList([]),
    });
    await user.click(button);
    expect(await within(dialog).findByText('No packs yet')).toBeDefined();
    expect(await screen.findByText('The pack has been deleted.')).toBeDefined();
  });

  test('that failed says why, and can be deleted only', async () => {
    const failure = 'This period has too many due dates for one pack. Choose a shorter period.';
    const failed: OrderPack = { ...queued, status: 'failed', failure };
    renderApp({ path: `${DETAIL}?packs=open`, routes: toRoutes([failed]) });
    const dialog = await findDialog();
    expect(await within(dialog).findByText(failure)).toBeDefined();
    expect(within(dialog).queryByRole('progressbar')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: /^Download/ })).toBeNull();
    expect(within(dialog).getByRole('button', { name: /^Delete/ })).toBeDefined();
  });

  test.each([
    [
      422,
      { errors: [{ field: 'endDate', message: 'The files are too large.' }] },
      'The files are too large.',
    ],
    [413, { code: 'too_large' }, 'Your organisation has no room for it.'],
  ])('that is refused with %i says why in place', async (status, problem, sentence) => {
    const { user, api } = renderApp({ path: `${DETAIL}?packs=open`, routes: toRoutes([]) });
    const dialog = await findDialog();
    await within(dialog).findByText('No packs yet');
    api.set({ [CREATE]: { status, message: sentence, problem } });
    await user.click(within(dialog).getByRole('button', { name: /^Create pack/ }));
    expect(await within(dialog).findByText(sentence)).toBeDefined();
    expect(api.calls.filter(({ path, method }) => path.endsWith('/packs') && method === 'GET')).toHaveLength(
      1,
    );
  });

  test('a list that failed to load says so, never that there is nothing, and tries again', async () => {
    const { user, api } = renderApp({
      path: `${DETAIL}?packs=open`,
      routes: { ...toRoutes([]), [PACKS]: { status: 500, message: 'Broken' } },
    });
    const dialog = await findDialog();
    expect(await within(dialog).findByText('The packs could not be loaded')).toBeDefined();
    expect(within(dialog).queryByText('No packs yet')).toBeNull();
    api.set(toRoutes([ready]));
    await user.click(within(dialog).getByRole('button', { name: /^Try again/ }));
    expect(await within(dialog).findByRole('button', { name: /^Download/ })).toBeDefined();
  });
});

describe('a half-yearly report', () => {
  test('of a clearance is asked for with the last half-year and a format', async () => {
    const { user, api } = renderApp({ path: DETAIL, routes: toRoutes([], clearance) });
    await user.click(await screen.findByRole('button', { name: 'Half-yearly report' }));
    const dialog = await findDialog('Half-yearly report');
    await user.selectOptions(within(dialog).getByLabelText('Format'), 'Half-yearly report (PDF)');
    const report: OrderPack = { ...queued, kind: 'compliance_report_pdf' };
    api.set({ [CREATE]: { status: 202, data: report }, [PACKS]: toList([{ ...report, status: 'failed' }]) });
    await user.click(within(dialog).getByRole('button', { name: /^Create report/ }));
    expect(await within(dialog).findByRole('button', { name: /^Delete Half-yearly report/ })).toBeDefined();
    expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { kind: 'compliance_report_pdf', startDate: '2026-04-01', endDate: '2026-09-30' },
    ]);
  });

  test('is for clearances alone', async () => {
    renderApp({ path: DETAIL, routes: toRoutes([]) });
    expect(await screen.findByRole('button', { name: 'Inspection pack' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Half-yearly report' })).toBeNull();
  });
});

describe('without access to tasks', () => {
  test('there is no action, and the address of a notification opens nothing and asks for nothing', async () => {
    const session = toCompanySession({ 'Tasks & Alerts': '', 'Reporting Task': '' });
    const { api } = renderApp({
      path: `${DETAIL}?packs=open`,
      session,
      routes: toRoutes([ready], clearance),
    });
    expect(await screen.findByRole('button', { name: /^Download/ })).toBeDefined();
    expect(await screen.findByText('No results yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Inspection pack' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Half-yearly report' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.calls.some(({ path }) => path.endsWith('/packs'))).toBe(false);
  });

  test('one of the two permissions is enough', async () => {
    const session = toCompanySession({ 'Tasks & Alerts': '', 'Reporting Task': 'view' });
    renderApp({ path: DETAIL, session, routes: toRoutes([]) });
    expect(await screen.findByRole('button', { name: 'Inspection pack' })).toBeDefined();
  });
});
