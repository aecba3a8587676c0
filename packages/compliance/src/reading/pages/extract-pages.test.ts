import { ORDER_MAX_PAGES } from '@anupalan/enums/limits';
import { describe, expect, it } from 'vitest';
import { extractPages } from './extract-pages.ts';
import { BADLY_READ, WELL_READ } from './older-layer.fixtures.ts';
import type { ReadProgress } from './outcome.ts';
import { OPS, type PdfPageSpec, toLoading, toRun } from './pdf.fixtures.ts';
import type { PdfLoading } from './pdf-types.ts';

const SENTENCE = 'The unit shall keep the results of the analysis at site for inspection by the Board.';

/** The pages of a PDF, or the code of the failure. */
const extract = async (loading: PdfLoading, onProgress: (progress: ReadProgress) => void = () => {}) => {
  const extraction = await extractPages(loading, OPS, onProgress);
  return extraction.ok ? extraction.pages : extraction.code;
};

const extractPage = async (spec: PdfPageSpec) => {
  const pages = await extract(toLoading([spec]));
  if (typeof pages === 'string') throw new Error(pages);
  return pages[0];
};

const failing = (error: unknown) => (): PdfLoading => ({
  promise: Promise.reject(error),
  destroy: () => Promise.resolve(),
});

const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });

describe('a page of a PDF', () => {
  it('has its runs of text by their upper left corner, from the top', async () => {
    expect(await extractPage({ texts: [toRun(SENTENCE, 20, 80)] })).toEqual({
      number: 1,
      width: 200,
      height: 100,
      kind: 'text',
      items: [{ text: SENTENCE, x: 20, y: 100 - 80 - 8.2, width: SENTENCE.length * 5, height: 10 }],
    });
  });

  it('that the file keeps turned by a right angle is read upright', async () => {
    const run = toRun(SENTENCE, 30, 40, { transform: [0, 10, -10, 0, 30, 40] });
    const page = await extractPage({ texts: [run], view: [0, 1, 1, 0, 5, 7] });
    expect(page?.items).toMatchObject([{ x: 45, y: 37 - 8.2 }]);
  });

  it.each<[string, number, boolean]>([
    ['upright', 0, true],
    ['a little askew, as of a scanner', 0.09, true],
    ['a little askew to the other side', -0.09, true],
    ['set aslant, as a watermark', 0.11, false],
    ['set aslant to the other side', -0.11, false],
    ['upwards along the margin', Math.PI / 2, false],
    ['upside down', Math.PI, false],
  ])('has text %s (%s): %s', async (_name, angle, isThere) => {
    const [sin, cos] = [10 * Math.sin(angle), 10 * Math.cos(angle)];
    const run = toRun('DRAFT', 20, 80, { transform: [cos, sin, -sin, cos, 20, 80] });
    expect((await extractPage({ texts: [run] }))?.items.length).toBe(isThere ? 1 : 0);
  });

  it('takes the height of a run from its letters where pdf.js has none', async () => {
    const run = toRun(SENTENCE, 20, 80, { height: 0, transform: [10, 0, 3, 4, 20, 80] });
    expect((await extractPage({ texts: [run] }))?.items).toMatchObject([{ height: 5, y: 20 - 0.82 * 5 }]);
  });

  it.each([
    ['blanks', toRun('   ', 20, 80)],
    ['marks of the structure', { type: 'beginMarkedContent' }],
    ['text without a place', toRun('Board', 20, 80, { transform: [10, 0, 0, 10, 20] })],
    ['text at a place that is no number', toRun('Board', 20, 80, { transform: [10, 0, 0, 10, 20, null] })],
  ])('leaves out %s', async (_name, item) => {
    const page = await extractPage({ texts: [item, toRun('Board', 20, 60)] });
    expect(page?.items.map(({ y }) => y)).toEqual([40 - 8.2]);
  });

  it('has no text where the view has no place', async () => {
    expect(await extractPage({ texts: [toRun(SENTENCE, 20, 80)], view: [1, 0, 0, 1] })).toMatchObject({
      kind: 'blank',
      items: [],
    });
  });

  const toLine = (line: string, at: number) => toRun(line, 5, 90 - 10 * at);

  const picture: PdfPageSpec['drawings'] = [['transform', [200, 0, 0, 100, 0, 0]], ['paintImageXObject']];

  it.each<[string, PdfPageSpec, string]>([
    ['a picture', { drawings: picture }, 'scan'],
    ['a picture with a stamp', { drawings: picture, texts: [toRun(SENTENCE, 20, 80)] }, 'scan'],
    ['little text and no picture', { texts: [toRun(SENTENCE, 20, 80)] }, 'text'],
    ['nothing', {}, 'blank'],
    ['a picture with words that were well read', { drawings: picture, texts: WELL_READ.map(toLine) }, 'text'],
    [
      'a picture with words that were badly read',
      { drawings: picture, texts: BADLY_READ.map(toLine) },
      'garbled',
    ],
    ['odd words without a picture', { texts: BADLY_READ.map(toLine) }, 'text'],
    ['drawings that cannot be read', { drawingError: new Error('Unknown operator') }, 'blank'],
    [
      'much text over a picture that cannot be read',
      { texts: [toRun(SENTENCE.repeat(6), 20, 80)], drawingError: new Error('Unknown operator') },
      'text',
    ],
  ])('of %s', async (_name, spec, kind) => {
    expect((await extractPage(spec))?.kind).toBe(kind);
  });
});

