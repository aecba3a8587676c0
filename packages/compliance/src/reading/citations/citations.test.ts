import { describe, expect, it } from 'vitest';
import type { Citation } from '../types.ts';
import { joinCitations } from './join-citations.ts';
import { narrowCitation } from './narrow-citation.ts';

const line = (y: number, x = 0.1, width = 0.8) => ({ x, y, width, height: 0.02 });
const cite = (quote: string, changes: Partial<Citation> = {}): Citation => ({
  page: 2,
  quote,
  rects: [line(0.2)],
  ...changes,
});

describe('joining', () => {
  it('keeps the words of all in their order, each passage on its line, and all rectangles', () => {
    expect(joinCitations(cite('Test the stack.'), cite('Test the air.', { rects: [line(0.5)] }))).toEqual({
      page: 2,
      quote: 'Test the stack.\nTest the air.',
      rects: [line(0.2), line(0.5)],
    });
  });

  it('lets a rectangle name its page where that is not the first’s', () => {
    const next = cite('over the page', { page: 3, rects: [line(0.1), { page: 4, ...line(0.2) }] });
    expect(joinCitations(cite('begins here'), next).rects).toEqual([
      line(0.2),
      { page: 3, ...line(0.1) },
      { page: 4, ...line(0.2) },
    ]);
    expect(joinCitations(next, cite('begins here')).rects.at(-1)).toEqual({ page: 2, ...line(0.2) });
  });

  it('quotes the same words once, and a part of another passage not at all', () => {
    const whole = cite('Test the stack and the air.');
    expect(joinCitations(whole, whole, cite('the air'))).toEqual(whole);
  });

  it('keeps the paragraph of a DOCX', () => {
    const one = cite('one', { page: null, paragraph: 4, rects: [] });
    expect(joinCitations(one, { ...one, paragraph: 5, quote: 'two' })).toEqual({ ...one, quote: 'one\ntwo' });
  });
});

describe('narrowing', () => {
  // Two lines of ten letters each, the second half as wide on the page as the first.
  const two = cite('abcdefghij klmnopqrs', { rects: [line(0.2, 0.1, 0.4), line(0.3, 0.1, 0.4)] });

  it('cuts the quote and the lines at both ends', () => {
    expect(narrowCitation(two, 'fghij klmn')).toEqual({
      page: 2,
      quote: 'fghij klmn',
      rects: [line(0.2, 0.3, 0.2), line(0.3, 0.1, 0.2)],
    });
  });

  it('leaves lines out that the part is not on', () => {
    expect(narrowCitation(two, 'abcde').rects).toEqual([line(0.2, 0.1, 0.2)]);
    expect(narrowCitation(two, 'lmnop').rects).toEqual([line(0.3, 0.18, 0.2)]);
  });

  it('finds words whatever their capitals, blanks and marks are', () => {
    expect(narrowCitation(cite('Test  the “Stack”, yearly;'), 'test the stack yearly').quote).toBe(
      'Test  the “Stack”, yearly',
    );
  });

  it.each([[''], ['…'], ['keep a log'], ['abcdefghijklmnopqrst']])(
    'leaves the whole where “%s” is not quoted',
    (words) => {
      expect(narrowCitation(two, words)).toBe(two);
    },
  );

  it('takes the page where the part begins', () => {
    const over = cite('abcdefghij klmnopqrs', {
      rects: [line(0.9, 0.1, 0.4), { page: 3, ...line(0.1, 0.1, 0.4) }],
    });
    expect(narrowCitation(over, 'lmnop')).toEqual({ page: 3, quote: 'lmnop', rects: [line(0.1, 0.18, 0.2)] });
    expect(narrowCitation(over, 'fghij klmn').rects).toEqual([
      line(0.9, 0.3, 0.2),
      { page: 3, ...line(0.1, 0.1, 0.2) },
    ]);
  });
});
