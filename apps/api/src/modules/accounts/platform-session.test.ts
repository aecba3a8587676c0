import type { Session } from '@anupalan/validators/entities/session';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, PASSWORD, startHarness, waitFor } from '../../../test/harness.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness({ withJobs: true });
});
afterAll(() => api.close());

describe.each(['super_admin', 'admin'])('the session of a %s', (slug) => {
  const email = `${slug}@platform.example`;
  let here: Session;
  let there: Session;
  beforeAll(async () => {
    await api.services.db.pool.query(
      `INSERT INTO users (id, role_id, name, email, email_verified_at, password_hash)
       SELECT $1, roles.id, 'Root Bose', $2, now(), users.password_hash
       FROM roles, users WHERE roles.slug = $3 AND users.email = 'owner@works.example'`,
      [uuidv7(), email, slug],
    );
    here = await api.signIn(email);
    there = await api.signIn(email);
  });

  const isAlive = async (as: Session) => {
    const { status } = await api.call('GET', '/admin/notifications', { as });
    return status === 200;
  };

  test('changes its password, which ends the others', async () => {
    const change = (oldPassword: string) =>
      api.call('POST', '/auth/change-password', {
        as: here,
        data: { oldPassword, newPassword: 'Granite#5521' },
      });
    expect((await change('wrong')).status).toBe(422);
    expect(await change(PASSWORD)).toMatchObject({ status: 200, body: { data: null } });
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
    await waitFor(() => api.listMails().some((mail) => mail.includes(email)));
    there = await api.signIn(email, 'Granite#5521');
  });

  test('ends itself and no other', async () => {
    expect((await api.call('POST', '/auth/logout', { as: here })).status).toBe(200);
    expect([await isAlive(here), await isAlive(there)]).toEqual([false, true]);
    expect((await api.call('POST', '/auth/logout', { as: here })).status).toBe(401);
  });

  test('opens nothing of the signed-in app besides', async () => {
    expect((await api.call('GET', '/users/profile', { as: there })).status).toBe(403);
    expect((await api.call('GET', '/dashboard', { as: there })).status).toBe(403);
  });
});
