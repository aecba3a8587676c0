import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness, waitFor } from '../../test/harness.ts';
import { createCli, findLastLine } from './cli.test-support.ts';

let api: Harness;
let ehs: ReturnType<typeof createCli>;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z', withJobs: true });
  ehs = createCli(api);
});
afterAll(() => api.close());

type Row = { id: string; name: string; type: string; trialEndsAt: string | null; ownerEmail: string };

test('org list: all, of a kind, by words, as JSON', async () => {
  const all = await ehs('org', 'list');
  expect(all.code).toBe(0);
  for (const name of ['Alpha Paints', 'Beta Foundry', 'Gamma Laboratory']) expect(all.out).toContain(name);
  const labs: Row[] = (await ehs('org', 'list', '--type', 'lab', '--json')).data;
  expect(labs.map(({ name, type }) => [name, type])).toEqual([['Gamma Laboratory', 'lab']]);
  expect((await ehs('org', 'list', '--keyword', 'other@works')).out).toContain('Beta Foundry');
  expect((await ehs('org', 'list', '--trial', 'running')).out).toBe('No organisations.');
  expect(await findLastLine(api)).toMatchObject({ action: 'org list', organisation_id: null });
});

test('org show: by name in any case and by id; the organisation reads in its trail that somebody looked', async () => {
  const byName = await ehs('org', 'show', 'ALPHA paints');
  expect(byName.out).toContain('Owner Rao <owner@works.example>');
  const byId = await ehs('org', 'show', api.users.owner.organisationId, '--json');
  expect(byId.data).toMatchObject({ name: 'Alpha Paints', people: 3 });
  const owner = await api.signIn('owner@works.example');
  const trail = await api.call('GET', '/audit-log?action=org%20show', { as: owner });
  expect(trail.body.data).toMatchObject({
    total: 2,
    entries: [{ by: { id: null }, summary: 'An operator looked at the organisation' }, {}],
  });
  const missing = await ehs('org', 'show', 'Nobody Ltd');
  expect([missing.code, missing.err]).toEqual([4, 'There is no organisation "Nobody Ltd".']);
});

describe('org create', () => {
  const make = (...more: string[]) =>
    ehs('org', 'create', '--type', 'lab', '--name', 'Tapti Analytical', '--json', ...more);

  test('makes a laboratory whose owner comes in by a mailed invitation', async () => {
    const made = await make('--owner-name', 'Asha Kulkarni', '--owner-email', 'asha@tapti.example');
    expect(made.code).toBe(0);
    expect(made.data).toMatchObject({ type: 'lab', trialEndsAt: null, ownerEmail: 'asha@tapti.example' });
    const mail = await waitFor(() => api.listMails().find((each) => each.includes('asha@tapti.example')));
    const token = /set-password\?token=([\w-]{43})/.exec(
      mail.replace(/=\r\n/g, '').replace(/=3D/g, '='),
    )?.[1];
    const reply = await api.call('POST', '/auth/set-password', { data: { token, password: 'Granite#5521' } });
    const session: Session = reply.body.data;
    expect(session.user).toMatchObject({
      organisation: { name: 'Tapti Analytical', type: 'lab' },
      role: { slug: 'lab' },
    });
    expect(session.permissions).toContainEqual({
      permissionName: 'Reporting Task',
      accessLevel: 'view,manage',
    });
  });

  test.each<[string, string[], number, RegExp]>([
    [
      'an address that has an account',
      ['--owner-name', 'Asha Rao', '--owner-email', 'owner@works.example'],
      1,
      /has an account/,
    ],
    ['an address that is none', ['--owner-name', 'Asha Rao', '--owner-email', 'asha'], 1, /email/i],
    ['no owner', [], 2, /--owner-name is missing/],
    [
      'no days',
      ['--owner-name', 'Asha Rao', '--owner-email', 'a@b.example', '--trial-days', '0'],
      2,
      /1 to 9999/,
    ],
    [
      'a state that is none',
      ['--owner-name', 'Asha Rao', '--owner-email', 'a@b.example', '--state', 'MH'],
      2,
      /state or union territory/,
    ],
  ])('refuses %s', async (_, more, code, message) => {
    const reply = await make(...more);
    expect(reply.code).toBe(code);
    expect(reply.err).toMatch(message);
  });
});

