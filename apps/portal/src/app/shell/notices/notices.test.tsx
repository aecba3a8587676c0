import type { ConsentValidity, DocumentValidity, Organisation } from '@anupalan/api-client/types';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FakeRoutes } from '../../testing/fake-api.ts';
import { renderApp, toCompanySession, toLabSession } from '../../testing/render-app.tsx';
import { findTrialWords } from './trial-words.ts';
import { findValidityWords } from './validity-words.ts';

const today = '2026-11-21';
const path = '/company/support-management';
const SUPPORT: FakeRoutes = { 'GET /contact-us/user': { data: { contactUs: [], total: 0 } } };

const toDocument = (changes: Partial<DocumentValidity> = {}): DocumentValidity => ({
  id: 'order-1',
  title: 'Consent to operate',
  consentNo: 'GD/17',
  authority: 'State board',
  validUpto: '2026-11-09',
  daysLeft: -12,
  state: 'expired',
  applyBy: '2026-07-12',
  renewalAppliedOn: null,
  ...changes,
});
const expired: ConsentValidity = { state: 'expired', documents: [toDocument()] };
const withValidity = (validity: ConsentValidity): FakeRoutes => ({
  ...SUPPORT,
  'GET /consent-documents/check-validity': { data: validity },
});

describe('words of the validity', () => {
  const expiring = { state: 'expiring', daysLeft: 12, validUpto: '2026-12-03' } as const;
  const near = { state: 'valid', daysLeft: 130, validUpto: '2027-03-31', applyBy: '2026-12-01' } as const;
  test.each<[string, ConsentValidity, string | null]>([
    ['all valid', { state: 'valid', documents: [toDocument({ ...near, applyBy: '2027-12-01' })] }, null],
    ['one expired', expired, 'Consent to operate has expired.'],
    [
      'two expired, one about to',
      { state: 'expired', documents: [toDocument(), toDocument({ id: 'b' }), toDocument(expiring)] },
      '2 consents have expired.',
    ],
    [
      'one about to end',
      { state: 'expiring', documents: [toDocument(expiring)] },
      'Renew Consent to operate.',
    ],
    [
      'two to be renewed, one applied for',
      {
        state: 'expiring',
        documents: [
          toDocument(expiring),
          toDocument(expiring),
          toDocument({ ...expiring, renewalAppliedOn: '2026-11-01' }),
        ],
      },
      '2 consents must be renewed.',
    ],
    [
      'one whose last day to apply is near',
      { state: 'valid', documents: [toDocument({ ...near, applyBy: '2027-01-20' })] },
      'Renew Consent to operate.',
    ],
    [
      'one whose last day to apply is 61 days ahead',
      { state: 'valid', documents: [toDocument({ ...near, applyBy: '2027-01-21' })] },
      null,
    ],
    [
      'one near, and one about to end that is applied for',
      {
        state: 'expiring',
        documents: [toDocument({ ...expiring, renewalAppliedOn: '2026-11-01' }), toDocument(near)],
      },
      'Renew Consent to operate.',
    ],
    [
      'one that is applied for',
      { state: 'expiring', documents: [toDocument({ ...expiring, renewalAppliedOn: '2026-11-01' })] },
      null,
    ],
    ['none at all', { state: 'none', documents: [] }, 'You have no consent yet.'],
    [
      'none with an end',
      { state: 'none', documents: [toDocument({ state: 'none', validUpto: null, daysLeft: null })] },
      'None of your consents has a known expiry date.',
    ],
  ])('%s', (_case, validity, title) => {
    expect(findValidityWords(validity, today)?.title ?? null).toBe(title);
  });

  test.each([
    [{ ...expiring, daysLeft: 0 }, /, last day\. /],
    [{ ...expiring, daysLeft: 1 }, /, 1 day left\. Apply-by date passed on 12 Jul 2026\.$/],
    [{ ...expiring, applyBy: '2026-11-30' }, /, 12 days left\. Apply by 30 Nov 2026\.$/],
    [{ daysLeft: -1 }, /^Valid until 9 Nov 2026, expired 1 day ago\. /],
    [near, /^Valid until 31 Mar 2027, 130 days left\. Apply by 1 Dec 2026\.$/],
  ])('the days of %o', (changes, words) => {
    const document = toDocument(changes);
    expect(findValidityWords({ state: document.state, documents: [document] }, today)?.text).toMatch(words);
  });
});

