import type { Lab } from '@anupalan/validators/entities/lab';
import type { Organisation } from '@anupalan/validators/entities/organisation';
import type { Session } from '@anupalan/validators/entities/session';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';

let api: Harness;
let owner: Session;
let lab: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  lab = await api.signIn('lab@works.example');
});
afterAll(() => api.close());

const save = (page: object, more: object = {}) =>
  api.call('PATCH', '/organisation', { as: lab, data: { lab: page, ...more } });

async function list(query = '', as = owner): Promise<{ labs: Lab[]; total: number }> {
  const reply = await api.call('GET', `/labs?${query}`, { as });
  expect(reply.status).toBe(200);
  return reply.body.data;
}

const SCOPE = [
  { medium: 'effluent', parameters: ['BOD', 'COD'] },
  { medium: 'emission', parameters: ['SO2'] },
];

describe('the page of a laboratory', () => {
  test('is empty at first, and nobody else sees it before it is published', async () => {
    const own = (await api.call('GET', '/organisation', { as: lab })).body.data as Organisation;
    expect(own.lab).toMatchObject({ isPublished: false, scope: [], accreditation: { state: 'none' } });
    await save({ about: 'Testing since 1999' });
    expect(await list()).toEqual({ labs: [], total: 0 });
    const id = api.users.lab.organisationId;
    expect((await api.call('GET', `/labs/${id}`, { as: owner })).status).toBe(404);
  });

  test.each<[string, object, string]>([
    ['without a scope', { isPublished: true, contactEmail: 'lab@works.example' }, 'lab.scope'],
    ['without a contact', { isPublished: true, scope: SCOPE }, 'lab.contactEmail'],
  ])('is not published %s', async (_, page, field) => {
    const reply = await save(page);
    expect(reply.status).toBe(422);
    expect(reply.body.errors?.[0]?.field).toBe(field);
    const own = (await api.call('GET', '/organisation', { as: lab })).body.data as Organisation;
    expect(own.lab).toMatchObject({ isPublished: false, scope: [] });
  });

  test('published, is read by companies with the name and place of the laboratory', async () => {
    const reply = await save(
      {
        scope: SCOPE,
        equipment: ['GC-MS'],
        statesServed: ['Goa', 'Kerala'],
        nablNo: 'TC-0000',
        nablValidUntil: '2027-06-30',
        isRecognised: true,
        contactEmail: 'lab@works.example',
        isPublished: true,
      },
      { name: 'Gamma Laboratories', address: 'Plot 9' },
    );
    expect(reply.status).toBe(200);
    const { labs, total } = await list();
    expect(total).toBe(1);
    expect(labs[0]).toEqual({
      id: api.users.lab.organisationId,
      name: 'Gamma Laboratories',
      address: 'Plot 9',
      state: 'Goa',
      about: 'Testing since 1999',
      scope: SCOPE,
      equipment: ['GC-MS'],
      statesServed: ['Goa', 'Kerala'],
      accreditation: {
        nablNo: 'TC-0000',
        nablValidUntil: '2027-06-30',
        isRecognised: true,
        recognisedUntil: null,
        state: 'valid',
        daysLeft: 221,
      },
      contactName: null,
      contactEmail: 'lab@works.example',
      contactPhone: null,
    });
    expect((await api.call('GET', `/labs/${labs[0]?.id}`, { as: owner })).body.data).toEqual(labs[0]);
    expect((await api.call('GET', `/labs/${labs[0]?.id}`, { as: lab })).body.data).toEqual(labs[0]);
  });

  test.each([
    ['may not see enquiries', 'nobody@works.example', ''],
    [
      'has not confirmed the e-mail address',
      'viewer@works.example',
      "UPDATE users SET email_verified_at = NULL WHERE email = 'viewer@works.example'",
    ],
  ])('does not tell how it is reached to who %s', async (_, email, before) => {
    const as = await api.signIn(email);
    if (before !== '') await api.services.db.pool.query(before);
    const { labs } = await list('', as);
    const one = (await api.call('GET', `/labs/${labs[0]?.id}`, { as })).body.data;
    expect(labs[0]).toMatchObject({ name: 'Gamma Laboratories', contactEmail: null });
    expect(one).toEqual(labs[0]);
    expect((await list()).labs[0]?.contactEmail).toBe('lab@works.example');
  });

  test('cannot lose what it is published with', async () => {
    expect((await save({ contactEmail: null })).status).toBe(422);
    expect((await save({ scope: [] })).status).toBe(422);
    expect((await list()).labs[0]?.scope).toEqual(SCOPE);
  });

  test.each<[string, number]>([
    ['', 1],
    ['medium=effluent', 1],
    ['medium=noise', 0],
    ['medium=all', 1],
    ['state=Goa', 1],
    ['state=Kerala', 1],
    ['state=Delhi', 0],
    ['parameter=bod', 1],
    ['parameter=BOD&medium=emission', 0],
    ['parameter=SO2&medium=emission', 1],
    ['parameter=%25', 0],
    ['accredited=1', 1],
    ['accredited=0', 1],
    ['keyword=gamma', 1],
    ['keyword=gc-ms', 1],
    ['keyword=nothing', 0],
    ['sortBy=state&sortOrder=desc', 1],
  ])('is found by "%s": %i', async (query, total) => {
    expect((await list(query)).total).toBe(total);
  });

  test.each(['state=Bavaria', 'medium=light', 'accredited=2', 'sortBy=nablNo', 'pageSize=101'])(
    'is not asked for by %s',
    async (query) => {
      expect((await api.call('GET', `/labs?${query}`, { as: owner })).status).toBe(400);
    },
  );

  test.each<[string | null, string, number | null, number]>([
    ['2027-02-20', 'valid', 91, 1],
    ['2027-02-19', 'expiring', 90, 1],
    ['2026-11-21', 'expiring', 0, 1],
    ['2026-11-20', 'expired', -1, 0],
    [null, 'none', null, 0],
  ])('with an accreditation until %s is %s', async (nablValidUntil, state, daysLeft, found) => {
    await save({ nablValidUntil });
    expect((await list()).labs[0]?.accreditation).toMatchObject({ state, daysLeft });
    expect((await list('accredited=1')).total).toBe(found);
  });

  test('follows the name of the organisation, and goes away again', async () => {
    await api.call('PATCH', '/organisation', { as: lab, data: { name: 'Gamma Testing' } });
    expect((await list()).labs[0]?.name).toBe('Gamma Testing');
    await save({ isPublished: false });
    expect(await list()).toEqual({ labs: [], total: 0 });
  });

  test.each([uuidv7(), 'nothing'])('is not found under %s', async (id) => {
    expect((await api.call('GET', `/labs/${id}`, { as: owner })).status).toBe(404);
  });

  test('of somebody else cannot be written, whatever the query', async () => {
    const id = api.users.lab.organisationId;
    await save({ isPublished: true });
    const { numUpdatedRows } = await api.services.db.forOrganisation(api.users.owner.organisationId, (tx) =>
      tx
        .updateTable('labPages')
        .set({ about: 'Taken over' })
        .where('organisationId', '=', id)
        .executeTakeFirst(),
    );
    expect(numUpdatedRows).toBe(0n);
    await expect(
      api.services.db.forOrganisation(api.users.owner.organisationId, (tx) =>
        tx
          .insertInto('labPages')
          .values({ organisationId: api.users.other.organisationId, name: 'X' })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
  });
});
