import { expect, test } from 'vitest';
import { isTyped, restoreDraft, toDraftValues } from './draft-values.ts';

const file = new File(['%PDF-1.7'], 'Report.pdf', { type: 'application/pdf' });
const EMPTY = { file: [] as readonly File[], reportNo: '', tests: [] as readonly string[] };

test('a draft keeps everything but files', () => {
  expect(toDraftValues({ file: [file], photo: file, reportNo: 'R-8', tests: ['BOD'], count: 0 })).toEqual({
    reportNo: 'R-8',
    tests: ['BOD'],
    count: 0,
  });
});

test.each([
  ['an untouched form', EMPTY, false],
  ['a chosen file', { ...EMPTY, file: [file] }, false],
  ['a number', { ...EMPTY, reportNo: 'R-8' }, true],
  ['a ticked box', { ...EMPTY, tests: ['BOD'] }, true],
  ['a file and a number', { ...EMPTY, file: [file], reportNo: 'R-8' }, true],
])('whether there is anything to keep of %s', (_name, values, wanted) => {
  expect(isTyped(values, EMPTY)).toBe(wanted);
});

test('what comes back leaves a file that was chosen since, and what the form has no more', () => {
  const draft = { file: [], reportNo: 'R-8', colour: 'red' };
  expect(restoreDraft({ ...EMPTY, file: [file] }, draft)).toEqual({
    file: [file],
    reportNo: 'R-8',
    tests: [],
  });
});
