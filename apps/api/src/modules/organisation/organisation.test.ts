import type { Role } from '@anupalan/validators/entities/role';
import type { Session } from '@anupalan/validators/entities/session';
import type { StatutoryObligation } from '@anupalan/validators/entities/statutory-obligation';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';

let api: Harness;
let owner: Session;
let lab: Session;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
  lab = await api.signIn('lab@works.example');
});
afterAll(() => api.close());

const listTrail = async () =>
  (
    await api.services.db.pool.query(
      "SELECT actor_name, summary, details FROM audit_log WHERE entity = 'organisation' AND organisation_id = $1 ORDER BY created_at, id",
      [api.users.owner.organisationId],
    )
  ).rows;

const patch = (data: object) => api.call('PATCH', '/organisation', { as: owner, data });

describe('the organisation', () => {
  test('is the caller’s own', async () => {
    const reply = await api.call('GET', '/organisation', { as: owner });
    expect(reply.body.data).toMatchObject({
      name: 'Alpha Paints',
      type: 'company',
      timeZone: 'Asia/Kolkata',
      isReadOnly: false,
    });
    expect((await api.call('GET', '/organisation', { as: lab })).body.data).toMatchObject({ type: 'lab' });
  });

  test('changes what is sent, and leaves the rest; null clears', async () => {
    const reply = await patch({ sector: 'chemicals', wastes: ['used_oil'], category: 'red' });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      name: 'Alpha Paints',
      sector: 'chemicals',
      wastes: ['used_oil'],
      category: 'red',
      state: 'Goa',
    });
    expect((await patch({ category: null, wastes: [] })).body.data).toMatchObject({
      category: null,
      wastes: [],
    });
  });

  test('tells the trail what was changed from what to what, and nothing where nothing was', async () => {
    await patch({ timeZone: 'Asia/Kolkata', equipment: ['boiler'] });
    const before = await listTrail();
    await patch({ timeZone: 'Asia/Dubai', equipment: ['boiler', 'stack'] });
    await patch({ timeZone: 'Asia/Dubai' });
    expect((await listTrail()).slice(before.length)).toEqual([
      {
        actor_name: 'Owner Rao',
        summary: 'Changed the equipment and the time zone of the organisation',
        details: {
          from: { timeZone: 'Asia/Kolkata', equipment: ['boiler'] },
          to: { timeZone: 'Asia/Dubai', equipment: ['boiler', 'stack'] },
        },
      },
    ]);
    await patch({ timeZone: 'Asia/Kolkata' });
  });

  test('leaves out what an older version stored in words of its own', async () => {
    const { organisationId } = api.users.other;
    await api.services.db.pool.query(
      `UPDATE organisations SET sector = 'Paint', wastes = '["Oil", "tyres"]' WHERE id = $1`,
      [organisationId],
    );
    const other = await api.signIn('other@works.example');
    expect((await api.call('GET', '/organisation', { as: other })).body.data).toMatchObject({
      sector: null,
      wastes: ['tyres'],
    });
  });

  test('of a laboratory has wastes and equipment as well as its page, and its catalogue follows', async () => {
    const change = (data: object) => api.call('PATCH', '/organisation', { as: lab, data });
    const listStatutoryObligations = async () => {
      const reply = await api.call('GET', '/statutory-obligations?applies=1&isPagination=0', { as: lab });
      const { statutoryObligations } = reply.body.data as { statutoryObligations: StatutoryObligation[] };
      return statutoryObligations.filter((duty) => duty.appliesTo.wastes.length > 0);
    };
    expect((await change({ wastes: [], equipment: [], lab: { equipment: ['GC-MS'] } })).status).toBe(200);
    expect(await listStatutoryObligations()).toEqual([]);
    const reply = await change({ wastes: ['hazardous'], equipment: ['dg_set'] });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      wastes: ['hazardous'],
      equipment: ['dg_set'],
      lab: { equipment: ['GC-MS'] },
    });
    expect((await change({ lab: { equipment: ['HPLC'] } })).body.data).toMatchObject({
      wastes: ['hazardous'],
      equipment: ['dg_set'],
      lab: { equipment: ['HPLC'] },
    });
    expect((await listStatutoryObligations()).length).toBeGreaterThan(0);
  });

  test('has no page in the marketplace as a company', async () => {
    const reply = await patch({ lab: { about: 'We test' } });
    expect(reply.status).toBe(422);
    expect((await api.call('GET', '/organisation', { as: owner })).body.data).toMatchObject({ lab: null });
  });

  test.each<[string, object, number, string]>([
    ['an unknown zone', { timeZone: 'Asia/Nowhere' }, 422, 'timeZone'],
    ['an empty name', { name: ' ' }, 422, 'name'],
    ['an unknown category', { category: 'blue' }, 400, 'category'],
    ['a text for the wastes', { wastes: 'oil' }, 400, 'wastes'],
    ['an unknown waste', { wastes: ['oil'] }, 400, 'wastes[0]'],
    ['an unknown sector', { sector: 'Paint' }, 400, 'sector'],
    ['an unknown state', { state: 'Bavaria' }, 400, 'state'],
  ])('refuses %s', async (_, data, status, field) => {
    const reply = await patch(data);
    expect(reply.status).toBe(status);
    expect(reply.body.errors?.[0]?.field).toBe(field);
  });

  test('keeps what a client may not set', async () => {
    await patch({
      id: uuidv7(),
      type: 'lab',
      trialEndsAt: '2020-01-01T00:00:00Z',
      ownerId: uuidv7(),
      sector: 'dyes_paints',
    });
    expect((await api.call('GET', '/organisation', { as: owner })).body.data).toMatchObject({
      id: api.users.owner.organisationId,
      type: 'company',
      isReadOnly: false,
    });
  });
});

