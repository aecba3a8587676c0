import { expect, test } from 'vitest';
import { loadArticles } from './load-articles.ts';
import { findSubject } from './subject.ts';

test.each([
  [['Hazardous waste', 'Returns'], 'Form 4', 'hazardous-waste'],
  [['Solid waste'], 'The rules of 2026', 'solid-waste'],
  [['Water', 'Air', 'Validity'], 'Two consents with two last days', 'air'],
  [['Renewal', 'Planning'], 'Counting back', 'renewal'],
  [[], 'A consent without an end date', 'validity'],
  [[], 'How to read a consent order', 'consent'],
  // Parts of words tell nothing.
  [['Fairness', 'Platform'], 'Underwater', undefined],
  [[], '', undefined],
] as const)('%j and “%s” are about %s', (tags, title, subject) => {
  expect(findSubject(tags, title)).toBe(subject);
});

test('the articles of the demo have at least twelve different covers', () => {
  const subjects = loadArticles({}).map(
    ({ blogTags, title, category }) =>
      findSubject(
        blogTags.map(({ name }) => name),
        title,
      ) ?? category.name,
  );
  expect(new Set(subjects).size).toBeGreaterThanOrEqual(12);
});
