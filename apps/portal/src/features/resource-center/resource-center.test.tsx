import type { Resource } from '@anupalan/api-client/types';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession, toLabSession } from '../../app/testing/render-app.tsx';

const LIST = '/company/resource-center';

function toTestResource(changes: Partial<Resource> = {}): Resource {
  return {
    slug: 'form-4',
    title: 'Form 4: yearly return of hazardous waste',
    kind: 'form',
    topic: 'waste',
    summary: 'What was in store in April and what is left in March.',
    authority: 'State Pollution Control Board',
    reference: 'Rule 20(2)',
    address: 'https://cpcb.nic.in',
    source: 'https://texts.example/form-4',
    verification: 'verified',
    writtenOn: '2026-11-21',
    states: null,
    isReplaced: false,
    statutory: [{ id: 'row-17', title: 'Hazardous waste: annual return' }],
    ...changes,
  };
}

const OTHER = toTestResource({
  slug: 'old-rules',
  title: 'Old rules',
  verification: 'unverified',
  isReplaced: true,
  source: null,
  states: ['Kerala'],
});

const toRoutes = (resources: readonly Resource[], total = resources.length): FakeRoutes => ({
  'GET /resources': { data: { resources, total } },
  ...Object.fromEntries(resources.map((each) => [`GET /resources/${each.slug}`, { data: each }])),
});

describe('the list', () => {
  test('asks as its address says, and says which entries are verified', async () => {
    const { api } = renderApp({
      path: `${LIST}?kind=form&topic=waste&state=Kerala&verification=verified&keyword=return&sort=-kind&page=2`,
      routes: toRoutes([toTestResource(), OTHER], 14),
    });
    const table = await screen.findByRole('table', { name: 'Resources' });
    expect(within(table).getAllByText(/Verified$/)).toHaveLength(1);
    expect(screen.getByText(/an entry without the word “Verified”/)).toBeDefined();
    expect(within(table).getByText('Replaced by a later text')).toBeDefined();
    const query = api.calls.find(({ path }) => path === '/resources')?.query;
    expect(Object.fromEntries(query ?? [])).toEqual({
      kind: 'form',
      topic: 'waste',
      state: 'Kerala',
      verification: 'verified',
      keyword: 'return',
      sortBy: 'kind',
      sortOrder: 'desc',
      pageNo: '2',
      pageSize: '10',
    });
  });

  test('a filter goes to the address, and all go at once', async () => {
    const { user, router } = renderApp({ path: `${LIST}?page=2`, routes: toRoutes([toTestResource()], 14) });
    await user.selectOptions(await screen.findByLabelText('Topic'), 'Waste');
    expect(router.state.location.search).toBe('?topic=waste');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('');
  });

  test('nothing found, and failed, are different things', async () => {
    const { user, api } = renderApp({ path: `${LIST}?keyword=submarine`, routes: toRoutes([]) });
    expect(await screen.findByText('No resources match these filters')).toBeDefined();
    api.set({ 'GET /resources': { status: 500, message: 'Broken' } });
    await user.selectOptions(screen.getByLabelText('Kind'), 'Act');
    expect(await screen.findByText('Resources could not be loaded')).toBeDefined();
    api.set(toRoutes([toTestResource()]));
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await screen.findByText(/yearly return/)).toBeDefined();
  });

  test('without the permission it is not to be had', async () => {
    const { toPath } = renderApp({
      path: LIST,
      session: toCompanySession({ 'Resources Center': '' }),
      routes: { 'GET /dashboard': { status: 500, message: 'Broken' } },
    });
    await waitFor(() => expect(toPath()).toBe('/company/dashboard'));
  });
});

describe('one entry', () => {
  test('says what it is, its status, from where, and what follows', async () => {
    const { user, toPath } = renderApp({
      path: `${LIST}/form-4?kind=form`,
      routes: toRoutes([toTestResource()]),
    });
    const drawer = await screen.findByRole('dialog', { name: /Form 4/ });
    expect(
      await within(drawer).findByText(/Confirmed by a primary text.*Written on 21 Nov 2026/),
    ).toBeDefined();
    expect(
      within(drawer)
        .getByRole('link', { name: /texts.example/ })
        .getAttribute('rel'),
    ).toBe('noreferrer');
    const duty = within(drawer).getByRole('link', { name: /annual return/ });
    expect(duty.getAttribute('href')).toBe('/company/reporting-tasks/catalogue?view=all&entry=row-17');
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(toPath()).toBe(LIST));
  });

  test('one that was replaced, and of which no text was read, says so', async () => {
    renderApp({ path: `${LIST}/old-rules`, routes: toRoutes([OTHER]) });
    const drawer = await screen.findByRole('dialog', { name: 'Old rules' });
    expect(await within(drawer).findByText('Replaced by a later text')).toBeDefined();
    expect(within(drawer).getByText(/No text was read for this entry/)).toBeDefined();
    expect(within(drawer).getByText('No link to the text is known.')).toBeDefined();
    expect(within(drawer).getByText('Kerala')).toBeDefined();
  });

  test('one that does not exist says so', async () => {
    renderApp({
      path: `${LIST}/nothing`,
      routes: { ...toRoutes([]), 'GET /resources/:slug': { status: 404, message: 'Gone' } },
    });
    expect(await screen.findByText('This resource was not found')).toBeDefined();
  });

  test('in a laboratory the duties are words without a link', async () => {
    renderApp({
      path: '/lab/resource-center/form-4',
      session: toLabSession(),
      routes: toRoutes([toTestResource()]),
    });
    const drawer = await screen.findByRole('dialog', { name: /Form 4/ });
    expect(await within(drawer).findByText('Hazardous waste: annual return')).toBeDefined();
    expect(within(drawer).queryByRole('link', { name: /annual return/ })).toBeNull();
  });
});

describe('bookmarks', () => {
  test('are kept in this browser and can be shown alone', async () => {
    const routes = toRoutes([toTestResource(), OTHER]);
    const { user } = renderApp({ path: `${LIST}/form-4?saved=1`, routes });
    const drawer = await screen.findByRole('dialog', { name: /Form 4/ });
    await user.click(await within(drawer).findByRole('button', { name: 'Bookmark' }));
    expect(within(drawer).getByRole('button', { name: 'Bookmarked' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    const table = await screen.findByRole('table', { name: 'Resources' });
    expect(within(table).getByText(/Form 4/)).toBeDefined();
    expect(within(table).queryByText('Old rules')).toBeNull();
  });

  test('none yet says how to make one', async () => {
    renderApp({ path: `${LIST}?saved=1`, routes: toRoutes([toTestResource()]) });
    expect(await screen.findByText('No bookmarks yet')).toBeDefined();
  });
});
