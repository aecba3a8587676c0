import { IDENTITY, mapPoint } from '@anupalan/compliance/reading/pages/mapping';
import { describe, expect, it, test } from 'vitest';
import { isNoise } from './noise.ts';
import { measureTilt } from './straighten.ts';
import { toRecognisedPage } from './to-page.ts';
import type { RecognisedLine, RecognisedWord } from './types.ts';

const PICTURE = { width: 1000, height: 1400, pointsPerPixel: 0.5, toPaper: IDENTITY };

const toWord = (text: string, x0: number, y0: number, width: number, height = 20): RecognisedWord => ({
  text,
  confidence: 92,
  bbox: { x0, y0, x1: x0 + width, y1: y0 + height },
});

/** A line of words of 80 pixels that ends lower than it begins by `drop` for each pixel. */
const toLine = (texts: readonly string[], x: number, y: number, drop = 0): RecognisedLine => {
  const words = texts.map((text, at) => toWord(text, x + 100 * at, Math.round(y + 100 * at * drop), 80));
  const last = words.at(-1)?.bbox ?? { x1: x };
  return { words, baseline: { x0: x, y0: y + 20, x1: last.x1, y1: y + 20 + (last.x1 - x) * drop } };
};

const FIVE = ['The', 'unit', 'shall', 'submit', 'results'];

describe('a recognised page', () => {
  it('has its words in points, those of a line at the same height', () => {
    const { items, width, height } = toRecognisedPage([toLine(FIVE, 100, 200)], PICTURE);
    expect([width, height]).toEqual([500, 700]);
    expect(items.map(({ text }) => text)).toEqual(FIVE);
    expect(items[1]).toMatchObject({ x: 100, width: 40, confidence: 0.92 });
    expect(new Set(items.map(({ y, height }) => `${y} ${height}`)).size).toBe(1);
  });

  it('puts a number beside its text on the line of the text, whatever the recogniser took for a line', () => {
    const numbers = [toLine(['1.'], 100, 200), toLine(['2.'], 100, 240)];
    const texts = [toLine(FIVE, 200, 201), toLine(FIVE, 200, 239)];
    const { items } = toRecognisedPage([...numbers, ...texts], PICTURE);
    const lines = Map.groupBy(items, ({ y }) => y);
    expect([...lines.values()].map((line) => line.map(({ text }) => text).join(' '))).toEqual([
      '1. The unit shall submit results',
      '2. The unit shall submit results',
    ]);
  });

  it('puts a word with a rule in its box on the line that it stands on', () => {
    const low = { ...toLine(['Fluoride'], 100, 205), words: [toWord('Fluoride', 100, 205, 80, 44)] };
    const { items } = toRecognisedPage([toLine(FIVE, 200, 201), toLine(FIVE, 100, 280), low], PICTURE);
    const [line] = [...Map.groupBy(items, ({ y }) => y).values()];
    expect(line?.map(({ text }) => text)).toEqual(['Fluoride', ...FIVE]);
  });

  it('ends a word before the next one where its box is that of the whole line', () => {
    const heading = toLine(['INTEGRATED', 'CONSENT', 'TO', 'OPERATE'], 100, 200);
    const [first, ...others] = heading.words;
    const wide = first ? [{ ...first, bbox: { ...first.bbox, x1: 480 } }, ...others] : [];
    const { items } = toRecognisedPage([{ ...heading, words: wide }, toLine(FIVE, 100, 280)], PICTURE);
    const [integrated, consent] = items;
    expect([integrated?.text, consent?.text]).toEqual(['INTEGRATED', 'CONSENT']);
    expect(integrated && integrated.x + integrated.width).toBeLessThan(consent?.x ?? 0);
    expect(integrated?.width).toBeGreaterThan(40);
  });

  it('puts a word that a stamp below it makes high on the line with room for it', () => {
    const print = { ...toLine(FIVE, 100, 200), words: toLine(FIVE, 100, 200).words.toSpliced(3, 1) };
    const stamp = toLine(['Signature', 'Not'], 330, 226);
    const high = { ...toLine(['submit'], 400, 205), words: [toWord('submit', 400, 205, 80, 44)] };
    const { items } = toRecognisedPage([print, stamp, high, toLine(FIVE, 100, 300)], PICTURE);
    const [line] = [...Map.groupBy(items, ({ y }) => y).values()];
    expect(line?.map(({ text }) => text)).toEqual(FIVE);
  });

  it('puts a high word beside the word that is right behind it, where two lines of cells have room for it', () => {
    const beside = toLine(['matter', 'with'], 205, 200);
    const lower = toLine(['filter', '18'], 500, 224);
    const high = { ...toLine(['Particulate'], 120, 200), words: [toWord('Particulate', 120, 200, 80, 46)] };
    const { items } = toRecognisedPage([beside, lower, high, toLine(FIVE, 100, 300)], PICTURE);
    const lines = [...Map.groupBy(items, ({ y }) => y).values()];
    expect(lines.slice(0, 2).map((line) => line.map(({ text }) => text))).toEqual([
      ['Particulate', 'matter', 'with'],
      ['filter', '18'],
    ]);
  });

  it('has the type of the page on a line in another script whose only figure has the box of the line', () => {
    const words = [
      toWord('ਰੁੱਖ', 100, 300, 80),
      toWord('31.03.2027', 200, 290, 160, 50),
      toWord('ਤੱਕ', 380, 300, 80),
    ];
    const indic = { words, baseline: { x0: 100, y0: 330, x1: 460, y1: 330 } };
    const { items } = toRecognisedPage([toLine(FIVE, 100, 200), indic, toLine(FIVE, 100, 400)], PICTURE);
    const figure = items.find(({ text }) => text === '31.03.2027');
    expect(figure?.height).toBeLessThan(1.5 * (items[0]?.height ?? 0));
  });

  it('that lies askew is laid straight, and knows where its words are on the paper', () => {
    const drop = Math.tan(0.02);
    const lines = [toLine(FIVE, 100, 200, drop), toLine(FIVE, 100, 800, drop)];
    expect(measureTilt(lines)).toBeCloseTo(0.02, 4);
    const { items, toPaper } = toRecognisedPage(lines, PICTURE);
    expect(new Set(items.map(({ y }) => y.toFixed(6))).size).toBe(2);
    const last = items.at(-1);
    const paper = mapPoint(toPaper, { x: (last?.x ?? 0) / 500, y: (last?.y ?? 0) / 700 });
    // The word begins at x 500 of 1,000, and about y 808 of 1,400, in the picture.
    expect(paper.x).toBeCloseTo(0.5, 2);
    expect(paper.y).toBeCloseTo(808 / 1400, 2);
  });

  it('is laid straight by the lines that were read: those of a hand go up and down', () => {
    const hand = toLine(['aEot', 'Teie', 'RYo', 'ocx', 'Fare'], 100, 300, 0.1);
    const words = hand.words.map((word) => ({ ...word, confidence: 50 }));
    const print = toLine(FIVE, 100, 200, 0.01);
    expect(measureTilt([print, { ...hand, words }, { ...hand, words }])).toBeCloseTo(0.01, 4);
    // Where no others are there, they tell it.
    expect(measureTilt([{ ...hand, words }])).toBeCloseTo(0.1, 3);
  });

  it('counts pieces of one line that was not read once', () => {
    const ink = [
      { x0: 100, x1: 200, y0: 300, y1: 330 },
      { x0: 220, x1: 400, y0: 302, y1: 328 },
      { x0: 100, x1: 300, y0: 340, y1: 370 },
    ];
    const { unreadLines } = toRecognisedPage([toLine(FIVE, 100, 200)], PICTURE, null, ink);
    expect(unreadLines.map(({ count }) => count)).toEqual([2]);
  });

  it('has no digit for the stroke of an empty cell', () => {
    const stroke = {
      ...toLine(['BOD'], 100, 300),
      words: [toWord('BOD', 100, 300, 80), toWord('5', 300, 312, 12, 3)],
    };
    const { items } = toRecognisedPage([toLine(FIVE, 100, 200), stroke], PICTURE);
    expect(items.map(({ text }) => text)).toEqual([...FIVE, 'BOD']);
  });

  it.each([
    ['letters at random', ['aEot', 'Teie', 'RYo'], 0],
    ['figures of a row, badly read', ['pH', '6.5t09.0', '°'], 2],
  ])('has, of %s, so many words', (_name, texts, count) => {
    const weak = toLine(texts, 100, 300);
    const words = weak.words.map((word) => ({ ...word, confidence: 30 }));
    const { items, unreadLines } = toRecognisedPage([toLine(FIVE, 100, 200), { ...weak, words }], PICTURE);
    expect(items).toHaveLength(FIVE.length + count);
    expect(unreadLines).toHaveLength(count === 0 ? 1 : 0);
  });
});

