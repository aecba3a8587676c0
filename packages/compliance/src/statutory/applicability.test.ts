import { CONSENT_KINDS } from '@anupalan/enums/consents';
import { EQUIPMENT, WASTES } from '@anupalan/enums/organisation-facts';
import { describe, expect, it } from 'vitest';
import { checkApplicability, findApplicable } from './applicability.ts';
import { describeApplicability } from './describe-applicability.ts';
import type { OrganisationFacts, StatutoryCondition } from './types.ts';

const today = '2026-11-21';
const nothing: OrganisationFacts = {
  state: null,
  sector: null,
  category: null,
  wastes: [],
  equipment: [],
  consents: [],
};

const USED_OIL = 'Construction waste, used oil and non-ferrous scrap: yearly returns';

/** Titles of what applies. */
const titlesFor = (facts: Partial<OrganisationFacts>, day = today) =>
  findApplicable({ ...nothing, ...facts }, day)
    .filter(({ applies }) => applies)
    .map(({ row }) => row.title);

const find = (facts: Partial<OrganisationFacts>, title: string, day = today) => {
  const found = findApplicable({ ...nothing, ...facts }, day).find(({ row }) => row.title === title);
  if (found === undefined) throw new Error(`No row ${title}`);
  return found;
};

describe('what applies to whom', () => {
  it.each<[string, Partial<OrganisationFacts>, string, boolean]>([
    ['hazardous waste', { wastes: ['hazardous'] }, 'Hazardous waste annual return', true],
    ['its label', { wastes: ['Hazardous  Waste'] }, 'Hazardous waste annual return', true],
    ['no waste', {}, 'Hazardous waste annual return', false],
    ['another waste', { wastes: ['biomedical'] }, 'Hazardous waste annual return', false],
    ['bio-medical waste', { wastes: ['biomedical'] }, 'Bio-medical waste annual report', true],
    ['a borewell', { equipment: ['borewell'] }, 'Ground water quality test', true],
    ['no borewell', { equipment: ['boiler'] }, 'Ground water quality test', false],
    ['one of two pieces of equipment', { equipment: ['gas_cylinders'] }, 'PESO licences', true],
    [
      'a clearance',
      { consents: ['ec'] },
      'Environmental clearance: compliance report, April to September',
      true,
    ],
    [
      'a consent only',
      { consents: ['cto'] },
      'Environmental clearance: compliance report, April to September',
      false,
    ],
    ['a consent', { consents: ['cca'] }, 'Environmental statement', true],
    ['everybody', {}, 'Yearly health check of workers', true],
    [
      'a mine with high voltage',
      { equipment: ['high_voltage'], sector: 'mining' },
      'Refresher training of electrical staff of mines',
      true,
    ],
    [
      'high voltage elsewhere',
      { equipment: ['high_voltage'], sector: 'metals' },
      'Refresher training of electrical staff of mines',
      false,
    ],
    [
      'a green unit in Himachal',
      { state: 'Himachal Pradesh', category: 'green', consents: ['cto'] },
      'Consent to operate: automatic renewal in Himachal Pradesh, green category',
      true,
    ],
    [
      'a red unit in Himachal',
      { state: 'Himachal Pradesh', category: 'red', consents: ['cto'] },
      'Consent to operate: automatic renewal in Himachal Pradesh, green category',
      false,
    ],
    ['a label with blanks around it', { wastes: [' Used oil '] }, USED_OIL, true],
    ['a code in words', { wastes: ['used-oil'] }, USED_OIL, true],
    ['a waste that no list knows', { wastes: ['something else'] }, 'Hazardous waste annual return', false],
  ])('%s: %j, “%s” %s', (_name, facts, title, applies) => {
    expect(find(facts, title).applies).toBe(applies);
  });

  it.each<[string | null, string[]]>([
    // Form 21 is half-yearly in most states, the annual return in Kerala and Chandigarh, and not used in Maharashtra.
    ['Tamil Nadu', ['Factory half-yearly return', 'Factory annual return']],
    ['Kerala', ['Factory annual return, Kerala']],
    ['Chandigarh', ['Factory annual return, Chandigarh']],
    ['Maharashtra', ['Factory annual return, Maharashtra']],
    ['maharashtra', ['Factory annual return, Maharashtra']],
    ['Atlantis', []],
    [null, []],
  ])('a factory in %s sends %j', (state, returns) => {
    const found = titlesFor({ state, sector: 'chemicals' }).filter((title) =>
      /^Factory .*return/.test(title),
    );
    expect(found).toEqual(returns);
  });

  it.each(['healthcare', 'mining', 'buildings', 'laboratory'])(
    'a unit of the sector %s is no factory',
    (sector) => {
      expect(titlesFor({ state: 'Kerala', sector }).filter((title) => title.startsWith('Factory'))).toEqual(
        [],
      );
    },
  );
});

