import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp, toCompanySession, toLabSession } from '../../app/testing/render-app.tsx';
import { toTestOrganisation } from '../../shared/enquiries/testing/test-data.ts';

const PATH = '/company/company';
const LAB = '/lab/lab';
const answer = (changes = {}) => ({ 'GET /organisation': { data: toTestOrganisation(changes) } });

describe('the organisation of a company', () => {
  test('is changed by who manages users; what was emptied is cleared', async () => {
    const { user, api } = renderApp({
      path: PATH,
      routes: {
        ...answer(),
        'PATCH /organisation': ({ body }) => ({
          message: 'The organisation has been saved.',
          data: { ...toTestOrganisation(), ...(body as object) },
        }),
      },
    });
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: /^Save/ });
    expect(save.disabled).toBe(true);
    await user.selectOptions(screen.getByLabelText(/^Pollution category/), '');
    await user.click(screen.getByRole('checkbox', { name: 'Used oil' }));
    await user.click(screen.getByRole('checkbox', { name: 'Boiler' }));
    await waitFor(() => expect(save.disabled).toBe(false));
    await user.click(save);
    expect(await screen.findByText('The organisation has been saved.')).toBeDefined();
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      name: 'Girna Dyestuffs',
      address: 'Gat 12, Jalgaon',
      state: 'Maharashtra',
      sector: 'dyes_paints',
      category: null,
      wastes: ['hazardous', 'used_oil'],
      equipment: ['stack'],
      timeZone: 'Asia/Kolkata',
    });
    await waitFor(() => expect(save.disabled).toBe(true));
  });

  test('is offered what its orders tell, with their words, and nothing is added by itself', async () => {
    const source = { consentDocumentId: 'order-1', documentTitle: 'Girna Dyestuffs consent' };
    const { user } = renderApp({
      path: PATH,
      routes: {
        ...answer({ name: 'Workspace of Meera Joglekar', state: null, category: null, equipment: ['stack'] }),
        'GET /organisation/offers': {
          data: {
            name: { value: 'Girna Dyestuffs', words: 'Girna Dyestuffs', ...source },
            state: { value: 'Maharashtra', words: 'Maharashtra Pollution Control Board', ...source },
            category: { value: 'red', words: 'red', ...source },
            wastes: [{ value: 'used_oil', words: 'Used or spent oil', ...source }],
            equipment: [{ value: 'boiler', words: 'Stack attached to boiler', ...source }],
          },
        },
      },
    });
    const boiler = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Boiler' });
    const notice = (await screen.findByText('Facts from your orders')).closest('div');
    expect(notice?.parentElement?.textContent).toContain(
      'Used oil: “Used or spent oil”, Girna Dyestuffs consent',
    );
    expect(screen.getAllByRole('link', { name: 'Girna Dyestuffs consent' })[0]?.getAttribute('href')).toBe(
      '/company/consent/order-1',
    );
    expect(boiler.checked).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Add these facts' }));
    expect(boiler.checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Used oil' }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>(/^Pollution category/).value).toBe('red');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Girna Dyestuffs');
    expect(screen.getByLabelText<HTMLSelectElement>(/^State/).value).toBe('Maharashtra');
    // All of it is in the form now: there is nothing left to offer.
    expect(screen.queryByText('Facts from your orders')).toBeNull();
  });

  test('asks for a name, and before leaving with something typed', async () => {
    const { user, router, toPath } = renderApp({ path: PATH, routes: answer() });
    await user.clear(await screen.findByLabelText('Name'));
    await user.tab();
    expect((await screen.findAllByText('Name is required')).length).toBeGreaterThan(0);
    void router.navigate('/company/ChangePassword');
    await screen.findByText('Leave without saving?');
    expect(toPath()).toBe(PATH);
  });

  test('shows the server’s sentence at the field', async () => {
    const { user } = renderApp({
      path: PATH,
      routes: {
        ...answer(),
        'PATCH /organisation': {
          status: 422,
          message: 'Name is taken',
          problem: { errors: [{ field: 'name', message: 'Name is taken' }] },
        },
      },
    });
    await user.type(await screen.findByLabelText('Name'), ' Ltd');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'));
  });

  test('is read by everybody else, with the domain and where it comes from', async () => {
    renderApp({ path: PATH, session: toCompanySession({ 'User Management': 'view' }), routes: answer() });
    const facts = await screen.findByRole('region', { name: 'Girna Dyestuffs' });
    for (const text of ['Dyes and paints', 'Red', 'Hazardous waste', 'Boiler', 'Asia/Kolkata'])
      expect(within(facts).getByText(text)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    const domain = screen.getByRole('region', { name: 'Verified domain' });
    expect(domain.textContent).toContain('Only people with an address at girna.example can be invited.');
  });

  test('is not changed after the trial', async () => {
    renderApp({ path: PATH, routes: answer({ isReadOnly: true, verifiedDomain: null }) });
    expect(await screen.findByText('The trial has ended, so you cannot make changes')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    expect(screen.getByText(/You can invite people with any address/)).toBeDefined();
  });

  test('that does not load can be asked for again', async () => {
    const { user, api } = renderApp({ path: PATH, routes: { 'GET /organisation': { status: 500 } } });
    const again = await screen.findByRole('button', { name: /again/i });
    api.set(answer());
    await user.click(again);
    expect(await screen.findByLabelText('Name')).toBeDefined();
  });
});

