import { describe, expect, it } from 'vitest';
import type { Citation } from '../types.ts';
import { type KeptDuty, listNotKept } from './not-kept.ts';

const cite = (quote: string, page = 1): Citation => ({ page, quote, rects: [] });
const found = (quote: string, statedFrequency: string | null = null, page = 1) => ({
  citation: cite(quote, page),
  statedFrequency,
});
const kept = (quote: string, changes: Partial<KeptDuty> = {}): KeptDuty => ({
  citation: cite(quote),
  readCitation: null,
  statedFrequency: null,
  isPersons: false,
  ...changes,
});

const STACK = 'The stack shall be tested every quarter.';
const LOG = 'A log of the meters shall be kept daily.';
const BOTH = `${STACK} ${LOG}`;

describe('what a second reading finds', () => {
  it.each<[string, ReturnType<typeof found>[], KeptDuty[], string[], Citation[]?]>([
    ['nothing kept: all is new', [found(STACK), found(LOG)], [], [STACK, LOG]],
    ['what is kept is not found again', [found(STACK), found(LOG)], [kept(STACK)], [LOG]],
    ['capitals, blanks and marks are no difference', [found(STACK)], [kept(` ${STACK.toUpperCase()} `)], []],
    ['the same words on another page are another duty', [found(STACK, null, 2)], [kept(STACK)], [STACK]],
    ['a part is another duty than the whole', [found(STACK), found(LOG)], [kept(BOTH)], [STACK, LOG]],
    [
      'of two duties in the same words the kept one is the one of its period',
      [found('Noise | monthly, air | yearly', 'monthly'), found('Noise | monthly, air | yearly', 'yearly')],
      [kept('Noise | monthly, air | yearly', { statedFrequency: 'yearly' })],
      ['monthly'],
    ],
    [
      'a kept one whose period is worded otherwise by now is found all the same',
      [found(STACK, 'every quarter')],
      [kept(STACK, { statedFrequency: 'quarter' })],
      [],
    ],
    [
      'two kept ones stand for two',
      [found(STACK, 'a'), found(STACK, 'b')],
      [kept(STACK, { statedFrequency: 'b' }), kept(STACK, { statedFrequency: 'c' })],
      [],
    ],
    ['what a person added is not found again', [found(STACK)], [kept(STACK, { isPersons: true })], []],
    ['nor within their words', [found(STACK)], [kept(BOTH, { isPersons: true })], []],
    ['nor around them', [found(`12. ${STACK}`)], [kept(STACK, { isPersons: true })], []],
    [
      'a few words in a long sentence do not stand for it',
      [found(BOTH)],
      [kept('tested every quarter', { isPersons: true })],
      [BOTH],
    ],
    [
      'fewer letters than a word or two know nothing',
      [found('The log is kept daily')],
      [kept('daily', { isPersons: true })],
      ['The log is kept daily'],
    ],
    [
      'what was suggested beside a person’s words stays beside them',
      [found(STACK), found(LOG)],
      [kept(BOTH, { isPersons: true })],
      [STACK],
      [cite(STACK)],
    ],
    [
      'a split one stands for what the reader found',
      [found(BOTH)],
      [kept(STACK, { isPersons: true, readCitation: cite(BOTH) }), kept(LOG, { isPersons: true })],
      [],
    ],
    [
      'and for its parts, where the reader finds these by now',
      [found(STACK), found(LOG)],
      [kept(STACK, { isPersons: true, readCitation: cite(BOTH) })],
      [],
    ],
  ])('%s', (_name, all, duties, fresh, beside = []) => {
    const isStated = _name.startsWith('of two');
    expect(
      listNotKept(all, duties, beside).map((each) => (isStated ? each.statedFrequency : each.citation.quote)),
    ).toEqual(fresh);
  });
});
