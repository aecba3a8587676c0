import { describe, expect, it } from 'vitest';
import { findStatutoryRow } from '../catalogue.ts';
import { toStatutoryId } from '../make-row.ts';
import { COVERAGE_RULES, type OrderDuty } from './coverage-rules.ts';
import { listCoveredRows, listRepeatedRows } from './find-coverage.ts';

type Case = [words: string, more?: Partial<OrderDuty>];

const toDuty = ([words, more]: Case): OrderDuty => ({
  words,
  category: 'other',
  frequency: null,
  orderKind: 'cto',
  ...more,
});
const yearly = { frequency: 'yearly' } as const;
const monitored = { category: 'monitoring' } as const;
const renewal = { category: 'renewal' } as const;

/** What each rule takes, and a near miss that it leaves. */
const CASES: Readonly<Record<string, { accepts: Case[]; rejects: Case[] }>> = {
  'environmental-statement': {
    accepts: [
      ['The unit shall submit the Environmental Statement for the year ending 31st March by 30th September.'],
      ['Environment Statement in Form-V every year'],
      ['The statement in Form No. V shall be sent every year.'],
    ],
    rejects: [
      ['An appeal against this authorisation shall be made in Form V.'],
      ['A statement of the bio-medical waste appeal in Form V'],
      ['A statement of production in Form VI'],
    ],
  },
  'clearance-report': {
    accepts: [
      ['Six-monthly compliance reports shall be submitted.', { orderKind: 'ec' }],
      ['Reports on the compliance of conditions', { orderKind: 'ec', frequency: 'half_yearly' }],
      ['Half yearly compliance report of the conditions of the clearance to the Ministry'],
    ],
    rejects: [
      ['Half yearly compliance report of the conditions of this consent'],
      ['Yearly compliance report', { orderKind: 'ec', frequency: 'yearly' }],
      ['Six-monthly monitoring reports', { orderKind: 'ec' }],
    ],
  },
  'consent-renewal': {
    accepts: [
      ['The applicant shall make an application for renewal of the consent 60 days before.', renewal],
      ['Renewal of CTO', { ...renewal, orderKind: 'cca' }],
    ],
    rejects: [
      ['Renewal of the agreement with the common facility', renewal],
      ['Renewal of the consent', { orderKind: 'cto' }],
      ['Renewal of the consent to establish', { ...renewal, orderKind: 'cte' }],
    ],
  },
  'online-monitoring-report': {
    accepts: [['Report on operation and calibration of the OCEMS', { frequency: 'quarterly' }]],
    rejects: [
      ['Calibration of the online analysers', { frequency: 'quarterly' }],
      ['Report on operation and calibration of the OCEMS', { frequency: 'monthly' }],
    ],
  },
  'environment-audit': {
    accepts: [['The environmental audit report shall be submitted.'], ['Environment Audit']],
    rejects: [['Water audit report'], ['Energy audit of the plant']],
  },
  'bank-guarantee': {
    accepts: [
      ['The bank guarantee shall be kept valid up to six months beyond the validity.'],
      ['Extend the bank guarantee before it ends'],
    ],
    rejects: [
      ['A bank guarantee of Rs. 2 lakh shall be furnished within 15 days.'],
      ['The guarantee is valid'],
    ],
  },
  'hazardous-return': {
    accepts: [
      ['Annual return in Form 4 as per the Hazardous and Other Wastes Rules', yearly],
      ['Annual returns of hazardous waste shall be filed by 30th June.'],
      ['Hazardous waste return in Form-13', yearly],
    ],
    rejects: [
      ['Annual report in Form IV of bio-medical waste', yearly],
      ['Monthly return of hazardous waste', { frequency: 'monthly' }],
      ['Hazardous waste shall be sent to the facility every year', yearly],
      ['The annual return of the factory', yearly],
    ],
  },
  'hazardous-records': {
    accepts: [['Records of hazardous waste in Form 3', { category: 'record' }]],
    rejects: [
      ['Return of hazardous waste in Form 3', { category: 'return' }],
      ['Records of stack tests', { category: 'record' }],
      ['Records of hazardous waste in Form 30', { category: 'record' }],
    ],
  },
  manifest: {
    accepts: [
      ['The manifest in Form 10 shall go with every consignment.'],
      ['Manifest of hazardous waste with each lifting'],
    ],
    rejects: [['The register in Form 10'], ['The manifest of the cargo']],
  },
  'hazardous-storage': {
    accepts: [
      ['Hazardous waste shall not be stored beyond 90 days.'],
      ['Storage of hazardous waste for ninety (90) days at most'],
    ],
    rejects: [
      ['Hazardous waste shall be stored under a roof.'],
      ['Plastic waste shall not be stored beyond 90 days.'],
      ['Hazardous waste shall be sent within 90 days.'],
    ],
  },
  'hazardous-accident': {
    accepts: [['Details of an accident shall be submitted in Form-11.'], ['Form XI after every accident']],
    rejects: [
      ['Any accident shall be reported forthwith.'],
      ['Accident with bio-medical waste in Form 11'],
      ['Form 11 of the factory'],
    ],
  },
  'hazardous-renewal': {
    accepts: [
      [
        'An application for the renewal of an authorisation shall be made three months before.',
        { ...renewal, orderKind: 'hw_authorisation' },
      ],
      ['Renewal of the hazardous waste authorization', renewal],
    ],
    rejects: [
      ['Renewal of the authorisation', renewal],
      ['Renewal of the BMW authorisation', { ...renewal, orderKind: 'cca' }],
      ['Renewal of the consent', { ...renewal, orderKind: 'hw_authorisation' }],
    ],
  },
  'biomedical-report': {
    accepts: [
      ['Annual report in Form IV of bio-medical waste by 30th June'],
      ['Annual report in Form-IV', { ...yearly, orderKind: 'bmw_authorisation' }],
    ],
    rejects: [
      ['Annual return of hazardous waste in Form 4', { ...yearly, orderKind: 'bmw_authorisation' }],
      ['Annual report in Form IV', yearly],
      ['Bio-medical waste shall be weighed every year', yearly],
    ],
  },
  'biomedical-accident': {
    accepts: [
      ['Major accidents with bio-medical waste shall be told within 24 hours.'],
      ['Accident report in Form I', { orderKind: 'bmw_authorisation' }],
    ],
    rejects: [
      ['Major accidents shall be told to the Board.'],
      ['Accidents of vehicles', { orderKind: 'bmw_authorisation' }],
    ],
  },
  'e-waste-quarter': {
    accepts: [['E-waste return of the quarter'], ['Returns of e waste', { frequency: 'quarterly' }]],
    rejects: [['E-waste annual return', yearly], ['E-waste shall be sent to a recycler every quarter.']],
  },
  'e-waste-year': {
    accepts: [['E-Waste returns in Form 3', yearly], ['Annual return of e-waste']],
    rejects: [
      ['E-waste return of the quarter', { frequency: 'quarterly' }],
      ['E-waste shall be given to a recycler every year', yearly],
      ['Annual return of waste', yearly],
    ],
  },
  'battery-year': {
    accepts: [['Annual return under the Battery Waste Management Rules']],
    rejects: [
      ['Half-yearly returns of batteries', { frequency: 'half_yearly' }],
      ['Used batteries shall be returned to the dealer every year', yearly],
    ],
  },
  'battery-half-year': {
    accepts: [
      ['File half yearly returns of used batteries'],
      ['Battery returns', { frequency: 'half_yearly' }],
    ],
    rejects: [['Annual return of batteries', yearly], ['Half yearly returns of lamps']],
  },
  'plastic-year': {
    accepts: [['Annual report of plastic waste'], ['Return of plastic packaging', yearly]],
    rejects: [
      ['Single-use plastic is banned.'],
      ['Plastic bags shall be counted every month in the return', { frequency: 'monthly' }],
    ],
  },
  'tyres-quarter': {
    accepts: [['Quarterly return of waste tyres']],
    rejects: [['Annual return of waste tyres', yearly], ['Tyres shall be stacked every quarter.']],
  },
  'tyres-year': {
    accepts: [['Annual return of waste tyres']],
    rejects: [
      ['Return of tyres', { frequency: 'quarterly' }],
      ['Tyre washing', yearly],
    ],
  },
  'water-cess': {
    accepts: [['Returns in Form I under the Water Cess Act'], ['Pay the cess on water monthly']],
    rejects: [['Water charges every month'], ['Labour cess']],
  },
  'ground-water-test': {
    accepts: [['Ground water quality test as the CGWA asks', { ...monitored, ...yearly }]],
    rejects: [
      ['Ground water quality around the plant', { ...monitored, ...yearly }],
      ['Ground water quality test as the CGWA asks', { ...monitored, frequency: 'monthly' }],
    ],
  },
  'ground-water-meter': {
    accepts: [['Calibrate the meter of the borewell'], ['Calibration of the ground water flow meter']],
    rejects: [['Calibrate the meter of the effluent'], ['Install a meter at the borewell']],
  },
  'air-monitoring': {
    accepts: [
      ['Stack emission monitoring once in three months', monitored],
      ['Ambient air quality shall be tested', monitored],
    ],
    rejects: [
      ['Stack emission monitoring report', { category: 'reporting' }],
      ['Work zone air shall be tested', monitored],
      ['The stack shall be painted', monitored],
    ],
  },
  'generator-monitoring': {
    accepts: [
      ['Monitor the emission of the D.G. set', monitored],
      ['Diesel generator: test', monitored],
    ],
    rejects: [
      ['A stack for the DG set', { category: 'other' }],
      ['Generator of waste', monitored],
    ],
  },
  'noise-monitoring': {
    accepts: [['Ambient noise shall be measured', monitored]],
    rejects: [
      ['Acoustic enclosure against noise levels', { category: 'other' }],
      ['Silencers against the noise of the press', monitored],
      ['Ambient odour', monitored],
    ],
  },
  'health-check': {
    accepts: [
      ['Medical examination of all workers', yearly],
      ['Health check-up of employees', yearly],
    ],
    rejects: [
      ['Health check of workers on joining'],
      ['Health and safety training of workers', yearly],
      ['Medical examination of animals', yearly],
    ],
  },
  'safety-audit': {
    accepts: [['Safety audit by a third party']],
    rejects: [['Environmental audit'], ['Safety report']],
  },
  'mock-drill': {
    accepts: [['Mock drills shall be held.'], ['mock-drill of the plan']],
    rejects: [['On-site emergency plan'], ['Drilling of a borewell']],
  },
  'liability-insurance': {
    accepts: [['Public liability insurance shall be renewed.']],
    rejects: [['Insurance of the building'], ['Public hearing']],
  },
};