test.each<[string, RecognisedWord, boolean]>([
  ['a word', toWord('Board', 0, 0, 60), false],
  ['a number', toWord('7.5', 0, 0, 30), false],
  ['a hyphen of a range', { ...toWord('-', 0, 0, 10, 4), confidence: 75 }, false],
  ['the line of a table', toWord('|', 0, 0, 3, 60), true],
  ['a colon of small type', toWord(':', 0, 0, 3, 12), false],
  ['the line of a table, taken for a colon', toWord(':', 0, 0, 3, 60), true],
  ['the line under a heading', toWord('—', 0, 0, 400, 4), true],
  ['a doubtful sign', { ...toWord('|', 0, 0, 8, 20), confidence: 60 }, true],
  ['a sign that is certain', { ...toWord('*', 0, 0, 8, 20), confidence: 90 }, false],
  ['a unit of which the recogniser is not sure', { ...toWord('mg/l,', 0, 0, 40), confidence: 0 }, false],
  ['a long number of a paper', { ...toWord('313107625FRDCTO73310452', 0, 0, 300), confidence: 12 }, false],
  ['letters that nobody can read', { ...toWord('ocx', 0, 0, 30), confidence: 12 }, true],
])('%s is noise: %s', (_, word, expected) => {
  expect(isNoise(word)).toBe(expected);
});

it.each(['|', '||', '¦'])('takes “%s” for the line of a table, also where it was read surely', (text) => {
  expect(isNoise(toWord(text, 100, 100, 12))).toBe(true);
});
