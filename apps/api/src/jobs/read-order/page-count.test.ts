import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import type { ReadOutcome } from '@anupalan/compliance/reading/pages/outcome';
import { CHARACTERS_OF_PAGE, PAGES_OF_FAILURE } from '@anupalan/enums/limits';
import { expect, test } from 'vitest';
import { createPageCount } from './page-count.ts';

const READING = {
  facts: {},
  validity: [],
  limits: [],
  particulars: [],
  questions: [],
  obligations: [],
  unreadPages: [],
};
const toRead = (pageCount: number | null, characters?: number): ReadOutcome => ({
  ok: true,
  reading: READING,
  pageCount,
  ...(characters === undefined
    ? {}
    : {
        paragraphs: [
          { index: 0, text: 'x' },
          { index: 1, text: 'x'.repeat(characters - 1) },
        ],
      }),
});

test.each<[string, number[], ReadOutcome, number]>([
  ['a PDF', [1, 2], toRead(14), 14],
  ['a DOCX of a line', [], toRead(null, 40), 1],
  ['a DOCX of exactly two pages', [], toRead(null, 2 * CHARACTERS_OF_PAGE), 2],
  ['a DOCX of a letter more', [], toRead(null, 2 * CHARACTERS_OF_PAGE + 1), 3],
  ['one that failed at its seventh page', [1, 7], toFailure('too_heavy'), 7],
  ['one that was begun again and failed earlier', [9, 1], toFailure('too_heavy'), 9],
  ['one that failed before its first page', [], toFailure('broken'), PAGES_OF_FAILURE],
])('%s after pages %j', (_, pages, outcome, expected) => {
  const count = createPageCount();
  for (const page of pages) count.follow({ page, pageCount: 20 });
  expect(count.of(outcome)).toBe(expected);
});
