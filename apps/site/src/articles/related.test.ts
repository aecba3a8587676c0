import { expect, test } from 'vitest';
import { toTestArticle } from '../testing-articles.ts';
import { describeAuthor } from './author.ts';
import { findRelated } from './related.ts';

const tagged = (day: number, names: readonly string[], category = 'Regulations') =>
  toTestArticle(day, {
    blogTags: names.map((name) => ({ name })),
    category: { id: category, name: category },
  });
const article = tagged(1, ['Renewal', 'Water']);

test.each([
  [
    'shared tags come before the category',
    [tagged(2, [], 'Regulations'), tagged(3, ['water'], 'Other')],
    [3, 2],
  ],
  ['of equal ones the newer is first', [tagged(9, ['Air']), tagged(8, ['Air'])], [9, 8]],
  ['the article itself is left out', [article, tagged(4, [])], [4]],
  ['more shared tags win', [tagged(2, ['Water']), tagged(3, ['Renewal', 'Water'])], [3, 2]],
  ['there may be none', [], []],
] as const)('%s', (_, others, days) => {
  expect(findRelated(article, others, 4).map(({ title }) => title)).toEqual(
    days.map((day) => `Article ${day}`),
  );
});

test('at most so many are named', () => {
  expect(
    findRelated(
      article,
      [2, 3, 4, 5].map((day) => tagged(day, [])),
      3,
    ),
  ).toHaveLength(3);
});

test.each([
  [[tagged(1, ['Air', 'Water'])], 'Analyst. One article here, about Air, Water.'],
  [
    [tagged(1, ['Air']), tagged(2, ['Noise', 'Water']), tagged(3, ['Water', 'Dust'])],
    'Analyst. 3 articles here, about Water, Air, Noise.',
  ],
  [[tagged(1, [])], 'Analyst. One article here.'],
] as const)('an author has a line from what is published', (articles, line) => {
  expect(describeAuthor(articles[0], articles)).toBe(line);
});

test('nobody has no line; without a designation the usual one stands there', () => {
  expect(describeAuthor(toTestArticle(1, { writtenBy: null }), [])).toBeNull();
  const own = toTestArticle(1, { writtenByDesignation: null, blogTags: [] });
  expect(describeAuthor(own, [own])).toBe('Regulatory Affairs. One article here.');
});
