import { expect, test } from 'vitest';
import { toFingerprint } from './fingerprint.ts';

const article = {
  id: '1',
  title: 'Water',
  description: 'Of water.',
  createdAt: '2026-05-04T04:30:00.000Z',
  htmlContent: '<p>Words</p>',
  media: null,
};

test('is the same for the same, and another for every change that a page shows', () => {
  const before = toFingerprint([article]);
  expect(toFingerprint([{ ...article }])).toBe(before);
  for (const change of [{ title: 'Air' }, { htmlContent: '<p>Other</p>' }, { media: { path: '/a.webp' } }])
    expect(toFingerprint([{ ...article, ...change }])).not.toBe(before);
  expect(toFingerprint([])).not.toBe(before);
});