describe('the usage of an organisation', () => {
  const MIB = 1024 * 1024;
  const show = async (changes: object, session = toCompanySession()) => {
    renderApp({
      path: session.user.organisation?.type === 'lab' ? LAB : PATH,
      session,
      routes: answer(changes),
    });
    return screen.findByRole('region', { name: 'Usage' });
  };

  test('is shown in words and as a bar to everybody of a company', async () => {
    const usage = await show({}, toCompanySession({ 'User Management': '' }));
    expect(within(usage).getByText('128 MB of 20 GB')).toBeDefined();
    expect(within(usage).getByRole('img', { name: '128 MB used, 20,352 MB free' })).toBeDefined();
    expect(within(usage).getByText('37, without a limit')).toBeDefined();
  });

  test('of a trial has a share of pages', async () => {
    const usage = await show({ reading: { pagesToday: 420, pagesADay: 500 } });
    expect(within(usage).getByText('420 of 500 a day')).toBeDefined();
    expect(within(usage).getByRole('img', { name: '420 pages read, 80 pages left' })).toBeDefined();
    expect(usage.textContent).not.toContain('used up');
  });

  test('that is all says what happens and what to do', async () => {
    const usage = await show({
      storage: { usedBytes: 501 * MIB, quotaBytes: 500 * MIB },
      reading: { pagesToday: 512, pagesADay: 500 },
    });
    expect(within(usage).getByText(/no room for more files.*ask support/)).toBeDefined();
    expect(within(usage).getByText(/Waiting orders will be read tomorrow/)).toBeDefined();
    expect(within(usage).getByRole('img', { name: '501 MB used, 0 MB free' })).toBeDefined();
  });

  test('of a laboratory is its files alone', async () => {
    const usage = await show({ type: 'lab' }, toLabSession());
    expect(within(usage).getByText('128 MB of 20 GB')).toBeDefined();
    expect(within(usage).queryByText('Pages read today')).toBeNull();
  });
});

