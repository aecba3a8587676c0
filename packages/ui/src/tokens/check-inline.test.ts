import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from './check-css.ts';
import { checkInline } from './check-inline.ts';

test('no component writes a size or a colour into its markup', () => {
  const files = listFiles(`${import.meta.dirname}/..`, ['.tsx']).filter(
    (file) => !/\.(?:stories|test|parts)\.tsx$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => checkInline(readFileSync(file, 'utf8'), file))).toEqual([]);
});

test.each([
  ['<i style={{ width: 12 }} />', 'length'],
  ['<i style={{ top: -3, left: 0 }} />', 'length'],
  ['<i style={{ maxWidth: "40rem" }} />', 'length'],
  ["<i style={{ padding: '0 4px' }} />", 'length'],
  ["<i style={{ transition: 'color 200ms' }} />", 'length'],
  ["<i style={{ color: '#c00' }} />", 'colour'],
  ["<i style={{ background: 'rgb(0 0 0 / .5)' }} />", 'colour'],
  ['<path fill="#eba20b" />', 'colour'],
  ["<path stroke={'red'} />", 'colour'],
])('%s is refused', (text, rule) => {
  expect(checkInline(`\n${text}`, 'a.tsx')).toMatchObject([{ rule, line: 2, file: 'a.tsx' }]);
});

test.each([
  '<i style={{ flex: done }} />',
  "<i style={{ '--from': place }} />",
  "<i style={{ width: '40%', top: 0 }} />",
  "<i style={{ ...place, width: share + '%' }} />",
  '<path fill="currentColor" stroke="none" />',
  '<rect fill={hatch} width={12} />',
  '<a href="#abc" />',
  '<AxisLeft stroke="" />',
])('%s passes', (text) => {
  expect(checkInline(text, 'a.tsx')).toEqual([]);
});