test.each<[Partial<DocumentValidity>, string, boolean]>([
  [{ state: 'valid', daysLeft: 130, validUpto: '2027-03-31', applyBy: '2026-12-01' }, 'warn', false],
  [{ state: 'expiring', daysLeft: 12, validUpto: '2026-12-03', applyBy: '2026-11-21' }, 'warn', true],
  [{ state: 'expiring', daysLeft: 12, validUpto: '2026-12-03', applyBy: '2026-11-20' }, 'danger', true],
])('%j is told in %s; by a dialog as well: %s', (changes, tone, isDaily) => {
  const document = toDocument(changes);
  expect(findValidityWords({ state: document.state, documents: [document] }, today)).toMatchObject({
    tone,
    isDaily,
  });
});

describe('validity of consents', () => {
  test('a banner, and once a day a dialog that leads to the renewal', async () => {
    const { user, router } = renderApp({ path, routes: withValidity(expired) });
    const dialog = await screen.findByRole('dialog', { name: 'Consent to operate has expired.' });
    expect(within(dialog).getByText('Valid until 9 Nov 2026, expired 12 days ago')).toBeDefined();
    expect(within(dialog).getByRole('link', { name: 'Renew order' }).getAttribute('href')).toBe(
      '/company/consent/order-1/renew',
    );
    const application = '/company/consent/order-1?application=new';
    expect(
      within(dialog)
        .getByRole('link', { name: 'Record application: Consent to operate' })
        .getAttribute('href'),
    ).toBe(application);
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const banner = screen.getByRole('alert');
    expect(banner.textContent).toContain('Consent to operate has expired.');
    expect(within(banner).getByRole('link', { name: 'Record application' }).getAttribute('href')).toBe(
      application,
    );
    // The days are kept encrypted, and not asked twice.
    expect(localStorage.getItem('anupalan.validity-seen')).not.toContain('user-1');
    await router.navigate('/company/profile');
    await screen.findByRole('heading', { name: 'Profile', level: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('orders whose end nobody knows are told of as well; without any order the banner is enough', async () => {
    const unknown = toDocument({ state: 'none', validUpto: null, daysLeft: null });
    renderApp({ path, routes: withValidity({ state: 'none', documents: [unknown] }) });
    expect(
      await screen.findByRole('dialog', { name: 'None of your consents has a known expiry date.' }),
    ).toBeDefined();
    cleanup();
    localStorage.removeItem('anupalan.validity-seen');
    renderApp({ path, routes: withValidity({ state: 'none', documents: [] }) });
    expect(await screen.findByText('You have no consent yet.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Upload order' }).getAttribute('href')).toBe(
      '/company/consent-analyzer',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('another person of the same browser is told as well', async () => {
    const { user } = renderApp({ path, routes: withValidity(expired) });
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    const session = toCompanySession();
    cleanup();
    renderApp({
      path,
      session: { ...session, user: { ...session.user, id: 'user-9' } },
      routes: withValidity(expired),
    });
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  test('a person who may not renew is told, and led to the list', async () => {
    const session = toCompanySession({ 'Consent Analyzer': 'view' });
    renderApp({ path, session, routes: withValidity(expired) });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('link', { name: 'Renew order' })).toBeNull();
    expect(within(dialog).getByRole('link', { name: 'View orders' }).getAttribute('href')).toBe(
      '/company/consent',
    );
  });

  test('nothing while all are valid, and a lab is not asked', async () => {
    const { api } = renderApp({
      path: '/lab/support-management',
      session: toLabSession(),
      routes: withValidity(expired),
    });
    await screen.findByText('No requests yet');
    expect(api.calls.some(({ path: called }) => called === '/consent-documents/check-validity')).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('nothing to who may see neither orders nor tasks, and they are not asked for', async () => {
    const hidden = ['Consent Documents', 'Consent Analyzer', 'Reporting Task', 'Tasks & Alerts'];
    const { api } = renderApp({
      path: '/company/support-management',
      session: toCompanySession(Object.fromEntries(hidden.map((name) => [name, '']))),
      routes: withValidity(expired),
    });
    await screen.findByText('No requests yet');
    expect(api.calls.some(({ path: called }) => called === '/consent-documents/check-validity')).toBe(false);
  });

  test('a check that fails says nothing and stands in nobody’s way', async () => {
    const broken = { 'GET /consent-documents/check-validity': { status: 503, message: 'Check is broken' } };
    renderApp({ path, routes: { ...SUPPORT, ...broken } });
    await screen.findByText('No requests yet');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('trial', () => {
  const NOW = new Date('2026-11-21T06:00:00Z');
  test.each<[string | null, boolean, string | null]>([
    [null, false, null],
    ['2026-12-05T06:00:00Z', false, 'Your trial ends in 14 days.'],
    ['2026-11-22T06:00:01Z', false, 'Your trial ends in 2 days.'],
    ['2026-11-22T06:00:00Z', false, 'Your trial ends within a day.'],
    [
      '2026-11-21T06:00:00Z',
      false,
      'Your trial has ended. You can still read your data. Please contact us to continue.',
    ],
    [
      '2026-12-05T06:00:00Z',
      true,
      'Your trial has ended. You can still read your data. Please contact us to continue.',
    ],
  ])('that ends at %s (read only: %s)', (trialEndsAt, isReadOnly, title) => {
    expect(findTrialWords({ trialEndsAt, isReadOnly }, NOW)?.title ?? null).toBe(title);
  });

  const withTrial = (changes: Partial<Organisation>, isEmailVerified: boolean): FakeRoutes => {
    const { user, role, permissions } = toCompanySession();
    return {
      ...SUPPORT,
      'GET /organisation': { data: { id: 'org-1', timeZone: 'Asia/Kolkata', ...changes } },
      'GET /users/profile': { data: { ...user, isEmailVerified, permissions, roleDetail: role } },
    };
  };
  const soon = new Date(Date.now() + 5 * 86_400_000 - 60_000).toISOString();

  test('says the days that are left, and that a password is missing', async () => {
    renderApp({ path, routes: withTrial({ trialEndsAt: soon, isReadOnly: false }, false) });
    expect(await screen.findByText('Your trial ends in 5 days.')).toBeDefined();
    expect(
      await screen.findByText(/Set a password with the link we mailed to meera@example.com/),
    ).toBeDefined();
  });

  test('is the only banner of a workspace without an order', async () => {
    const routes = withTrial({ trialEndsAt: soon, isReadOnly: false }, false);
    const none = { 'GET /consent-documents/check-validity': { data: { state: 'none', documents: [] } } };
    const { api } = renderApp({ path, routes: { ...routes, ...none } });
    expect(await screen.findByText('Your trial ends in 5 days.')).toBeDefined();
    await waitFor(() =>
      expect(api.calls.some(({ path: called }) => called.endsWith('check-validity'))).toBe(true),
    );
    await screen.findByText('No requests yet');
    expect(screen.queryByText('You have no consent yet.')).toBeNull();
  });

  test('is a line of the menu until the last week, for a person whose address is verified', async () => {
    const later = new Date(Date.now() + 9 * 86_400_000 - 60_000).toISOString();
    const reading = { pagesToday: 12, pagesADay: 200 };
    renderApp({ path, routes: withTrial({ trialEndsAt: later, isReadOnly: false, reading }, true) });
    const menu = await screen.findByRole('navigation', { name: 'Main' });
    expect(await within(menu).findByText('Trial, 9 days left')).toBeDefined();
    expect(within(menu).getByText('12 of 200 pages read today')).toBeDefined();
    await screen.findByText('No requests yet');
    expect(screen.queryByText('Your trial ends in 9 days.')).toBeNull();
  });

  test('says that it has ended, in the sentence of the server, with a way to us', async () => {
    renderApp({ path, routes: withTrial({ trialEndsAt: '2026-01-01T00:00:00Z', isReadOnly: true }, true) });
    const banner = await screen.findByText(
      'Your trial has ended. You can still read your data. Please contact us to continue.',
    );
    const status = banner.closest<HTMLElement>('[role="status"]') ?? document.body;
    expect(within(status).getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
      '/company/support-management/create',
    );
    expect(screen.queryByText(/Set a password/)).toBeNull();
  });
});
