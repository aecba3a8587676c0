import { ROLE_MESSAGES } from '@anupalan/enums/users';
import type { Role } from '@anupalan/validators/entities/role';
import type { Session } from '@anupalan/validators/entities/session';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';

let api: Harness;
let owner: Session;
let manager: Session;
let managerRole: Role;

beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
  managerRole = (
    await create(owner, 'Site manager', { 'User Management': 'view,manage', 'Reporting Task': 'view' })
  ).body.data;
  await api.services.db.pool.query('UPDATE users SET role_id = $1 WHERE id = $2', [
    managerRole.id,
    api.users.viewer.userId,
  ]);
  manager = await api.signIn('viewer@works.example');
});
afterAll(() => api.close());

const entries = (levels: Record<string, string>) =>
  Object.entries(levels).map(([permissionName, accessLevel]) => ({ permissionName, accessLevel }));
const create = (as: Session, name: string, levels: Record<string, string>) =>
  api.call('POST', '/roles', { as, data: { name, rpaEntries: entries(levels) } });
const change = (as: Session, id: string, name: string, levels: Record<string, string>) =>
  api.call('PUT', '/roles', { as, data: { id, name, rpaEntries: entries(levels) } });

describe('an own role', () => {
  test('is made, changed, given, and deleted once nobody has it', async () => {
    const made = await create(owner, 'EHS Officer', { 'Reporting Task': 'view,manage' });
    expect(made.status).toBe(201);
    const role: Role = made.body.data;
    expect(role).toMatchObject({ name: 'EHS Officer', slug: 'ehs_officer', baseRole: { slug: 'company' } });
    expect(role.rpaEntries).toEqual([
      { permission: expect.objectContaining({ name: 'Reporting Task' }), accessLevel: 'view,manage' },
    ]);
    const changed = await change(owner, role.id, 'EHS Lead', { 'Consent Documents': 'view' });
    expect(changed.body.data).toMatchObject({ name: 'EHS Lead', slug: 'ehs_lead' });
    expect((changed.body.data as Role).rpaEntries.map(({ permission }) => permission.name)).toEqual([
      'Consent Documents',
    ]);
    const { nobody } = api.users;
    await api.services.db.pool.query('UPDATE users SET role_id = $1 WHERE id = $2', [role.id, nobody.userId]);
    expect((await api.call('GET', `/roles/${role.id}`, { as: owner })).body.data).toMatchObject({
      people: 1,
    });
    const refused = await api.call('DELETE', '/roles', { as: owner, data: { ids: [role.id] } });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      '1 person has the role EHS Lead. Give them another role first.',
    ]);
    await api.services.db.pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [nobody.userId]);
    const deleted = await api.call('DELETE', '/roles', { as: owner, data: { ids: [role.id] } });
    expect([deleted.status, deleted.body.data]).toEqual([200, { deleted: 1 }]);
    expect((await api.call('GET', `/roles/${role.id}`, { as: owner })).status).toBe(404);
  });

  test('works from the next call on for those who have it', async () => {
    const list = () => api.call('GET', '/generate-tasks', { as: manager });
    expect((await list()).status).toBe(200);
    await change(owner, managerRole.id, 'Site manager', { 'User Management': 'view,manage' });
    expect((await list()).status).toBe(403);
    await change(owner, managerRole.id, 'Site manager', {
      'User Management': 'view,manage',
      'Reporting Task': 'view',
    });
    expect((await list()).status).toBe(200);
  });

  test('leaves its trace', async () => {
    const log = await api.call('GET', '/audit-log?entity=role&pageSize=50', { as: owner });
    const summaries = (log.body.data as { entries: { summary: string; by: { name: string } }[] }).entries;
    expect(summaries).toContainEqual(
      expect.objectContaining({
        summary: 'Deleted the role “EHS Lead”',
        by: expect.objectContaining({ name: 'Owner Rao' }),
      }),
    );
  });
});

