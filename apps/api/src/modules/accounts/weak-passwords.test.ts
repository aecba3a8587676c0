import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, PASSWORD, type Reply, startHarness, waitFor } from '../../../test/harness.ts';
import { createCli } from '../../cli/cli.test-support.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness({ withJobs: true });
  await api.services.db.pool.query(
    `INSERT INTO users (id, role_id, name, email, email_verified_at, password_hash)
     SELECT $1, roles.id, 'Root Bose', 'root@platform.example', now(), users.password_hash
     FROM roles, users WHERE roles.slug = 'super_admin' AND users.email = 'owner@works.example'`,
    [uuidv7()],
  );
});
afterAll(() => api.close());

const tokenOf = (text: string) =>
  /password\?token=([\w-]{43})/.exec(text.replace(/=\r\n/g, '').replace(/=3D/g, '='))?.[1] ?? '';

/** The token of the next mail to an address. */
async function mailedToken(email: string, ask: () => Promise<Reply>): Promise<string> {
  const before = api.listMails().length;
  const reply = await ask();
  expect(reply.status).toBeLessThan(300);
  const mail = await waitFor(() =>
    api
      .listMails()
      .slice(before)
      .find((each) => each.includes(`To: ${email}`)),
  );
  return tokenOf(mail);
}

const reset = (passwordResetToken: string) => (password: string) =>
  api.call('POST', '/auth/reset-password', { data: { password, passwordResetToken } });
const set = (token: string) => (password: string) =>
  api.call('POST', '/auth/set-password', { data: { password, token } });
async function change(email: string): Promise<(newPassword: string) => Promise<Reply>> {
  const as = await api.signIn(email);
  return (newPassword) =>
    api.call('POST', '/auth/change-password', { as, data: { oldPassword: PASSWORD, newPassword } });
}

/** Every way to a new password: the field of the password, and how to try one. */
const WAYS: [string, string, () => Promise<(password: string) => Promise<Reply>>][] = [
  [
    'a reset by mail',
    'password',
    async () => {
      const email = 'viewer@works.example';
      return reset(
        await mailedToken(email, () => api.call('POST', '/auth/forgot-password', { data: { email } })),
      );
    },
  ],
  [
    'a link of an operator',
    'password',
    async () => reset(tokenOf((await createCli(api)('user', 'reset-link', 'other@works.example')).out)),
  ],
  [
    'an invitation',
    'password',
    async () => {
      const as = await api.signIn('owner@works.example');
      const data = { name: 'Nina Bose', email: 'nina@works.example', roleId: as.user.role.id };
      return set(await mailedToken(data.email, () => api.call('POST', '/users/sub-user', { as, data })));
    },
  ],
  [
    'signing up',
    'password',
    async () => {
      const data = { name: 'Asha Kulkarni', email: 'asha@kiln.example' };
      return set(await mailedToken(data.email, () => api.call('POST', '/auth/signup', { data })));
    },
  ],
  ['a change', 'newPassword', () => change('owner@works.example')],
  ['a change by platform staff', 'newPassword', () => change('root@platform.example')],
];

describe.each(WAYS)('a weak password by %s', (_, field, begin) => {
  test('is refused by every way to a new password, which says why', async () => {
    const attempt = await begin();
    for (const password of ['Password1!', 'Welcome@123', 'India@123', 'Admin@1234', 'P@ssw0rd']) {
      const reply = await attempt(password);
      expect([reply.status, reply.body.errors]).toEqual([
        422,
        [{ field, message: FIELD_MESSAGES.passwordCommon }],
      ]);
    }
    const short = await attempt('Ab1!');
    expect(short.body.errors).toEqual([{ field, message: FIELD_MESSAGES.passwordPolicy }]);
    expect((await attempt('Granite#5521')).status).toBe(200);
  });
});

test.each(['Alpha@Paints1', 'Rao#2026', 'Example.Rao1'])(
  'the organisation, the person and the address are no password: %s',
  async (newPassword) => {
    const as = await api.signIn('owner@works.example', 'Granite#5521');
    const reply = await api.call('POST', '/auth/change-password', {
      as,
      data: { oldPassword: 'Granite#5521', newPassword },
    });
    expect(reply.body.errors).toEqual([{ field: 'newPassword', message: FIELD_MESSAGES.passwordPersonal }]);
  },
);