describe('the page of a laboratory', () => {
  const lab = answer({ type: 'lab', name: 'Tapti Analytical' });

  test('stands beside the facts, which have no sector and no category', async () => {
    const { user } = renderApp({ path: LAB, session: toLabSession(), routes: lab });
    expect(await screen.findByLabelText('Name')).toBeDefined();
    expect(screen.queryByLabelText(/^Sector/)).toBeNull();
    expect(screen.queryByLabelText(/^Pollution category/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Page in the marketplace' }));
    expect(await screen.findByRole('switch', { name: 'Show the page to companies' })).toBeDefined();
  });

  test('leaves room for what its catalogue hangs on: wastes, and equipment on the site', async () => {
    const { user, api } = renderApp({
      path: LAB,
      session: toLabSession(),
      routes: {
        ...lab,
        'PATCH /organisation': ({ body }) => ({
          message: 'The organisation has been saved.',
          data: { ...toTestOrganisation({ type: 'lab', name: 'Tapti Analytical' }), ...(body as object) },
        }),
      },
    });
    expect(await screen.findByRole('group', { name: /^Equipment on the site/ })).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Bio-medical waste' }));
    await user.click(screen.getByRole('checkbox', { name: 'Boiler' }));
    await user.click(screen.getByRole('checkbox', { name: 'Diesel generator set' }));
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    expect(await screen.findByText('The organisation has been saved.')).toBeDefined();
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      name: 'Tapti Analytical',
      address: 'Gat 12, Jalgaon',
      state: 'Maharashtra',
      wastes: ['hazardous', 'biomedical'],
      equipment: ['dg_set', 'stack'],
      timeZone: 'Asia/Kolkata',
    });
  });

  test('shows its wastes and equipment to people who may not change them', async () => {
    const session = toLabSession();
    const permissions = session.permissions.map((entry) =>
      entry.permissionName === 'User Management' ? { ...entry, accessLevel: 'view' } : entry,
    );
    renderApp({ path: LAB, session: { ...session, permissions }, routes: lab });
    const facts = await screen.findByRole('region', { name: 'Tapti Analytical' });
    for (const text of ['Wastes', 'Hazardous waste', 'Equipment on the site', 'Boiler'])
      expect(within(facts).getByText(text)).toBeDefined();
    expect(within(facts).queryByText('Pollution category')).toBeNull();
  });

  test('is written with scope, equipment and contact', async () => {
    const { user, api } = renderApp({
      path: `${LAB}?tab=page`,
      session: toLabSession(),
      routes: {
        ...lab,
        'PATCH /organisation': {
          message: 'The organisation has been saved.',
          data: toTestOrganisation({ type: 'lab' }),
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Trade effluent/ }));
    await user.click(screen.getByRole('checkbox', { name: 'BOD' }));
    // Pasted, not typed: the form is long, and each key draws all of it.
    await user.click(screen.getByLabelText(/^Others in trade effluent/));
    await user.paste('Boron');
    await user.click(screen.getByRole('button', { name: /^Equipment/ }));
    await user.click(screen.getByRole('checkbox', { name: 'GC-MS' }));
    expect(screen.getByRole('button', { name: /^Equipment/ }).textContent).toContain('1 chosen');
    await user.click(screen.getByLabelText(/^Email/));
    await user.paste('lab@example.com');
    await user.click(screen.getByRole('switch', { name: 'Show the page to companies' }));
    await user.click(screen.getByRole('button', { name: /^Save page/ }));
    expect(await screen.findByText('The organisation has been saved.')).toBeDefined();
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      lab: {
        scope: [{ medium: 'effluent', parameters: ['BOD', 'Boron'] }],
        equipment: ['GC-MS'],
        contactEmail: 'lab@example.com',
        nablNo: null,
        isPublished: true,
      },
    });
  });

  test('that cannot be published says why', async () => {
    const { user } = renderApp({
      path: `${LAB}?tab=page`,
      session: toLabSession(),
      routes: {
        ...lab,
        'PATCH /organisation': {
          status: 422,
          message: 'Add a contact',
          problem: { errors: [{ field: 'lab.contactEmail', message: 'Add a contact' }] },
        },
      },
    });
    await user.click(await screen.findByRole('switch', { name: 'Show the page to companies' }));
    await user.click(screen.getByRole('button', { name: /^Save page/ }));
    await waitFor(() => expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true'));
  });

  test('is read by people who may not manage it', async () => {
    const session = toLabSession();
    const permissions = session.permissions.map((entry) =>
      entry.permissionName === 'User Management' ? { ...entry, accessLevel: 'view' } : entry,
    );
    renderApp({ path: `${LAB}?tab=page`, session: { ...session, permissions }, routes: lab });
    expect(await screen.findByText('Not published')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });
});
