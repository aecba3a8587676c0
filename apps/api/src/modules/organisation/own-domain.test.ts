import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { findOwnDomain, verifyDomainOfOwner } from './own-domain.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness();
});
afterAll(() => api.close());

test.each([
  ['a@konkan-dyes.in', 'konkan-dyes.in'],
  ['a@Works.Konkan-Dyes.IN', 'works.konkan-dyes.in'],
  ['a@gmail.com', null],
  ['a@Rediffmail.com', null],
  ['a@example.com', null],
  ['a@', null],
])('%s: %s', (email, domain) => {
  expect(findOwnDomain(email)).toBe(domain);
});

test('is set once, by the owner, for the own organisation', async () => {
  const { owner, viewer, other } = api.users;
  const verify = (id: string, email: string) =>
    api.services.db.asSystem('password-reset', (tx) => verifyDomainOfOwner(tx, { id, email }));
  const read = async () => {
    const { rows } = await api.services.db.pool.query<{ id: string; verified_domain: string | null }>(
      'SELECT id, verified_domain FROM organisations',
    );
    return new Map(rows.map((row) => [row.id, row.verified_domain]));
  };
  await verify(viewer.userId, 'viewer@elsewhere.in');
  expect((await read()).get(owner.organisationId)).toBeNull();
  await verify(owner.userId, 'owner@gmail.com');
  expect((await read()).get(owner.organisationId)).toBeNull();
  await verify(owner.userId, 'owner@alpha-paints.in');
  await verify(owner.userId, 'owner@another.in');
  expect((await read()).get(owner.organisationId)).toBe('alpha-paints.in');
  expect((await read()).get(other.organisationId)).toBeNull();
});
