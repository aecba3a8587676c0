import { ORDER_MAX_PAGES } from '@anupalan/enums/limits';
import { describe, expect, it } from 'vitest';
import { toPage } from '../layout/lines.fixtures.ts';
import type { InputPage, PageKind } from '../types.ts';
import { toFailure } from './failures.ts';
import type { ReadFailureCode } from './outcome.ts';
import { readPages } from './read-pages.ts';

const toEmpty = (kind: PageKind): InputPage => ({ ...toPage(1, []), kind });

describe('reading the pages of a PDF', () => {
  it.each<[PageKind[], ReadFailureCode]>([
    [['scan'], 'scan'],
    [['blank', 'scan', 'garbled'], 'scan'],
    [['garbled', 'blank'], 'broken'],
    [['blank'], 'empty'],
    [[], 'empty'],
  ])('of %j fails: %s', (kinds, code) => {
    expect(readPages({ ok: true, pages: kinds.map(toEmpty) })).toEqual(toFailure(code));
  });

  it('reads what can be read and counts all', () => {
    const page = toPage(2, ['1. The unit shall analyse the treated effluent once in a month.']);
    const outcome = readPages({ ok: true, pages: [toEmpty('scan'), page] });
    expect(outcome).toMatchObject({
      ok: true,
      pageCount: 2,
      reading: { unreadPages: [1], obligations: [{ frequency: 'monthly' }] },
    });
  });

  it('hands on why a file could not be opened', () => {
    expect(readPages({ ok: false, code: 'encrypted' })).toEqual(toFailure('encrypted'));
  });
});

/** A word that only the sentence of this failure needs. */
const TOPICS: Record<ReadFailureCode, RegExp> = {
  encrypted: /password/,
  broken: /damaged or cut off/,
  unsupported: /not a PDF or a Word document/,
  too_many_pages: new RegExp(`more than ${ORDER_MAX_PAGES} pages`),
  too_heavy: /memory or time/,
  scan: /no words could be read/,
  image: /is a picture/,
  empty: /no text that can be read/,
  aborted: /Reading was stopped before/,
  killed: /ended by the system/,
};

describe('the sentence of a failure', () => {
  it.each(Object.entries(TOPICS))('%s says what happened and what to do', (code, topic) => {
    const { ok, failure } = toFailure(code as ReadFailureCode);
    expect(ok).toBe(false);
    expect(failure).toMatch(topic);
    expect(failure).toMatch(/\. (Save|Download|Upload|Print|Check|Enter|Scan|Start) [^.]+\.$/);
  });
});
