import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Harness, startHarness, type Users } from '../../test/harness.ts';
import { makeAlerts } from '../modules/alerts/make-alerts.ts';
import { sweepAlerts } from './sweep-alerts.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness();
  await setZone('other', 'America/New_York');
});
afterAll(() => api.close());
beforeEach(() => api.services.db.pool.query('DELETE FROM pgboss.job; DELETE FROM alert_mornings'));

const setZone = (who: keyof Users, zone: string) =>
  api.services.db.pool.query('UPDATE organisations SET time_zone = $1 WHERE id = $2', [
    zone,
    api.users[who].organisationId,
  ]);

/** Whose morning a sweep finds at an instant. */
async function sweep(at: string): Promise<string[]> {
  await api.services.db.pool.query('DELETE FROM pgboss.job');
  api.setNow(at);
  await sweepAlerts(api.services);
  const { rows } = await api.services.db.pool.query<{ id: string }>(
    "SELECT data->>'organisationId' AS id FROM pgboss.job WHERE name = 'alert-organisation'",
  );
  return (['owner', 'other', 'lab'] as const).filter((who) =>
    rows.some(({ id }) => id === api.users[who].organisationId),
  );
}

test.each<[string, string[]]>([
  ['2026-11-21T02:29:59Z', ['other']], // 21:29 of the day before in New York, whose morning nobody has made
  ['2026-11-21T02:30:00Z', ['owner', 'other', 'lab']],
  ['2026-11-21T06:00:00Z', ['owner', 'lab']],
  ['2026-11-21T12:59:59Z', ['owner', 'lab']],
  ['2026-11-21T13:00:00Z', ['owner', 'other', 'lab']],
])('at %s it is after eight for %s', async (at, found) => {
  expect(await sweep(at)).toEqual(found);
});

test('a morning that is made is not found again, and the next is, also after days without a server', async () => {
  await sweep('2026-11-21T03:00:00Z');
  await makeAlerts(api.services, api.users.owner.organisationId);
  expect(await sweep('2026-11-21T11:00:00Z')).toEqual(['lab']);
  expect(await sweep('2026-11-22T02:29:00Z')).not.toContain('owner');
  expect(await sweep('2026-11-22T02:30:00Z')).toContain('owner');
  expect(await sweep('2026-12-09T19:00:00Z')).not.toContain('owner');
  expect(await sweep('2026-12-10T04:00:00Z')).toContain('owner');
});

test('a clock that was wrong once does not silence the days between', async () => {
  await sweep('2027-11-21T03:00:00Z');
  await makeAlerts(api.services, api.users.owner.organisationId);
  expect(await sweep('2026-11-21T03:00:00Z')).toContain('owner');
  await makeAlerts(api.services, api.users.owner.organisationId);
  expect(await sweep('2026-11-21T04:00:00Z')).not.toContain('owner');
});

test('an unknown zone does not stop the others; an organisation whose trial is over rests', async () => {
  await setZone('lab', 'Nowhere/City');
  expect(await sweep('2026-11-21T04:00:00Z')).toEqual(['owner', 'other']);
  await setZone('lab', 'Asia/Kolkata');
  const end = (at: string | null) =>
    api.services.db.pool.query('UPDATE organisations SET trial_ends_at = $1 WHERE id = $2', [
      at,
      api.users.lab.organisationId,
    ]);
  await end('2026-11-21T04:00:00Z');
  expect(await sweep('2026-11-21T04:00:00Z')).toEqual(['owner', 'other']);
  expect(await sweep('2026-11-21T03:59:59Z')).toEqual(['owner', 'other', 'lab']);
  await end(null);
});
