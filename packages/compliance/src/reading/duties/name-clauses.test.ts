import { expect, it } from 'vitest';
import { findPeriods } from '../periods/find-periods.ts';
import { toClauses } from './clauses.ts';
import { nameClauses } from './name-clauses.ts';

const namesOf = (sentence: string): string[] =>
  nameClauses(sentence, toClauses(sentence, findPeriods(sentence)), null).map(({ title }) => title);

it.each([
  ['Old drums shall be sold; a list of the drums be kept monthly.', 'Keep list of the drums'],
  ['The pit shall be lined; water of the wells shall be tested every month.', 'Test water of the wells'],
  ['The pit shall be lined; and shall be emptied every month.', 'Empty pit'],
  ['Green nets shall be put up; these shall be changed yearly.', 'Change green nets'],
  ['The pit is lined; it shall be emptied every month.', 'Empty pit'],
])('names a duty by the part of its sentence that says when: %s', (sentence, name) => {
  expect(namesOf(sentence)).toEqual([name]);
});

it.each([
  [
    'Online application shall be filed here six months before expiry of the consent.',
    'Apply for renewal of consent',
  ],
  [
    'Application with the licence fee shall be made 60 days before the date of expiry of this authorisation.',
    'Apply for renewal of authorisation',
  ],
  ['The application for the NOC shall be filed 30 days before its expiry.', 'File application for the NOC'],
])('names what is applied for before the end of the order: %s', (sentence, name) => {
  expect(namesOf(sentence)).toEqual([name]);
});
