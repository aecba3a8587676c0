import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp, toCompanySession } from '../../app/testing/render-app.tsx';
import { toTestLab } from '../../shared/enquiries/testing/test-data.ts';

const PATH = '/company/lab-marketplace';
const list = (labs: unknown[], total = labs.length) => ({ 'GET /labs': { data: { labs, total } } });

describe('the marketplace', () => {
  test('lists laboratories with scope and accreditation; each has an address of its own', async () => {
    renderApp({ path: PATH, routes: list([toTestLab()]) });
    const table = await screen.findByRole('table', { name: 'Laboratories' });
    expect(within(table).getByRole('link', { name: 'Tapti Analytical' }).getAttribute('href')).toBe(
      `${PATH}/lab-1`,
    );
    for (const text of [
      'Trade effluent, Stack emission',
      '5 parameters',
      'Accredited',
      'TC-0000, valid until 30 Jun 2027',
    ])
      expect(within(table).getByText(text)).toBeDefined();
  });

  test('takes its filters from the address and writes them there', async () => {
    const { user, api, router } = renderApp({
      path: `${PATH}?medium=effluent&parameter=BOD&accredited=1&state=Bavaria`,
      routes: list([toTestLab()]),
    });
    await screen.findByRole('table', { name: 'Laboratories' });
    const asked = api.calls.find(({ path }) => path === '/labs')?.query;
    expect(asked?.get('medium')).toBe('effluent');
    expect(asked?.get('parameter')).toBe('BOD');
    expect(asked?.get('accredited')).toBe('1');
    expect(asked?.get('state')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Goa');
    await waitFor(() => expect(router.state.location.search).toContain('state=Goa'));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('says what to do when nothing matches, when nobody is there, and when it does not load', async () => {
    const { api, user } = renderApp({ path: `${PATH}?keyword=zinc`, routes: list([]) });
    expect(await screen.findByText('No laboratories match these filters')).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect(await screen.findByText('No laboratory has published its page yet')).toBeDefined();
    api.set({ 'GET /labs': { status: 500 } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Goa');
    expect(await screen.findByText('Laboratories could not be loaded')).toBeDefined();
  });

  test('keeps the task that a laboratory is chosen for', async () => {
    renderApp({ path: `${PATH}?scheduledTaskId=due-1`, routes: list([toTestLab()]) });
    expect(await screen.findByText('Choose a laboratory.')).toBeDefined();
    expect((await screen.findByRole('link', { name: 'Tapti Analytical' })).getAttribute('href')).toBe(
      `${PATH}/lab-1?scheduledTaskId=due-1`,
    );
  });
});

describe('a laboratory', () => {
  const routes = { 'GET /labs/:id': { data: toTestLab() } };

  test('shows scope, accreditation, equipment and contact, and leads to an enquiry', async () => {
    renderApp({ path: `${PATH}/lab-1?taskId=task-1`, routes });
    const scope = await screen.findByRole('region', { name: 'Scope' });
    expect(within(scope).getByText('Stack emission')).toBeDefined();
    expect(within(scope).getByText('SO2')).toBeDefined();
    expect(screen.getByText('GC-MS')).toBeDefined();
    expect(screen.getByRole('link', { name: 'lab@example.com' }).getAttribute('href')).toBe(
      'mailto:lab@example.com',
    );
    expect(screen.getByRole('link', { name: 'Send an enquiry' }).getAttribute('href')).toBe(
      `${PATH}/lab-1/enquiry?taskId=task-1`,
    );
  });

  test('is only read by people who may not ask', async () => {
    renderApp({ path: `${PATH}/lab-1`, session: toCompanySession({ 'Reporting Task': 'view' }), routes });
    await screen.findByRole('region', { name: 'Scope' });
    expect(screen.queryByRole('link', { name: 'Send an enquiry' })).toBeNull();
  });

  test('says why nobody is named who may not ask it, and asks for no enquiry', async () => {
    const bare = toTestLab({ contactName: null, contactEmail: null, contactPhone: null });
    renderApp({
      path: `${PATH}/lab-1`,
      session: toCompanySession({ 'Reporting Task': '' }),
      routes: { 'GET /labs/:id': { data: bare } },
    });
    const contact = await screen.findByRole('region', { name: 'Contact' });
    expect(contact.textContent).toContain('People with the permission Reporting Task');
    expect(within(contact).queryByText('Person')).toBeNull();
  });

  test('is reached by who has confirmed the e-mail address only', async () => {
    const session = toCompanySession();
    const { user, role, permissions } = session;
    const profile = { ...user, isEmailVerified: false, permissions, roleDetail: role };
    renderApp({
      path: `${PATH}/lab-1`,
      session,
      routes: { ...routes, 'GET /users/profile': { data: profile } },
    });
    expect(
      await screen.findByText('Confirm your email address to see how to reach this laboratory.'),
    ).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Send an enquiry' })).toBeNull();
  });

  test('that is gone, or does not load, says so', async () => {
    const { api, user } = renderApp({
      path: `${PATH}/lab-9`,
      routes: { 'GET /labs/:id': { status: 500 } },
    });
    const again = await screen.findByRole('button', { name: /again/i });
    api.set({ 'GET /labs/:id': { status: 404, message: 'Not there' } });
    await user.click(again);
    expect(await screen.findByText('This laboratory was not found')).toBeDefined();
  });
});