describe('a PDF', () => {
  it('is read page by page, and each page is let go', async () => {
    const events: string[] = [];
    const toSpec = (name: string): PdfPageSpec => ({
      texts: [toRun(name, 20, 80)],
      onCleanup: () => events.push(`${name} let go`),
    });
    const loading = toLoading([toSpec('first'), toSpec('second')], () => events.push('closed'));
    const pages = await extract(loading, ({ page, pageCount }) => events.push(`${page} of ${pageCount}`));
    expect(pages).toMatchObject([
      { number: 1, items: [{ text: 'first' }] },
      { number: 2, items: [{ text: 'second' }] },
    ]);
    expect(events).toEqual(['first let go', '1 of 2', 'second let go', '2 of 2', 'closed']);
  });

  it('with a page that cannot be parsed has the other pages', async () => {
    const seen: number[] = [];
    const loading = toLoading([{}, new Error('Bad XRef entry'), { texts: [toRun(SENTENCE, 20, 80)] }]);
    expect(await extract(loading, ({ page }) => seen.push(page))).toMatchObject([
      { number: 1, kind: 'blank' },
      { number: 2, width: 595, height: 842, kind: 'garbled', items: [] },
      { number: 3, kind: 'text' },
    ]);
    expect(seen).toEqual([1, 2, 3]);
  });

  it.each([
    ['as many pages as may be read', ORDER_MAX_PAGES, ORDER_MAX_PAGES],
    ['one more', ORDER_MAX_PAGES + 1, 'too_many_pages'],
  ])('of %s', async (_name, pageCount, result) => {
    const pages = await extract(toLoading(Array.from({ length: pageCount }, () => ({}))));
    expect(typeof pages === 'string' ? pages : pages.length).toBe(result);
  });

  it.each<[string, () => PdfLoading, string]>([
    ['needs a password', failing(named('PasswordException', 'No password given')), 'encrypted'],
    ['is cut off', failing(named('InvalidPDFException', 'Invalid PDF structure.')), 'broken'],
    ['fails with no error at all', failing('PasswordException'), 'broken'],
    ['fails with words about memory that are no error', failing({ message: 'out of memory' }), 'broken'],
    ['unpacks to more than a list can hold', failing(new RangeError('Invalid array length')), 'too_heavy'],
    ['is refused memory', failing(new Error('Array buffer allocation failed')), 'too_heavy'],
    ['runs out of memory', failing(new Error('Out of memory')), 'too_heavy'],
    [
      'runs out of memory on a page',
      () => toLoading([{}, new RangeError('Invalid string length')]),
      'too_heavy',
    ],
  ])('that %s', async (_name, toFailing, code) => {
    expect(await extract(toFailing())).toBe(code);
  });

  it('is read although closing it fails', async () => {
    const loading = { ...toLoading([{}]), destroy: () => Promise.reject(new Error('already closed')) };
    expect(await extract(loading)).toHaveLength(1);
  });
});
