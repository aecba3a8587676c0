import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findParts, toParts } from './find-part.ts';
import { SEARCH_WORDS } from './search-words.ts';

const OWN = 'Foundations/Find a part';
const src = join(import.meta.dirname, '..');
const titles = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => /title: '([^']+)'/.exec(readFileSync(join(src, file), 'utf8'))?.[1] ?? '');
const entries = titles.flatMap((title) => [
  { id: `${title}--docs`, title, type: 'docs' },
  { id: `${title}--default`, title, type: 'story' },
]);
const parts = toParts(entries, OWN);
const named = (typed: string) => findParts(parts, typed).map(({ name }) => name);

test('lists each part once, and not the page itself', () => {
  expect(parts.length).toBe(titles.length - 1);
  expect(parts.some(({ name }) => name === 'Find a part')).toBe(false);
});

test('has other names only for parts that exist', () => {
  const names = new Set(parts.map(({ name }) => name));
  expect(Object.keys(SEARCH_WORDS).filter((name) => !names.has(name))).toEqual([]);
});

describe('a part is found', () => {
  test.each([
    ['by its name, which comes first', 'button', 'Button'],
    ['by a name of other kits', 'modal', 'Dialog'],
    ['by what it shows', 'heat map', 'YearMap'],
    ['by words in any order', 'picker date', 'DateField'],
    ['in capitals', 'PDF', 'DocumentViewer'],
  ])('%s', (_, typed, name) => {
    expect(named(typed)).toContain(name);
  });

  test('before others whose other names hold the word', () => {
    expect(named('button')[0]).toBe('Button');
  });

  test('with all others where nothing is typed, and with none where nothing fits', () => {
    expect(named('  ')).toHaveLength(parts.length);
    expect(named('no such part')).toEqual([]);
  });
});
