import { SAVED_VIEW_MESSAGES, SAVED_VIEWS_MAX_COUNT } from '@anupalan/enums/saved-views';
import type { SavedView } from '@anupalan/validators/entities/saved-view';
import type { Session } from '@anupalan/validators/entities/session';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';

let api: Harness;
let owner: Session;
let viewer: Session;
let other: Session;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn(api.users.owner.email);
  viewer = await api.signIn(api.users.viewer.email);
  other = await api.signIn(api.users.other.email);
});
afterAll(() => api.close());

const screen = 'tasksAndAlerts';
const create = (data: object, as = owner) =>
  api.call('POST', '/saved-views', { as, data: { screen, ...data } });
const update = (data: object, as = owner) => api.call('PUT', '/saved-views', { as, data });
const remove = (ids: string[], as = owner) => api.call('DELETE', '/saved-views', { as, data: { ids } });

async function list(as = owner): Promise<SavedView[]> {
  const reply = await api.call('GET', `/saved-views?screen=${screen}`, { as });
  expect(reply.status).toBe(200);
  return (reply.body.data as { savedViews: SavedView[] }).savedViews;
}

async function make(data: object, as = owner): Promise<SavedView> {
  const reply = await create(data, as);
  expect(reply.status).toBe(201);
  return reply.body.data as SavedView;
}

describe('saved views', () => {
  test('are kept, changed and deleted, with what the list looked like', async () => {
    const made = await make({
      name: '  My   late ones ',
      query: 'status=overdue&sort=name',
      hiddenColumns: ['assignee'],
      density: 'compact',
    });
    expect(made).toEqual({
      id: made.id,
      screen,
      name: 'My late ones',
      query: 'status=overdue&sort=name',
      hiddenColumns: ['assignee'],
      density: 'compact',
      isDefault: false,
    });
    const changed = await update({ id: made.id, name: 'Late', query: '' });
    expect(changed.body.data).toEqual({ ...made, name: 'Late', query: '' });
    expect(await list()).toEqual([changed.body.data]);
    expect((await remove([made.id])).body.data).toEqual({ deleted: 1 });
    expect(await list()).toEqual([]);
  });

  test('follow the person and are nobody else’s', async () => {
    const own = await make({ name: 'Mine' });
    const theirs = await make({ name: 'Mine' }, viewer);
    expect((await list()).map(({ id }) => id)).toEqual([own.id]);
    expect((await list(viewer)).map(({ id }) => id)).toEqual([theirs.id]);
    for (const as of [viewer, other]) {
      expect((await update({ id: own.id, name: 'Taken' }, as)).status).toBe(404);
      expect((await remove([own.id], as)).status).toBe(404);
    }
    expect(await list()).toEqual([own]);
    await remove([own.id]);
  });

  test('have one default at most', async () => {
    const first = await make({ name: 'First', isDefault: true });
    const second = await make({ name: 'Second', isDefault: true });
    const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ name }) => name);
    expect(await defaults()).toEqual(['Second']);
    await update({ id: first.id, isDefault: true });
    expect(await defaults()).toEqual(['First']);
    await update({ id: first.id, isDefault: false });
    expect(await defaults()).toEqual([]);
    await remove([first.id, second.id]);
  });

  test('have names of their own, whatever the case', async () => {
    const one = await make({ name: 'Returns' });
    const two = await make({ name: 'Samples' });
    for (const reply of [await create({ name: 'RETURNS' }), await update({ id: two.id, name: 'returns' })]) {
      expect(reply.status).toBe(422);
      expect(reply.text).toContain(SAVED_VIEW_MESSAGES.nameTaken);
    }
    expect((await update({ id: one.id, name: 'RETURNS' })).status).toBe(200);
    await remove([one.id, two.id]);
  });

  test('are twenty at most', async () => {
    for (let count = 0; count < SAVED_VIEWS_MAX_COUNT; count++) await make({ name: `View ${count}` }, other);
    const reply = await create({ name: 'One more' }, other);
    expect(reply.status).toBe(422);
    expect(reply.text).toContain(SAVED_VIEW_MESSAGES.tooMany);
  });

  test.each<[string, object, number]>([
    ['no name', {}, 422],
    ['an empty name', { name: ' ' }, 422],
    ['a name of 51', { name: 'n'.repeat(51) }, 422],
    ['a name that is no text', { name: 5 }, 400],
    ['another screen', { name: 'A', screen: 'dashboard' }, 400],
    ['another density', { name: 'A', density: 'huge' }, 400],
    ['2,001 characters of filters', { name: 'A', query: 'q'.repeat(2001) }, 422],
    ['columns that are no list', { name: 'A', hiddenColumns: 'name' }, 400],
    ['21 columns', { name: 'A', hiddenColumns: Array.from({ length: 21 }, String) }, 422],
  ])('are refused with %s', async (_name, data, status) => {
    expect((await create(data)).status).toBe(status);
  });

  test.each(['no-id', uuidv7()])('cannot be changed as %s', async (id) => {
    expect((await update({ id, name: 'A' })).status).toBe(404);
    expect((await remove([id])).status).toBe(404);
  });

  test('are not deleted by halves', async () => {
    const one = await make({ name: 'Kept' });
    expect((await remove([one.id, uuidv7()])).status).toBe(404);
    expect((await remove([])).status).toBe(422);
    expect(await list()).toEqual([one]);
  });
});
