import { IDENTITY } from '@anupalan/compliance/reading/pages/mapping';
import type { RecognisedPage } from '@anupalan/compliance/reading/pages/recognised-page';
import type { PageImage } from '@anupalan/recognition/page-image';
import type { Recognise } from '@anupalan/recognition/picture-reader';
import type { Recognition } from '@anupalan/recognition/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recognisePages } from './recognise-pages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page of 400 by 500 pixels with ten lines of print, or none. */
const toImage = (isEmpty = false): PageImage => {
  const [width, height] = [400, 500];
  const input = new Uint8Array(width * height * 4).fill(255);
  for (let line = 0; line < (isEmpty ? 0 : 10); line++)
    for (let y = 40 + line * 40; y < 48 + line * 40; y++)
      input.fill(0, (y * width + 50) * 4, (y * width + 350) * 4);
  for (let at = 3; at < input.length; at += 4) input[at] = 255;
  return {
    input,
    raw: { width, height, channels: 4 },
    isPlain: true,
    width: 400,
    height: 500,
    toPaper: IDENTITY,
  };
};

const READ: Recognition = {
  confidence: 91,
  lines: [
    {
      words: ['Submit', 'the', 'annual', 'return'].map((text, at) => ({
        text,
        confidence: 91,
        bbox: { x0: 50 + at * 60, y0: 40, x1: 100 + at * 60, y1: 50 },
      })),
      baseline: { x0: 50, y0: 50, x1: 290, y1: 50 },
    },
  ],
};

function open(recognise: Recognise = async () => READ) {
  const closed = vi.fn(async () => undefined);
  const told = vi.fn();
  const read = async (
    pages: readonly number[],
    getImage: (page: number) => Promise<PageImage>,
    lanes = 1,
  ) => {
    const found = new Map<number, RecognisedPage>();
    await recognisePages(pages, {
      getImage,
      openRecogniser: () => ({ recognise, close: closed }),
      lanes,
      onPage: (page, recognised) => {
        told(page);
        if (recognised) found.set(page, recognised);
      },
    });
    return found;
  };
  return { read, closed, told };
}

test('pages are read with the server’s own code, and what recognises them is given back', async () => {
  const languages = vi.fn();
  const { read, closed, told } = open(async (picture, dpi, asked) => {
    const size = [...new Uint32Array(picture.slice(4, 12).buffer)];
    languages(new TextDecoder().decode(picture.slice(0, 4)), size, dpi, asked);
    return READ;
  });
  const found = await read([2, 5], async () => toImage());
  expect([...found.keys()]).toEqual([2, 5]);
  expect(found.get(5)?.items.map(({ text }) => text)).toEqual(['Submit', 'the', 'annual', 'return']);
  expect(found.get(5)?.items[0]).toMatchObject({ x: 50, confidence: 0.91 });
  expect(languages.mock.calls[0]).toEqual(['spix', [400, 500], 72, ['eng']]);
  expect([told.mock.calls.length, closed.mock.calls.length]).toEqual([2, 1]);
});

test('a page that cannot be drawn or recognised leaves the others, and an empty one is blank', async () => {
  let asked = 0;
  const { read, told } = open(async () => {
    asked++;
    if (asked === 1) throw new Error('The program broke.');
    return READ;
  });
  const found = await read([1, 2, 3, 4], async (page) => {
    if (page === 2) throw new Error('This page is cut off.');
    return toImage(page === 3);
  });
  expect([...found.keys()]).toEqual([3, 4]);
  expect(found.get(3)?.items).toEqual([]);
  expect(told).toHaveBeenCalledTimes(4);
});

test('a page that takes too long is given up with its recogniser, and the next one is read', async () => {
  let asked = 0;
  const { read, closed } = open(() => (++asked === 1 ? new Promise(() => undefined) : Promise.resolve(READ)));
  const reading = read([1, 2], async () => toImage());
  await vi.advanceTimersByTimeAsync(119_000);
  expect(closed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([...(await reading).keys()]).toEqual([2]);
  expect(closed).toHaveBeenCalledTimes(2);
});

test('as many pages are read at once as there are lanes, and no more than pages', async () => {
  let [now, most] = [0, 0];
  const { read, closed } = open(async () => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    now--;
    return READ;
  });
  await read([1, 2, 3], async () => toImage(), 2);
  expect([most, closed.mock.calls.length]).toEqual([2, 2]);
  await read([1], async () => toImage(), 2);
  expect(closed).toHaveBeenCalledTimes(3);
});