describe('why, and why not', () => {
  it.each<[string, Partial<OrganisationFacts>, string, string]>([
    [
      'why',
      { wastes: ['hazardous'] },
      'Hazardous waste annual return',
      'Because you generate hazardous waste.',
    ],
    ['why not', {}, 'Hazardous waste annual return', 'Not for you: you do not generate hazardous waste.'],
    [
      'both reasons',
      { state: 'Kerala', sector: 'chemicals' },
      'Factory annual return, Kerala',
      'Because your sector is Chemicals, and you are in Kerala.',
    ],
    [
      'another state',
      { state: 'Goa', sector: 'chemicals' },
      'Factory annual return, Kerala',
      'Not for you: it is a rule of Kerala; you are in Goa.',
    ],
    [
      'a state with its own',
      { state: 'Kerala', sector: 'chemicals' },
      'Factory annual return',
      'Not for you: it is not for Kerala, which has a rule of its own.',
    ],
    [
      'several',
      { wastes: ['non_ferrous_scrap', 'used_oil'] },
      'Construction waste, used oil and non-ferrous scrap: yearly returns',
      'Because you generate used oil and non-ferrous scrap.',
    ],
    [
      'the state alone',
      { state: 'Goa', sector: 'chemicals' },
      'Factory annual return',
      'Because your sector is Chemicals, and you are in Goa.',
    ],
    [
      'another sector',
      { equipment: ['high_voltage'], sector: 'metals' },
      'Refresher training of electrical staff of mines',
      'Not for you: it is not for the sector Iron, steel and other metals.',
    ],
    [
      'no sector and no state',
      {},
      'Factory annual return, Kerala',
      'Not for you: your sector is not known, and it depends on your state, which is not known.',
    ],
    [
      'the category',
      { state: 'Himachal Pradesh', category: 'green', consents: ['cto'] },
      'Consent to operate: automatic renewal in Himachal Pradesh, green category',
      'Because you hold a consent to operate, and your category is Green, and you are in Himachal Pradesh.',
    ],
    [
      'another category',
      { state: 'Himachal Pradesh', category: 'red', consents: ['cto'] },
      'Consent to operate: automatic renewal in Himachal Pradesh, green category',
      'Not for you: it is for category Green; yours is Red.',
    ],
    [
      'no category',
      { state: 'Himachal Pradesh', consents: ['cto'] },
      'Consent to operate: automatic renewal in Himachal Pradesh, green category',
      'Not for you: it is for category Green, and yours is not known.',
    ],
    [
      'none of several',
      {},
      'PESO licences',
      'Not for you: you do not store petroleum or have gas cylinders.',
    ],
    ['for all', {}, 'Yearly health check of workers', 'Because it is for everybody.'],
  ])('%s', (_name, facts, title, words) => {
    expect(describeApplicability(find(facts, title))).toBe(words);
  });

  it.each<[string, Partial<OrganisationFacts>, string, boolean]>([
    ['the state was not told', { sector: 'chemicals' }, 'Factory annual return', true],
    ['the sector was not told', { state: 'Kerala' }, 'Factory annual return, Kerala', true],
    ['the state is another', { state: 'Goa', sector: 'chemicals' }, 'Factory annual return, Kerala', false],
    [
      'the category was not told',
      { state: 'Himachal Pradesh', consents: ['cto'] },
      'Consent to operate: automatic renewal in Himachal Pradesh, green category',
      true,
    ],
  ])('an answer that is missing is one: %s', (_name, facts, title, isUnknown) => {
    const { applies, reasons } = find(facts, title);
    expect(applies).toBe(false);
    expect(reasons.some((reason) => reason.isUnknown)).toBe(isUnknown);
  });
});

describe('everything that a rule can ask for', () => {
  const textOf = (appliesTo: StatutoryCondition) =>
    checkApplicability({ states: null, appliesTo }, nothing)
      .reasons.map(({ text }) => text)
      .join();
  const conditions = [
    ...WASTES.map((waste): [string, StatutoryCondition] => [waste, { wastes: [waste] }]),
    ...EQUIPMENT.map((piece): [string, StatutoryCondition] => [piece, { equipment: [piece] }]),
    ...CONSENT_KINDS.map((kind): [string, StatutoryCondition] => [kind, { consents: [kind] }]),
  ];

  it.each(conditions)('%s is told as something that one does', (_code, condition) => {
    expect(textOf(condition)).toMatch(/^You do not (generate|make|have|take|store|keep|hold)\b.* [\w-]+$/);
  });

  it('has words of its own', () => {
    const texts = conditions.map(([, condition]) => textOf(condition));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('is parted by commas, with "or" before the last', () => {
    expect(textOf({ equipment: ['stack', 'boiler', 'oven'] })).toBe(
      'You do not have a stack, a boiler or ovens or driers',
    );
  });
});

describe('rules that are not in force', () => {
  const cto: Partial<OrganisationFacts> = { consents: ['cto'] };
  it.each<[string, string, Partial<OrganisationFacts>, string, boolean]>([
    ['Water cess return', '2017-06-30', {}, 'repealed', false],
    ['Water cess return', today, {}, 'repealed', false],
    [
      'Bio-medical waste annual report under the rules of 1998',
      today,
      { wastes: ['biomedical'] },
      'repealed',
      false,
    ],
    ['Consent to operate: how long it was granted for', '2025-01-29', cto, 'not_yet', false],
    ['Consent to operate: how long it was granted for', '2025-01-30', cto, 'in_force', true],
    ['Consent to operate: how long it was granted for', '2026-01-26', cto, 'in_force', true],
    ['Consent to operate: how long it was granted for', '2026-01-27', cto, 'repealed', false],
    [
      'Bulk waste generator: registration and yearly return',
      '2026-03-31',
      { wastes: ['solid_bulk'] },
      'not_yet',
      false,
    ],
    [
      'Bulk waste generator: registration and yearly return',
      '2026-04-01',
      { wastes: ['solid_bulk'] },
      'in_force',
      true,
    ],
  ])('%s on %s', (title, day, facts, standing, applies) => {
    const found = find(facts, title, day);
    expect(found.standing).toBe(standing);
    expect(found.applies).toBe(applies);
  });

  it.each([
    ['Water cess return', today, 'The rule is no longer in force'],
    ['Bulk waste generator: registration and yearly return', '2026-03-31', 'The rule is not yet in force'],
  ])('%s on %s says so first', (title, day, text) => {
    expect(find({}, title, day).reasons[0]).toEqual({ holds: false, isUnknown: false, text });
  });
});
