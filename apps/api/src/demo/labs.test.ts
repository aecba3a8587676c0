import type { EnquirySummary } from '@anupalan/validators/entities/enquiry';
import type { Lab } from '@anupalan/validators/entities/lab';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { findCaller } from '../modules/sessions/service.ts';
import { fillLabs } from './labs.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness();
  const { accessToken } = await api.signIn('owner@works.example');
  const caller = await findCaller(api.services, accessToken, { isBackground: true });
  if (!caller?.organisation) throw new Error('The owner has an organisation');
  await fillLabs(api.services, { ...caller, organisation: caller.organisation }, 'none');
});
afterAll(() => api.close());

test('makes three laboratories whose accreditations are in three states', async () => {
  const as = await api.signIn('owner@works.example');
  const { labs } = (await api.call('GET', '/labs', { as })).body.data as { labs: Lab[] };
  expect(labs.map(({ name, accreditation }) => [name, accreditation.state])).toEqual([
    ['Deccan Analytical Laboratory', 'expiring'],
    ['Konkan Water and Soil Laboratory', 'valid'],
    ['Narmada Stack and Air Services', 'expired'],
  ]);
});

test('makes laboratories whose facts choose from the catalogue', async () => {
  const { rows } = await api.services.db.pool.query<{ wastes: string[]; equipment: string[] }>(
    "SELECT wastes, equipment FROM organisations WHERE name LIKE 'Konkan %'",
  );
  expect(rows).toEqual([{ wastes: ['hazardous', 'used_oil'], equipment: ['dg_set', 'gas_cylinders'] }]);
});

test('makes enquiries in the states in which each side has something to do', async () => {
  const as = await api.signIn('owner@works.example');
  const reply = await api.call('GET', '/enquiries?isPagination=0', { as });
  const { enquiries } = reply.body.data as { enquiries: EnquirySummary[] };
  expect(new Set(enquiries.map(({ status }) => status))).toEqual(
    new Set(['sent', 'quoted', 'ordered', 'reported', 'completed', 'declined']),
  );
});