describe('the trial', () => {
  test('is extended from its end while it runs, and from now on when it has ended', async () => {
    const session: Session = (
      await api.call('POST', '/auth/signup', { data: { name: 'Ravi Menon', email: 'ravi@kiln.example' } })
    ).body.data;
    const id = session.user.organisation?.id ?? '';
    const findLinks = async () => {
      const { rows } = await api.services.db.pool.query<{ expires_at: Date }>(
        "SELECT expires_at FROM password_tokens WHERE purpose = 'sign_up' AND user_id = $1",
        [session.user.id],
      );
      return rows.map((row) => row.expires_at.toISOString());
    };
    await waitFor(async () => (await findLinks()).length === 1);
    const longer = await ehs('org', 'extend-trial', id, '--days', '10', '--json');
    expect(longer.data).toEqual({ id, trialEndsAt: '2026-12-15T06:00:00.000Z' });
    api.setNow('2026-12-16T06:00:00Z');
    const until = await ehs('org', 'extend-trial', id, '--until', '2026-12-31', '--json');
    expect(until.data).toEqual({ id, trialEndsAt: '2026-12-31T18:29:59.000Z' });
    expect(await findLastLine(api)).toMatchObject({
      organisation_id: id,
      action: 'org extend-trial',
      summary: 'The trial was extended until 2026-12-31 18:29 UTC',
    });
    expect(await findLinks()).toEqual(['2026-12-31T18:29:59.000Z']);
    api.setNow('2026-11-21T06:00:00Z');
  });

  test('opens a workspace that had become read-only, and ends for a customer', async () => {
    const session: Session = (
      await api.call('POST', '/auth/signup', { data: { name: 'Meera Iyer', email: 'meera@kiln.example' } })
    ).body.data;
    const id = session.user.organisation?.id ?? '';
    await api.services.db.pool.query('UPDATE organisations SET trial_ends_at = $1 WHERE id = $2', [
      '2026-11-20T00:00:00Z',
      id,
    ]);
    const addTask = () =>
      api.call('POST', '/generate-tasks/add', {
        as: session,
        body: { name: 'Stack test', schedule: { frequency: 'daily', startDate: '2026-11-21' } },
      });
    const refused = await addTask();
    expect([refused.status, refused.body.message]).toEqual([403, ERROR_MESSAGES.trial_ended]);
    expect((await ehs('org', 'end-trial', id)).code).toBe(0);
    expect((await addTask()).status).toBe(201);
    const twice = await ehs('org', 'end-trial', id);
    expect([twice.code, twice.err]).toEqual([1, 'Workspace of Meera Iyer has no trial.']);
    expect(await findLastLine(api)).toMatchObject({ summary: expect.stringContaining('was refused') });
  });

  test.each<[string[], number]>([
    [[], 2],
    [['--days', '3', '--until', '2027-01-01'], 2],
    [['--days', 'many'], 2],
    [['--until', '2026-02-30'], 2],
    [['--until', '2026-11-20'], 2],
    [['--days', '3'], 1], // Alpha Paints has no trial
  ])('is not extended by %j', async (more, code) => {
    const { rows } = await api.services.db.pool.query(
      code === 2
        ? "SELECT id FROM organisations WHERE name = 'Workspace of Ravi Menon'"
        : "SELECT id FROM organisations WHERE name = 'Alpha Paints'",
    );
    expect((await ehs('org', 'extend-trial', rows[0]?.id ?? '', ...more)).code).toBe(code);
  });
});

describe('org quota', () => {
  const MB = 1024 * 1024;

  test('shows what is used and allowed, and leaves a line that somebody looked', async () => {
    const shown = await ehs('org', 'quota', 'Alpha Paints');
    expect(shown.out).toMatch(/^Files: +0 KB of 20 GB \(usual for a customer\)$/m);
    expect(shown.out).toMatch(/^Pages read today: 0$/m);
    expect(shown.out).toMatch(/^Pages a day: +no limit \(usual for a customer\)$/m);
    expect(await findLastLine(api)).toMatchObject({
      organisation_id: api.users.owner.organisationId,
      action: 'org quota',
      summary: 'An operator looked at the quotas',
    });
  });

  test('changes one or both, and goes back to what is usual; the organisation sees it', async () => {
    const { organisationId: id } = api.users.owner;
    const quota = (...more: string[]) => ehs('org', 'quota', id, '--json', ...more);
    expect((await quota('--files', '1.5GB')).data).toEqual({
      id,
      usedBytes: 0,
      pagesToday: 0,
      storageQuotaBytes: 1536 * MB,
      dailyPages: null,
      effectiveQuotaBytes: 1536 * MB,
      effectiveDailyPages: null,
      takenUp: 0,
    });
    expect((await quota('--pages-a-day', '200')).data).toMatchObject({
      storageQuotaBytes: 1536 * MB,
      effectiveDailyPages: 200,
    });
    expect(await findLastLine(api)).toMatchObject({
      organisation_id: id,
      summary: 'The quotas were changed: 1.5 GB of files, 200 pages read a day',
    });
    const owner = await api.signIn('owner@works.example');
    expect((await api.call('GET', '/organisation', { as: owner })).body.data).toMatchObject({
      storage: { usedBytes: 0, quotaBytes: 1536 * MB },
      reading: { pagesToday: 0, pagesADay: 200 },
    });
    expect((await quota('--default')).data).toMatchObject({
      storageQuotaBytes: null,
      dailyPages: null,
      effectiveQuotaBytes: 20 * 1024 * MB,
      effectiveDailyPages: null,
    });
    expect(await findLastLine(api)).toMatchObject({
      summary: 'The quotas were changed: 20 GB of files, any number of pages read a day',
    });
  });

  test('of a trial is smaller', async () => {
    const session: Session = (
      await api.call('POST', '/auth/signup', { data: { name: 'Lata Joshi', email: 'lata@kiln.example' } })
    ).body.data;
    const shown = await ehs('org', 'quota', session.user.organisation?.id ?? '');
    expect(shown.out).toMatch(/^Files: +0 KB of 500 MB \(usual for a trial\)$/m);
    expect(shown.out).toMatch(/^Pages a day: +500 \(usual for a trial\)$/m);
    const changed = await ehs('org', 'quota', session.user.organisation?.id ?? '', '--pages-a-day', '9');
    expect(changed.out).toMatch(/^Pages a day: +9 \(set by an operator\)$/m);
  });

  test.each<[string[], number, RegExp]>([
    [['Nobody Ltd'], 4, /no organisation/],
    [['Alpha Paints', '--files', '5'], 2, /--files must be a size such as 500MB or 5GB/],
    [['Alpha Paints', '--files', '-5GB'], 2, /argument/],
    [['Alpha Paints', '--pages-a-day', '0'], 2, /1 to 9999999/],
    [['Alpha Paints', '--pages-a-day', 'many'], 2, /1 to 9999999/],
    [['Alpha Paints', '--default', '--files', '5GB'], 2, /either --default/],
  ])('refuses %j', async (words, code, message) => {
    const call = await ehs('org', 'quota', ...words);
    expect(call.code).toBe(code);
    expect(call.err).toMatch(message);
  });
});
