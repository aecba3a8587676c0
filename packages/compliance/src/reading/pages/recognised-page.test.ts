import { describe, expect, it } from 'vitest';
import type { InputPage } from '../types.ts';
import { IDENTITY } from './mapping.ts';
import {
  type PageRecogniser,
  type PagesSoFar,
  type RecognisedPage,
  recogniseNone,
  withRecognised,
} from './recognised-page.ts';

const toPage = (number: number, kind: InputPage['kind']): InputPage => ({
  number,
  kind,
  width: 595,
  height: 842,
  items: [],
});

const FOUND: RecognisedPage = {
  width: 600,
  height: 850,
  items: [{ text: 'Consent', x: 10, y: 10, width: 50, height: 10, confidence: 0.9 }],
  toPaper: IDENTITY,
  unreadLines: [{ count: 2, script: 'Gujarati', rects: [] }],
};

const read = async (pages: InputPage[], found: Record<number, RecognisedPage>) => {
  const asked: number[] = [];
  const recognise: PageRecogniser = async ({ pages: numbers, onPage }) => {
    asked.push(...numbers);
    for (const number of numbers) onPage(number, found[number] ?? null);
  };
  const seen: { waiting: number[]; kinds: string[] }[] = [];
  const onPage = ({ pages: soFar, waiting }: PagesSoFar) => {
    seen.push({ waiting: [...waiting], kinds: soFar.map(({ kind }) => kind) });
  };
  const result = await withRecognised(pages, new Uint8Array(), { recognise, onPage });
  return { result, asked, seen };
};

describe('pages that are recognised', () => {
  it('are the pictures and those whose letters mean others, and are read like text', async () => {
    const pages = [toPage(1, 'text'), toPage(2, 'scan'), toPage(3, 'garbled'), toPage(4, 'blank')];
    const { result, asked, seen } = await read(pages, { 2: FOUND, 3: FOUND });
    expect(asked).toEqual([2, 3]);
    expect(seen).toEqual([
      { waiting: [3], kinds: ['text', 'text', 'garbled', 'blank'] },
      { waiting: [], kinds: ['text', 'text', 'text', 'blank'] },
    ]);
    expect(result.map(({ kind }) => kind)).toEqual(['text', 'text', 'text', 'blank']);
    expect(result[1]).toEqual({ ...FOUND, number: 2, kind: 'text' });
  });

  it('stay unread where nothing was recognised', async () => {
    const { result } = await read([toPage(1, 'scan'), toPage(2, 'garbled')], {});
    expect(result.map(({ kind }) => kind)).toEqual(['scan', 'garbled']);
  });

  it('are blank where there is nothing to read', async () => {
    const { result } = await read([toPage(1, 'scan')], { 1: { ...FOUND, items: [] } });
    expect(result[0]?.kind).toBe('blank');
  });

  it('are none where nobody recognises', async () => {
    const told: unknown[] = [];
    await recogniseNone({ data: new Uint8Array(), pages: [1, 2], onPage: (...of) => told.push(of) });
    expect(told).toEqual([
      [1, null],
      [2, null],
    ]);
  });
});
