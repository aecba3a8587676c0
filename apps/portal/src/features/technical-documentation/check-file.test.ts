import { TECHNICAL_MAX_BYTES, TECHNICAL_MESSAGES } from '@anupalan/enums/technical-documents';
import { expect, test } from 'vitest';
import { findFileProblem } from './check-file.ts';

test.each([
  ['Manual.PDF', 1, null],
  ['a.csv', TECHNICAL_MAX_BYTES, null],
  ['a.csv', TECHNICAL_MAX_BYTES + 1, TECHNICAL_MESSAGES.tooLarge],
  ['a.docx', 0, TECHNICAL_MESSAGES.empty],
  ['a.exe', 10, TECHNICAL_MESSAGES.unsupported],
  ['pdf', 10, TECHNICAL_MESSAGES.unsupported],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(findFileProblem({ name, size })).toBe(problem);
});
