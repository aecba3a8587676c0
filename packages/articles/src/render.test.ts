import { expect, test } from 'vitest';
import { listDemoArticles } from './demo-articles.ts';
import { listHeadings, renderArticle, toPlainText, toReadTime } from './render.ts';

test('headings of the second level have an address of their own, also when they say the same', () => {
  const html = renderArticle('## What to do\n\na\n\n## What to do\n\nb\n\n## जल\n\n## ???');
  expect(listHeadings(html)).toEqual([
    { id: 'what-to-do', label: 'What to do' },
    { id: 'what-to-do-2', label: 'What to do' },
    { id: 'जल', label: 'जल' },
    { id: 'part', label: '???' },
  ]);
});

test('an ampersand in a heading is one in the contents', () => {
  expect(listHeadings(renderArticle('## Water & air'))[0]).toEqual({ id: 'water-air', label: 'Water & air' });
});

test.each<[number, number]>([
  [1, 1],
  [200, 1],
  [299, 1],
  [300, 2],
  [1600, 8],
])('%i words take %i minutes', (words, minutes) => {
  expect(toReadTime(`<p>${'word '.repeat(words)}</p>`)).toBe(minutes);
});

test('the words of HTML are its words', () => {
  expect(toPlainText('<p>a<br>b</p><ul><li>c &amp; d</li></ul>')).toBe('a b c & d');
});

test('the articles of the demo fill two pages and all four categories, newest first', () => {
  const articles = listDemoArticles();
  expect(articles.length).toBeGreaterThanOrEqual(14);
  expect(new Set(articles.map(({ category }) => category))).toEqual(
    new Set(['Regulations', 'Case Studies', 'Best Practices', 'Industry News']),
  );
  expect(articles.map(({ date }) => date)).toEqual(
    articles
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
});

test.each(listDemoArticles().map((article) => [article.title, article] as const))(
  '“%s” is an article of substance, and names its sources where it states law',
  (_, article) => {
    expect(toPlainText(article.htmlContent).split(' ').length).toBeGreaterThan(330);
    expect(listHeadings(article.htmlContent).length).toBeGreaterThanOrEqual(3);
    if (['Regulations', 'Industry News'].includes(article.category))
      expect(article.htmlContent).toMatch(
        /<h2 id="sources?">[\s\S]*(?:<a href="http|(?:G\.S\.R\.|S\.O\.) \d+\(E\))/,
      );
    if (article.category === 'Case Studies') expect(article.htmlContent).toContain('is invented');
  },
);