it('has cases of both sorts for each rule, and no others', () => {
  expect(Object.keys(CASES).sort()).toEqual(COVERAGE_RULES.map(({ id }) => id).sort());
});

describe.each(COVERAGE_RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it('names rows of the catalogue', () => {
    expect(rule.rows.length).toBeGreaterThan(0);
    for (const row of rule.rows) expect(findStatutoryRow(row)).not.toBeNull();
  });

  it.each(CASES[id]?.accepts ?? [])('takes %s', (...duty) => {
    expect(rule.covers(toDuty(duty))).toBe(true);
  });

  it.each(CASES[id]?.rejects ?? [])('leaves %s', (...duty) => {
    expect(rule.covers(toDuty(duty))).toBe(false);
  });
});

describe('the rows that a duty mentions', () => {
  it('are none where nothing is distinctive', () => {
    for (const words of ['Submit the report', 'Pay the fee every year', 'Form 7', 'Keep the plant clean'])
      expect(listCoveredRows(toDuty([words, yearly]))).toEqual([]);
  });

  it('are both readings of the annual return of e-waste', () => {
    expect(listCoveredRows(toDuty(['E-waste annual return', yearly]))).toEqual([
      toStatutoryId(25, 2),
      toStatutoryId(26),
    ]);
  });
});

describe('the rows whose task would be the same', () => {
  it.each<[string, Case, string[]]>([
    ['one return', ['Annual return of batteries', yearly], [toStatutoryId(27)]],
    [
      'both dates of a year',
      ['Six-monthly compliance reports', { orderKind: 'ec' }],
      [toStatutoryId(2), toStatutoryId(3)],
    ],
    [
      'beside what has no date',
      ['Annual return of hazardous waste in Form 4, which is not stored beyond 90 days', yearly],
      [toStatutoryId(17)],
    ],
    ['none of two things in one', ['Health check of workers and mock drills', yearly], []],
    ['none without a date', ['Stack emission monitoring', monitored], []],
  ])('%s', (_name, duty, rows) => {
    expect(listRepeatedRows(toDuty(duty))).toEqual(rows);
  });
});
