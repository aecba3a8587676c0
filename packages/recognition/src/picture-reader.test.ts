import { IDENTITY, mapPoint } from '@anupalan/compliance/reading/pages/mapping';
import { describe, expect, it } from 'vitest';
import type { Layout } from './layout-signs.ts';
import type { PageImage, PictureOpener } from './page-image.ts';
import { PictureReader } from './picture-reader.ts';
import type { Recognition } from './types.ts';

const [WIDTH, HEIGHT] = [600, 800];

/** A sheet with twelve lines of print, as specks in rows. */
const SHEET = new Uint8Array(WIDTH * HEIGHT).fill(255);
for (let line = 0; line < 12; line++)
  for (let y = 0; y < 8; y++)
    for (let x = 60; x < 540; x++) if (x % 9 < 5) SHEET[(100 + line * 40 + y) * WIDTH + x] = 0;

const IMAGE: PageImage = {
  input: SHEET,
  raw: { width: WIDTH, height: HEIGHT, channels: 1 },
  isPlain: true,
  width: 595,
  height: 842,
  toPaper: IDENTITY,
};

/** Opens the sheet, however it is asked to lie. */
const opener: PictureOpener = {
  toGrey: async () => ({ pixels: SHEET.slice(), width: WIDTH, height: HEIGHT }),
  isGrey: async () => true,
  toColours: async () => null,
};

/** Six lines of five words each. */
const toFound = (confidence: number, text: string): Recognition => ({
  confidence,
  lines: Array.from({ length: 6 }, (_, line) => {
    const y0 = 100 + line * 40;
    return {
      words: Array.from({ length: 5 }, (__, at) => ({
        text,
        confidence,
        bbox: { x0: 60 + at * 90, x1: 140 + at * 90, y0, y1: y0 + 12 },
      })),
      baseline: { x0: 60, x1: 500, y0: y0 + 12, y1: y0 + 12 },
    };
  }),
});

/** Reads the sheet; `answer` is given how often the recogniser was asked in these languages. */
const read = async (
  answer: (languages: string, time: number, layout?: Layout) => Recognition,
  state?: string,
) => {
  const asked: string[] = [];
  const reader = new PictureReader({
    opener,
    state: state ?? null,
    recognise: async (_picture, _dpi, codes, layout) => {
      const languages = codes.join('+');
      asked.push(languages);
      return answer(languages, asked.filter((each) => each === languages).length, layout);
    },
  });
  const page = await reader.read(IMAGE);
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ].map((at) => mapPoint(IDENTITY, at));
  const across = page && from && to && mapPoint(page.toPaper, to).x - mapPoint(page.toPaper, from).x;
  const unread = page?.unreadLines.map(({ count, script }) => [count, script]);
  return {
    asked,
    unread,
    words: new Set(page?.items.map(({ text }) => text)),
    isUpright: (across ?? 0) > 0.9,
  };
};

describe('a page that is weak in English', () => {
  it('is read in its own language as it lies, where no way to turn it says more', async () => {
    // Letters at random are weak in all ways, and a little less in one.
    const { words, isUpright } = await read((languages, time) => {
      if (languages === 'eng') return toFound(time === 3 ? 50 : 30, 'aEot');
      return languages.endsWith('guj') ? toFound(91, 'હુકમ') : toFound(20, 'aEot');
    });
    expect([...words]).toEqual(['હુકમ']);
    expect(isUpright).toBe(true);
  });

  it('is turned where its words come out then', async () => {
    const { words, asked, isUpright } = await read((_, time) =>
      time === 1 ? toFound(30, 'aEot') : time === 4 || time > 5 ? toFound(92, 'unit') : toFound(25, 'aEot'),
    );
    expect([...words]).toEqual(['unit']);
    expect(isUpright).toBe(false);
    expect(new Set(asked)).toEqual(new Set(['eng']));
  });

  it.each([
    ['the language of the state of whom it was sent by', 'Karnataka', 'kan', []],
    ['Hindi, where no state is known', undefined, 'hin', ['mar']],
  ])('is tried first in %s', async (_name, state, first, others) => {
    const { asked } = await read(
      (languages) =>
        languages === 'eng' || languages.length === 3
          ? toFound(languages === first ? 95 : 30, 'aEot')
          : toFound(91, 'x'),
      state,
    );
    expect(asked.find((languages) => languages !== 'eng')).toBe(first);
    // So sure a reading ends the search, but for other languages of its script.
    expect(new Set(asked)).toEqual(new Set(['eng', first, ...others, `eng+${first}`]));
  });
});

it('a page with some lines that are sure is upright, however weak those between them are', async () => {
  const sure = toFound(92, 'unit').lines.slice(0, 3);
  const byHand = toFound(30, 'aEot').lines.slice(3);
  const { asked, isUpright, unread } = await read((languages, _time, layout) =>
    languages === 'eng' && layout === 'page'
      ? { confidence: 50, lines: [...sure, ...byHand] }
      : toFound(20, 'x'),
  );
  expect(isUpright).toBe(true);
  // The page once, and each of its weak lines alone in two sizes: no way to turn it is tried.
  expect(asked.filter((languages) => languages === 'eng')).toHaveLength(7);
  expect(unread).toEqual([[3, null]]);
});

describe('pages that are in no language', () => {
  it('are tried in all languages once, and those that follow in few', async () => {
    const asked: string[] = [];
    const reader = new PictureReader({
      opener,
      state: 'Gujarat',
      recognise: async (_picture, _dpi, codes) => {
        asked.push(codes.join('+'));
        return toFound(30, 'aEot');
      },
    });
    const countAsked = async () => {
      const before = asked.length;
      await reader.read(IMAGE);
      return new Set(asked.slice(before).filter((codes) => codes !== 'eng')).size;
    };
    expect(await countAsked()).toBe(10);
    expect(asked.filter((codes) => codes === 'guj')).toHaveLength(2);
    expect(await countAsked()).toBe(3);
  });
});

describe('a line that could not be read', () => {
  /** Five lines in English, and one at random. */
  const page = (): Recognition => {
    const { lines, confidence } = toFound(92, 'unit');
    const [last] = toFound(30, 'aEot').lines.slice(-1);
    return { confidence, lines: last ? [...lines.slice(0, -1), last] : lines };
  };

  it.each([
    ['Gujarati', 'Gujarat', 'guj', 70],
    [null, 'Gujarat', 'guj', 50],
    ['Devanagari', undefined, 'hin', 75],
    [null, undefined, 'mal', 95],
  ])('is said to be in %s, of %s, where %s knows it by %d', async (script, state, language, sure) => {
    const { unread, asked } = await read((languages, _time, layout) => {
      if (languages === language) return toFound(sure, 'ક');
      if (languages !== 'eng') return toFound(20, 'x');
      return layout === 'line' ? toFound(30, 'aEot') : page();
    }, state);
    expect(unread).toEqual([[1, script]]);
    // The page is not read again, and no other states are tried: English, three languages, and the line in what it is.
    expect(new Set(asked).size).toBeLessThan(6);
  });
});
