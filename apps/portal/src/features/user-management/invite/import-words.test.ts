import { describe, expect, test } from 'vitest';
import { toColumnName, toImportSummary, toRowErrors, toTemplate } from './import-words.ts';

const row = (errors: { field: string; message: string }[] = []) => ({
  row: 2,
  name: 'A B',
  email: 'a@b.in',
  errors,
});
const wrong = row([{ field: 'roleId', message: 'There is no role Emperor' }]);

describe('words of an import', () => {
  test('the template holds the headings, and opens as UTF-8', () => {
    expect(toTemplate()).toBe('\ufeffName,Email,Phone,Designation,Department,Role\r\n');
  });

  test.each([
    ['mobileNo', 'Phone'],
    ['roleId', 'Role'],
    ['email', 'Email'],
    ['anything', 'anything'],
  ])('%s is the column %s', (field, column) => {
    expect(toColumnName(field)).toBe(column);
  });

  test('an error names its column', () => {
    expect(toRowErrors(wrong)).toEqual(['Role: There is no role Emperor']);
  });

  test.each([
    [{ rows: [row()], created: 0, dryRun: true }, '1 person can be invited. Nothing has been sent yet.'],
    [
      { rows: [row(), row()], created: 0, dryRun: true },
      '2 people can be invited. Nothing has been sent yet.',
    ],
    [
      { rows: [row(), wrong], created: 0, dryRun: true },
      '1 line of 2 must be corrected first. Nothing has been sent.',
    ],
    [
      { rows: [wrong, wrong], created: 0, dryRun: false },
      '2 lines of 2 must be corrected first. Nothing has been sent.',
    ],
    [{ rows: [row(), row()], created: 2, dryRun: false }, '2 people invited.'],
    [
      { rows: [row(), wrong], created: 1, dryRun: false },
      '1 of 2 people invited. 1 line could not be: see below.',
    ],
  ])('%j', (found, words) => {
    expect(toImportSummary(found)).toBe(words);
  });
});
