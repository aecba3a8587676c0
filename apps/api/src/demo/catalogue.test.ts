import type { StatutoryObligation } from '@anupalan/validators/entities/statutory-obligation';
import { toStatutoryState } from '@anupalan/validators/statutory-state';
import { expect, test } from 'vitest';
import { startHarness } from '../../test/harness.ts';
import { findCaller } from '../modules/sessions/service.ts';
import { fillCatalogue } from './catalogue.ts';

test('shows every state of the catalogue', async () => {
  const api = await startHarness();
  const as = await api.signIn('owner@works.example');
  const caller = await findCaller(api.services, as.accessToken, { isBackground: true });
  if (!caller?.organisation) throw new Error('The owner has an organisation');
  await fillCatalogue(api.services, { ...caller, organisation: caller.organisation });
  const reply = await api.call('GET', '/statutory-obligations?isPagination=0', { as });
  const { statutoryObligations } = reply.body.data as { statutoryObligations: StatutoryObligation[] };
  expect(new Set(statutoryObligations.map(toStatutoryState))).toEqual(
    new Set(['ready', 'unconfirmed', 'task', 'no_date', 'history']),
  );
  await api.close();
});
