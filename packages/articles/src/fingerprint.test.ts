import { expect, test } from 'vitest';
import { toFingerprint } from './fingerprint.ts';

const article = {
  id: '1',
  title: 'Water',
  description: 'Of water.',
  createdAt: '2026-05-04T04:30:00.000Z',
  htmlContent: '<p>Words</p>',
  media: null,
  blogTags: [{ name: 'air' }, { name: 'water' }],
  category: { id: 'regulations', name: 'Regulations' },
  writtenBy: 'Mira Kolhe',
  writtenByDesignation: 'Analyst',
  readTime: 4,
};
const before = toFingerprint([article]);

test.each([
  { id: '2' },
  { title: 'Air' },
  { description: 'Of air.' },
  { createdAt: '2026-05-05T04:30:00.000Z' },
  { htmlContent: '<p>Other</p>' },
  { media: { path: '/a.webp' } },
  { blogTags: [] },
  { blogTags: [{ name: 'air' }] },
  { blogTags: [{ name: 'air, water' }] },
  { blogTags: [{ name: 'water' }, { name: 'air' }] },
  { category: { id: 'regulations', name: 'Case Studies' } },
  { writtenBy: null },
  { writtenBy: 'Devika Menon' },
  { writtenByDesignation: null },
  { writtenByDesignation: 'Editor' },
  { writtenBy: 'Analyst', writtenByDesignation: 'Mira Kolhe' },
  { readTime: null },
  { readTime: 5 },
])('is another after a change of what a page shows: %j', (change) => {
  expect(toFingerprint([{ ...article, ...change }])).not.toBe(before);
});

test('is the same for the same, and another without it, twice, or in another order', () => {
  expect(toFingerprint([structuredClone(article)])).toBe(before);
  expect(toFingerprint([])).not.toBe(before);
  expect(toFingerprint([article, article])).not.toBe(before);
  const other = { ...article, id: '2' };
  expect(toFingerprint([article, other])).not.toBe(toFingerprint([other, article]));
});

test('what is missing is what is null', () => {
  const nulls = { ...article, media: null, writtenBy: null, writtenByDesignation: null, readTime: null };
  const { media, writtenBy, writtenByDesignation, readTime, ...without } = nulls;
  const fields = { media, writtenBy, writtenByDesignation, readTime };
  const missing = Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));
  expect(toFingerprint([without])).toBe(toFingerprint([nulls]));
  expect(toFingerprint([{ ...nulls, ...missing }])).toBe(toFingerprint([nulls]));
});

test('does not look at the order of the fields, nor at the id of a category', () => {
  const turned = Object.fromEntries(Object.entries(article).toReversed()) as typeof article;
  expect(Object.keys(turned)[0]).toBe('readTime');
  expect(toFingerprint([turned])).toBe(before);
  const stored = { id: '01900000-0000-7000-8000-000000000101', name: 'Regulations' };
  expect(toFingerprint([{ ...article, category: stored }])).toBe(before);
});
