import { describe, expect, it } from 'vitest';
import { findStatutoryRow, needsConfirmation, STATUTORY_ROWS } from './catalogue.ts';
import { hasSchedule } from './due.ts';
import { makeRow, toStatutoryId } from './make-row.ts';
import { toStanding } from './standing.ts';
import { describeStatutoryTask } from './task.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the catalogue', () => {
  it('has an id of its own for each row, in the form of our ids', () => {
    const ids = STATUTORY_ROWS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(UUID_V7);
    expect(findStatutoryRow(toStatutoryId(17))?.title).toBe('Hazardous waste annual return');
    expect(findStatutoryRow('nothing')).toBeNull();
  });

  it('has titles that tell rows apart and fit the name of a task', () => {
    const titles = STATUTORY_ROWS.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(200);
  });

  it.each(STATUTORY_ROWS.map((row) => [row.title, row] as const))(
    '%s can be told by a person',
    (_title, row) => {
      expect(row.act).not.toBe('');
      expect(row.note).toMatch(/[.]$/);
      for (const source of row.sources) expect(source).toMatch(/^https?:\/\/[a-z0-9.-]+\//);
      expect(describeStatutoryTask(row).length).toBeLessThanOrEqual(5000);
      if (row.validFrom && row.validTo) expect(row.validFrom <= row.validTo).toBe(true);
      for (const { periodEnd, dueDate } of row.extensions) expect(periodEnd < dueDate).toBe(true);
    },
  );

  it('names a text for each row that it calls verified: an address, a number in the gazette, or a dated decision', () => {
    for (const row of STATUTORY_ROWS.filter((each) => !needsConfirmation(each)))
      expect(row.sources.length > 0 || /\d{1,2} [A-Z][a-z]{2} \d{4}/.test(row.act)).toBe(true);
  });

  it('leads to addresses of authorities only: all else is cited by act, rule, form and gazette', () => {
    const authority = /^https?:\/\/(?:[\w-]+\.)*(?:gov|nic)\.in\//;
    for (const { sources } of STATUTORY_ROWS) for (const source of sources) expect(source).toMatch(authority);
    expect('https://mpcb.gov.in/cess').toMatch(authority);
    expect('https://mpcb.gov.in.example/cess').not.toMatch(authority);
  });

  it('says that a row is not verified by its mark alone, once', () => {
    const told =
      /not verified|second[- ]?hand|newspaper|news report|\bforum\b|\barticle\b|weak source|open register/i;
    for (const { note, extensions } of STATUTORY_ROWS)
      for (const text of [note, ...extensions.map(({ source }) => source)]) expect(text).not.toMatch(told);
  });

  it('puts no weight on how much hazardous waste may be stored', () => {
    expect(findStatutoryRow(toStatutoryId(20))?.due).toEqual({
      kind: 'event',
      text: 'At most 90 days, unless the board has allowed longer',
    });
  });

  it.each<[string, number, number?]>([
    ['Waste tyres: return of the quarter', 62, 1],
    ['Waste tyres: return of the year', 62, 2],
    ['End-of-life vehicles: registration and yearly return', 63],
    ['Renewal of the hazardous waste authorisation', 61],
  ])('has %s, not verified until a text says more', (title, no, part) => {
    expect(findStatutoryRow(toStatutoryId(no, part))).toMatchObject({ title, verification: 'unverified' });
  });

  it('says on every renewal that consents may stand until they are cancelled', () => {
    const renewals = STATUTORY_ROWS.filter(({ title }) => title.startsWith('Consent to operate'));
    expect(renewals.length).toBeGreaterThan(4);
    for (const { note } of renewals) expect(note).toContain('amended from 27 Jan 2026');
  });

  it('never offers a rule that was replaced, with a date or without', () => {
    const replaced = STATUTORY_ROWS.filter((row) => toStanding(row, '2026-11-21') === 'repealed');
    expect(replaced.map(({ title }) => title)).toEqual([
      'Consent to operate: how long it was granted for',
      'Consent to operate: fees of an early or late renewal',
      'Bio-medical waste annual report under the rules of 1998',
      'Battery half-yearly return',
      'Water cess return',
    ]);
  });

  it('is on by itself only where a primary text was read', () => {
    const isOn = STATUTORY_ROWS.filter((row) => !needsConfirmation(row) && hasSchedule(row));
    expect(isOn.map(({ title }) => title)).toEqual([
      'OCEMS: quarterly report on operation and calibration',
      'Hazardous waste annual return',
      'Factory annual return, Kerala',
    ]);
  });
});

it('describes the task that is made of a row', () => {
  const row = findStatutoryRow(toStatutoryId(17));
  expect(row && describeStatutoryTask(row)).toBe(
    [
      'Hazardous and Other Wastes (Management and Transboundary Movement) Rules 2016 (G.S.R. 395(E), 4 Apr 2016), Rule 20(2); also 6(5), 13(8), 16(6), Form 4.',
      'To: State Pollution Control Board.',
      'Due: Every year on 30 Jun.',
      'For the year that ended on 31 March. Form 4 of these rules; other rules have forms of the same number.',
    ].join('\n'),
  );
});

it('leaves out of the task what a row does not name', () => {
  const row = makeRow({
    no: 900,
    subject: 'water',
    title: 'Log of the flow meter',
    category: 'record',
    act: 'Water Rules 2001',
    period: 'rolling',
    due: { kind: 'as_ordered', text: 'As the order says' },
    verification: 'unverified',
    note: 'Kept at the plant.',
  });
  expect(describeStatutoryTask(row)).toBe('Water Rules 2001.\nDue: As the order says.\nKept at the plant.');
  expect(describeStatutoryTask({ ...row, sources: ['https://a.example/1', 'https://b.example/2'] })).toMatch(
    /\nSource: https:\/\/a\.example\/1 , https:\/\/b\.example\/2$/,
  );
});