describe('nobody gives more than they have', () => {
  test.each<[string, Record<string, string>, number]>([
    ['what they hold', { 'Reporting Task': 'view' }, 201],
    ['more of what they see', { 'Reporting Task': 'view,manage' }, 422],
    ['what they do not hold', { 'Support Management': 'view' }, 422],
  ])('%s (%o)', async (name, levels, status) => {
    const reply = await create(manager, `Of ${name}`, levels);
    expect(reply.status).toBe(status);
    if (status === 422)
      expect(reply.body.errors?.[0]).toEqual({ field: 'rpaEntries', message: ROLE_MESSAGES.tooMuch });
  });

  test('nor takes up a role that gives more, nor the one they have', async () => {
    const strong: Role = (await create(owner, 'Strong', { 'Support Management': 'view,manage' })).body.data;
    const weakened = await change(manager, strong.id, 'Strong', { 'Reporting Task': 'view' });
    expect([weakened.status, weakened.body.message]).toEqual([403, ROLE_MESSAGES.givesMore]);
    const deleted = await api.call('DELETE', '/roles', { as: manager, data: { ids: [strong.id] } });
    expect([deleted.status, deleted.body.message]).toEqual([403, ROLE_MESSAGES.givesMore]);
    const raised = await change(manager, managerRole.id, 'Site manager', {
      'User Management': 'view,manage',
    });
    expect([raised.status, raised.body.errors?.[0]?.message]).toEqual([422, ROLE_MESSAGES.own]);
    const gone = await api.call('DELETE', '/roles', { as: manager, data: { ids: [managerRole.id] } });
    expect(gone.status).toBe(422);
  });
});

describe('refused', () => {
  test.each<[string, string, Record<string, string>, number]>([
    ['a reserved name', 'Super Admin', { Dashboard: 'view' }, 422],
    ['a name without a letter', '___', { Dashboard: 'view' }, 422],
    ['an empty name', ' ', { Dashboard: 'view' }, 422],
    ['no permission', 'Empty', {}, 422],
    ['an unknown level', 'Level', { Dashboard: 'edit' }, 422],
    ['an unknown permission', 'Unknown', { Everything: 'view' }, 400],
    ['a name that is taken', 'Viewer', { Dashboard: 'view' }, 409],
    ['the same name in another case', 'VIEWER', { Dashboard: 'view' }, 409],
  ])('%s', async (_, name, levels, status) => {
    expect((await create(owner, name, levels)).status).toBe(status);
  });

  test('a permission that the kind of organisation does not have', async () => {
    const lab = await api.signIn('lab@works.example');
    const reply = await create(lab, 'Sampler', { 'Consent Analyzer': 'view' });
    expect([reply.status, reply.body.errors?.[0]?.message]).toEqual([422, ROLE_MESSAGES.unknownPermission]);
    expect((await create(lab, 'Sampler', { 'Reporting Task': 'view' })).status).toBe(201);
  });

  test('a change of the built-in role, and of another organisation’s, known or not', async () => {
    const roles = await api.call('GET', '/roles', { as: owner });
    const base = (roles.body.data as { roles: Role[] }).roles.find(({ baseRole }) => baseRole === null);
    const reply = await change(owner, base?.id ?? '', 'Mine', { Dashboard: 'view' });
    expect([reply.status, reply.body.errors?.[0]?.message]).toEqual([422, ROLE_MESSAGES.builtIn]);
    const other = await api.signIn('other@works.example');
    for (const id of [managerRole.id, uuidv7(), 'nothing']) {
      expect((await change(other, id, 'Mine', { Dashboard: 'view' })).status).toBe(404);
      expect((await api.call('DELETE', '/roles', { as: other, data: { ids: [id] } })).status).toBe(404);
    }
    expect((await api.call('GET', `/roles/${managerRole.id}`, { as: owner })).status).toBe(200);
  });

  test('several, when one of them is not theirs: none goes', async () => {
    const mine: Role = (await create(owner, 'Short-lived', { Dashboard: 'view' })).body.data;
    const reply = await api.call('DELETE', '/roles', { as: owner, data: { ids: [mine.id, uuidv7()] } });
    expect(reply.status).toBe(404);
    expect((await api.call('GET', `/roles/${mine.id}`, { as: owner })).status).toBe(200);
  });
});
