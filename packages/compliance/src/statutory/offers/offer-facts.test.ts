import { describe, expect, it } from 'vitest';
import { type OrderParts, offerFacts } from './offer-facts.ts';

const toOrder = (parts: Partial<OrderParts>): OrderParts => ({
  id: 'order-1',
  title: 'Consent of the works',
  kind: 'cto',
  category: null,
  authority: null,
  industryName: null,
  limits: [],
  particulars: [],
  ...parts,
});
const nothing = { name: 'Workspace of Meera', state: null, category: null, wastes: [], equipment: [] };
const waste = (name: string) => toOrder({ particulars: [{ kind: 'waste', name }] });
const limited = (parameter: string) =>
  toOrder({ limits: [{ medium: 'hazardous_waste', point: null, parameter }] });
const at = (point: string) => toOrder({ limits: [{ medium: 'emission', point, parameter: 'PM' }] });
const has = (kind: string, name: string) => toOrder({ particulars: [{ kind, name }] });

describe('wastes that an order tells', () => {
  it.each<[string, OrderParts, [string, string][]]>([
    ['a quantity of hazardous waste', limited('ETP sludge'), [['hazardous', 'ETP sludge']]],
    [
      'used oil among them',
      limited('Used or spent oil'),
      [
        ['hazardous', 'Used or spent oil'],
        ['used_oil', 'Used or spent oil'],
      ],
    ],
    [
      'an authorisation',
      toOrder({ kind: 'hw_authorisation' }),
      [['hazardous', 'Hazardous waste authorisation']],
    ],
    [
      'of hospitals',
      toOrder({ kind: 'bmw_authorisation' }),
      [['biomedical', 'Bio-medical waste authorisation']],
    ],
    ['fly ash', waste('Fly ash from the boiler'), [['fly_ash', 'Fly ash from the boiler']]],
    ['tyres', waste('Scrap tyres'), [['tyres', 'Scrap tyres']]],
    ['scrap', waste('Non-ferrous scrap'), [['non_ferrous_scrap', 'Non-ferrous scrap']]],
    ['rubble', waste('Demolition waste'), [['construction', 'Demolition waste']]],
    [
      'of hospitals by name',
      waste('Bio-medical waste, yellow'),
      [['biomedical', 'Bio-medical waste, yellow']],
    ],
    ['none of what somebody makes or imports', waste('Batteries, e-waste and plastic'), []],
    ['none of a product', has('product', 'Used oil'), []],
    ['none', toOrder({}), []],
  ])('%s', (_name, order, wastes) => {
    expect(offerFacts([order], nothing).wastes.map(({ value, words }) => [value, words])).toEqual(wastes);
  });
});

describe('equipment that an order tells', () => {
  it.each<[string, OrderParts, [string, string][]]>([
    [
      'the stack of a boiler',
      at('Stack attached to boiler 10 TPH'),
      [
        ['boiler', 'Stack attached to boiler 10 TPH'],
        ['stack', 'Stack attached to boiler 10 TPH'],
      ],
    ],
    ['a generator', has('equipment', 'D.G. set 500 kVA'), [['dg_set', 'D.G. set 500 kVA']]],
    ['a stack', has('stack', 'S-1'), [['stack', 'S-1']]],
    ['treatment of effluent', has('water', 'ETP, 50 m3'), [['etp', 'ETP, 50 m3']]],
    ['treatment of sewage', has('water', 'Sewage treatment plant'), [['stp', 'Sewage treatment plant']]],
    ['a well', has('water', 'Borewell'), [['borewell', 'Borewell']]],
    ['online monitoring', has('equipment', 'OCEMS'), [['ocems', 'OCEMS']]],
    ['a drier', has('equipment', 'Spray dryer'), [['oven', 'Spray dryer']]],
    ['none of a product', has('product', 'Boiler tubes'), []],
    ['none of a place that is none of these', at('North boundary'), []],
  ])('%s', (_name, order, equipment) => {
    expect(offerFacts([order], nothing).equipment.map(({ value, words }) => [value, words])).toEqual(
      equipment,
    );
  });
});

describe('who the order is for', () => {
  const toHolder = (parts: Partial<OrderParts>, own = nothing) => {
    const { name, state } = offerFacts([toOrder(parts)], own);
    return [name?.value ?? null, state?.value ?? null];
  };
  it.each<[string, Partial<OrderParts>, (string | null)[]]>([
    ['the holder', { industryName: 'Girna Dyestuffs' }, ['Girna Dyestuffs', null]],
    ['a board', { authority: 'Tamil Nadu Pollution Control Board' }, [null, 'Tamil Nadu']],
    ['a committee', { authority: 'Delhi Pollution Control Committee' }, [null, 'Delhi']],
    ['an authority of a state', { authority: 'SEIAA, KARNATAKA' }, [null, 'Karnataka']],
    ['an authority of the Union', { authority: 'Ministry of Environment, Goalpara' }, [null, null]],
  ])('%s', (_name, parts, values) => {
    expect(toHolder(parts)).toEqual(values);
  });

  it('is not offered once somebody has said it', () => {
    const parts = { industryName: 'Girna Dyestuffs', authority: 'Goa State Pollution Control Board' };
    expect(toHolder(parts, { ...nothing, name: 'Our works' })).toEqual([null, 'Goa']);
    expect(offerFacts([toOrder(parts)], { ...nothing, state: 'Goa' }).state).toBeNull();
  });
});

it('names the newest order that tells it, and leaves what the page says', () => {
  const older = { ...limited('Old sludge'), id: 'order-2', title: 'Older', category: 'orange' as const };
  const newer = { ...limited('Sludge'), category: 'red' as const };
  expect(offerFacts([newer, older], nothing)).toEqual({
    name: null,
    state: null,
    category: {
      value: 'red',
      consentDocumentId: 'order-1',
      documentTitle: 'Consent of the works',
      words: 'red',
    },
    wastes: [
      {
        value: 'hazardous',
        consentDocumentId: 'order-1',
        documentTitle: 'Consent of the works',
        words: 'Sludge',
      },
    ],
    equipment: [],
  });
  expect(offerFacts([newer], { ...nothing, category: 'green', wastes: ['hazardous'] })).toEqual({
    name: null,
    state: null,
    category: null,
    wastes: [],
    equipment: [],
  });
});

it('asks an older order where the newer one says nothing', () => {
  const older = { ...has('equipment', 'Boiler'), id: 'order-2', title: 'Older' };
  expect(offerFacts([toOrder({}), older], nothing).equipment[0]?.consentDocumentId).toBe('order-2');
});