describe('roles', () => {
  const list = async (url: string, as: Session) => {
    const reply = await api.call('GET', url, { as });
    expect(reply.status).toBe(200);
    return (reply.body.data as { roles: Role[] }).roles;
  };

  test('are the built-in one and the own ones, with their permissions', async () => {
    const roles = await list('/roles', owner);
    expect(roles.map((role) => role.slug).sort()).toEqual(['company', 'nobody', 'viewer']);
    const viewer = roles.find((role) => role.slug === 'viewer');
    expect(viewer?.baseRole?.slug).toBe('company');
    expect(viewer?.rpaEntries).toContainEqual({
      permission: expect.objectContaining({ name: 'Reporting Task' }),
      accessLevel: 'view',
    });
    expect((await list('/roles', lab)).map((role) => role.slug)).toEqual(['lab']);
  });

  test('under a built-in one are the own ones', async () => {
    const base = (await list('/roles', owner)).find((role) => role.slug === 'company');
    expect((await list(`/roles/sub-roles/${base?.id}`, owner)).map((role) => role.slug).sort()).toEqual([
      'nobody',
      'viewer',
    ]);
    expect((await api.call('GET', `/roles/${base?.id}`, { as: owner })).body.data).toMatchObject({
      slug: 'company',
      baseRole: null,
    });
    // The other kind's built-in role is not one of theirs.
    expect((await api.call('GET', `/roles/${base?.id}`, { as: lab })).status).toBe(404);
    expect((await api.call('GET', `/roles/sub-roles/${base?.id}`, { as: lab })).status).toBe(404);
  });

  test('of another organisation, unknown and malformed ones are 404', async () => {
    const other = await api.signIn('other@works.example');
    const viewer = (await list('/roles', owner)).find((role) => role.slug === 'viewer');
    for (const id of [viewer?.id, uuidv7(), 'nothing'])
      expect((await api.call('GET', `/roles/${id}`, { as: other })).status).toBe(404);
  });
});
