import type { AuditEntry } from '@anupalan/validators/entities/audit-entry';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, PASSWORD, startHarness, toMultipart } from '../../../test/harness.ts';

let api: Harness;
let owner: Session;
let viewer: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  viewer = await api.signIn('viewer@works.example');
});
afterAll(() => api.close());

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function listOwn(): Promise<Pick<AuditEntry, 'summary' | 'details'>[]> {
  const reply = await api.call('GET', `/audit-log?entity=user&actorId=${viewer.user.id}`, { as: owner });
  const { entries } = reply.body.data as { entries: AuditEntry[] };
  return entries.map(({ summary, details }) => ({ summary, details }));
}

test('what a person changes of the own account is in the trail, once, and without a password', async () => {
  const change = (fields: Record<string, string>, file: Parameters<typeof toMultipart>[0] = null) =>
    api.call('PATCH', '/users/profile', { as: viewer, ...toMultipart(file, fields) });
  expect((await change({ name: 'Viewer Pillai', mobileNo: '9123456789' })).status).toBe(200);
  expect((await change({ name: 'Viewer Pillai' })).status).toBe(200);
  expect((await change({}, { bytes: PIXEL, fileName: 'me.png', field: 'avatar' })).status).toBe(200);
  const password = await api.call('POST', '/auth/change-password', {
    as: viewer,
    data: { oldPassword: PASSWORD, newPassword: 'Lantern!5530' },
  });
  expect(password.status).toBe(200);
  const trail = await listOwn();
  expect(trail).toEqual([
    { summary: 'Changed their own password', details: {} },
    { summary: 'Changed their own picture', details: {} },
    {
      summary: 'Changed their own name and phone number',
      details: {
        from: { name: 'Viewer Nair', mobileNo: '9000000000' },
        to: { name: 'Viewer Pillai', mobileNo: '9123456789' },
      },
    },
  ]);
  expect(JSON.stringify(trail)).not.toContain('Lantern');
});
