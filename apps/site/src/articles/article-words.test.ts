import { setConfig } from '@anupalan/api-client/config';
import { describe, expect, test } from 'vitest';
import { toTestArticle } from '../testing-articles.ts';
import { toHue, toListPath, toLongDate, toReadTime, toSummary } from './article-words.ts';

test.each([
  ['2026-11-18T04:30:00.000Z', 'November 18, 2026'],
  ['2026-03-01T00:00:00.000Z', 'March 1, 2026'],
  // Past midnight in India, still the day before in Greenwich.
  ['2025-12-31T18:29:59.999Z', 'December 31, 2025'],
  ['2025-12-31T18:30:00.000Z', 'January 1, 2026'],
  ['never', ''],
  ['', ''],
])('the long date of %s is "%s"', (instant, date) => {
  expect(toLongDate(instant)).toBe(date);
});

test.each([
  [null, '8 min read'],
  [0, '0 min read'],
  [1, '1 min read'],
  [12, '12 min read'],
])('a read time of %s is "%s"', (minutes, text) => {
  expect(toReadTime(minutes)).toBe(text);
});

test.each([
  ['Regulations', 'brick'],
  ['Case Studies', 'river'],
  ['best practices', 'leaf'],
  [' Industry  News ', 'plum'],
  ['Anything else', 'moss'],
  ['constructor', 'moss'],
  ['', 'moss'],
])('the badge of “%s” is %s', (category, hue) => {
  expect(toHue(category)).toBe(hue);
});

test.each([
  [null, 1, '/blog'],
  [null, 0, '/blog'],
  [null, 2, '/blog/page/2'],
  ['Case Studies', 1, '/blog/category/case-studies'],
  ['Case Studies', 3, '/blog/category/case-studies/3'],
])('the list of %s, page %i, stands at %s', (category, page, path) => {
  expect(toListPath(category, page)).toBe(path);
});

describe('a card', () => {
  test('says what the list shows', () => {
    const article = toTestArticle(3, { blogTags: [{ name: 'air' }, { name: 'water' }] });
    expect(toSummary(article)).toEqual({
      href: `/blog/${article.id}`,
      title: 'Article 3',
      text: 'What article 3 is about.',
      date: 'October 3, 2026',
      length: '4 min read',
      author: 'Mira Kolhe',
      category: { label: 'Regulations', hue: 'brick' },
      tags: ['air', 'water'],
      subject: 'air',
      variant: expect.any(Number),
    });
  });

  test('has the defaults of the list where nobody said: the product as author, eight minutes', () => {
    const summary = toSummary(toTestArticle(1, { writtenBy: null, readTime: null }));
    expect(summary).toMatchObject({ author: 'Anupalan', length: '8 min read' });
    expect(summary).not.toHaveProperty('cover');
  });

  test('has the cover that was given, and else one that stays with the article', () => {
    const article = toTestArticle(2);
    const media = {
      id: article.id,
      path: '/blog-images/0123456789abcdef.webp',
      name: 'x',
      mimeType: 'image/webp',
    };
    const coverAt = (path: string) =>
      toSummary({ ...article, media: { ...media, path } } as typeof article).cover;
    expect(coverAt(media.path)).toBe(`/api/v1${media.path}`);
    expect(coverAt('https://api.example.com/x.webp')).toBe('https://api.example.com/x.webp');
    setConfig({ apiUrl: 'https://api.example.com' });
    expect(coverAt(media.path)).toBe(`https://api.example.com/api/v1${media.path}`);
    setConfig({});
    expect(toSummary(article).variant).toBe(toSummary({ ...article, title: 'Another' }).variant);
    expect(toSummary(article).variant).not.toBe(toSummary(toTestArticle(3)).variant);
  });
});
