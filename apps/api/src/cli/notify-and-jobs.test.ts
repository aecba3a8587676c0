import type { Notification } from '@anupalan/validators/entities/notification';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness, waitFor } from '../../test/harness.ts';
import { createCli, findLastLine } from './cli.test-support.ts';

let api: Harness;
let ehs: ReturnType<typeof createCli>;
beforeAll(async () => {
  api = await startHarness({ withJobs: true });
  ehs = createCli(api);
});
afterAll(() => api.close());

describe('notify', () => {
  const send = (...more: string[]) =>
    ehs(
      'notify',
      'send',
      '--type',
      'announcement',
      '--title',
      'Maintenance',
      '--message',
      'On Sunday.',
      ...more,
    );

  test('send: reaches the audience, and nobody else', async () => {
    const sent = await send('--audience', 'lab', '--channel', 'in_app', '--json');
    expect(sent.data).toMatchObject({ audience: 'lab', createdBy: null });
    const lab = await api.signIn('lab@works.example');
    const titles = async (as: typeof lab) => {
      const { data } = (await api.call('GET', '/user/notifications', { as })).body;
      return (data as { notifications: Notification[] }).notifications.map((each) => each.notification.title);
    };
    await waitFor(async () => (await titles(lab)).includes('Maintenance'));
    expect(await titles(await api.signIn('owner@works.example'))).toEqual([]);
    expect(await findLastLine(api)).toMatchObject({
      organisation_id: null,
      action: 'notify send',
      summary: '“Maintenance” was sent to lab',
    });
  });

  test('list: what was sent, by words', async () => {
    expect((await ehs('notify', 'list')).out).toContain('Maintenance');
    expect((await ehs('notify', 'list', '--keyword', 'nothing of this')).out).toBe('No notifications.');
  });

  test.each<[string[], number]>([
    [[], 2],
    [['--audience', 'press'], 2],
    [['--audience', 'lab', '--channel', 'pigeon'], 2],
    [['--audience', 'lab', '--title', 'x'.repeat(201)], 1],
  ])('send refuses %j with %i', async (more, code) => {
    expect((await send(...more)).code).toBe(code);
  });
});

describe('job', () => {
  let failed: string;
  beforeAll(async () => {
    await api.services.db.asSystem('operator-command', (tx) =>
      api.services.jobs.enqueue(tx, 'send-password-changed', { userId: uuidv7() }),
    );
    await waitFor(async () => (await ehs('job', 'state')).out.match(/send-password-changed\s+completed\s+1/));
    const { rows } = await api.services.db.pool.query<{ id: string }>(
      `UPDATE pgboss.job SET state = 'failed', output = '{"message": "The mail server did not answer"}'
       WHERE name = 'send-password-changed' RETURNING id`,
    );
    failed = rows[0]?.id ?? '';
  });

  test('state: how many of which queue are in which state', async () => {
    const { data } = await ehs('job', 'state', '--json');
    expect(data).toContainEqual(
      expect.objectContaining({ queue: 'send-password-changed', state: 'failed', jobs: 1 }),
    );
  });

  test('list: by queue and state, with why it failed and without what it carries', async () => {
    const listed = await ehs('job', 'list', '--state', 'failed');
    expect(listed.out).toMatch(new RegExp(`${failed} {2}send-password-changed.*did not answer`));
    expect(listed.out).not.toContain('userId');
    expect((await ehs('job', 'list', '--queue', 'read-order')).out).toBe('No jobs.');
    expect((await ehs('job', 'list', '--queue', 'nothing')).code).toBe(2);
    expect((await ehs('job', 'list', '--limit', '1', '--json')).data).toHaveLength(1);
  });

  test('retry: a job that has failed for good waits for another try', async () => {
    expect((await ehs('job', 'retry', failed)).out).toContain('1 job is tried again');
    expect(await findLastLine(api)).toMatchObject({ action: 'job retry', summary: 'Tried 1 job again' });
    const { rows } = await api.services.db.pool.query('SELECT state FROM pgboss.job WHERE id = $1', [failed]);
    expect(['retry', 'active', 'completed']).toContain(rows[0]?.state);
    const again = await ehs('job', 'retry', failed);
    expect([again.code, again.err]).toEqual([
      1,
      expect.stringContaining('Only a failed job can be tried again'),
    ]);
    expect((await ehs('job', 'retry', 'failed')).out).toContain('0 jobs are tried again');
    expect((await ehs('job', 'retry', uuidv7())).code).toBe(4);
  });

  test('retry: a job of a queue that is no longer there is neither counted nor touched', async () => {
    const { pool } = api.services.db;
    const stateOf = async (id: string) => {
      const { rows } = await pool.query<{ state: string }>('SELECT state FROM pgboss.job WHERE id = $1', [
        id,
      ]);
      return rows[0]?.state;
    };
    await pool.query('SELECT pgboss.create_queue(\'send-telegram\', \'{"policy": "standard"}\')');
    const id = uuidv7();
    await pool.query("INSERT INTO pgboss.job (id, name, state) VALUES ($1, 'send-telegram', 'failed')", [id]);
    expect((await ehs('job', 'list', '--state', 'failed')).out).toContain(id);
    const all = await ehs('job', 'retry', 'failed', '--json');
    expect(all.data).toEqual({ retried: [] });
    const one = await ehs('job', 'retry', id);
    expect([one.code, one.err]).toEqual([1, expect.stringContaining('send-telegram')]);
    expect(await stateOf(id)).toBe('failed');
  });
});

describe('audit list', () => {
  test('shows what operators did, refused calls as well', async () => {
    await ehs('org', 'show', 'Nobody Ltd');
    const { data } = await ehs('audit', 'list', '--operators', '--limit', '1', '--json');
    expect(data).toEqual([
      expect.objectContaining({
        by: expect.stringMatching(/^Operator/),
        summary: 'ehs org show was refused: There is no organisation "Nobody Ltd".',
      }),
    ]);
    await ehs('org', 'show', 'Beta Foundry');
    const own = await ehs('audit', 'list', '--organisation', 'Beta Foundry');
    expect(own.out).toContain('An operator looked at the organisation');
    expect(own.out).not.toContain('Nobody Ltd');
  });
});
