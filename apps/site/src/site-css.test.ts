import { checkFiles, listFiles } from '@anupalan/ui/check-css';
import { expect, test } from 'vitest';

test('the site takes every colour, size and shadow from the tokens', () => {
  const files = listFiles(import.meta.dirname, ['.css', '.astro']);
  expect(files.length).toBeGreaterThan(5);
  expect(checkFiles(files)).toEqual([]);
});
