import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenFile, PdfKeeper } from './pdf-keeper.ts';

type Page = { of: string; number: number; cleanup: () => void };

const IDLE = 60_000;
const closed: string[] = [];
const cleaned: string[] = [];
const opened: string[] = [];

const toOpener = (name: string) => (): OpenFile<Page> => {
  opened.push(name);
  return {
    getPage: async (number) => {
      if (number === 99) throw new Error('There is no such page.');
      return { of: name, number, cleanup: () => cleaned.push(`${name} ${number}`) };
    },
    close: () => closed.push(name),
  };
};

const keeper = () => new PdfKeeper<Page>({ idleMs: IDLE, files: 1, pages: 2 });

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [closed, cleaned, opened]) list.length = 0;
});
afterEach(() => vi.useRealTimers());

test('a file is opened once for who looks at it, and for who comes soon after', async () => {
  const all = keeper();
  const first = all.hold('a', toOpener('a'));
  const page = await first.getPage(1);
  first.release();
  vi.advanceTimersByTime(IDLE - 1);
  const second = all.hold('a', toOpener('a'));
  expect(await second.getPage(1)).toBe(page);
  vi.advanceTimersByTime(10 * IDLE);
  expect([opened, closed]).toEqual([['a'], []]);
  second.release();
  // Twice is once.
  second.release();
  vi.advanceTimersByTime(IDLE);
  expect(closed).toEqual(['a']);
  all.hold('a', toOpener('a'));
  expect(opened).toEqual(['a', 'a']);
});

test('of the pages those looked at last stay decoded', async () => {
  const held = keeper().hold('a', toOpener('a'));
  for (const page of [1, 2, 1, 3]) await held.getPage(page);
  await vi.advanceTimersByTimeAsync(0);
  expect(cleaned).toEqual(['a 2']);
});

test('of the files that nobody uses the last one stays open', async () => {
  const all = keeper();
  for (const name of ['a', 'b', 'c']) all.hold(name, toOpener(name)).release();
  expect(closed).toEqual(['a', 'b']);
});

test('a file that is in use is not closed for others', () => {
  const all = keeper();
  const used = all.hold('a', toOpener('a'));
  all.hold('b', toOpener('b')).release();
  all.hold('c', toOpener('c')).release();
  expect(closed).toEqual(['b']);
  used.release();
  expect(closed).toEqual(['b', 'a']);
});

test('what could not be opened is opened anew', async () => {
  const all = keeper();
  const held = all.hold('a', toOpener('a'));
  await expect(held.getPage(99)).rejects.toThrow('no such page');
  held.release();
  await all.hold('a', toOpener('a')).getPage(1);
  expect(opened).toEqual(['a', 'a']);
  vi.advanceTimersByTime(IDLE);
  expect(closed).toEqual(['a']);
});
