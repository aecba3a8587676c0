import { expect, test } from 'vitest';
import { ArticleError, splitArticle } from './front-matter.ts';

const HEAD = 'title: Water\ndescription: Of water.\ncategory: Regulations';
const file = (head: string, text = 'Words.') => `---\n${head}\n---\n${text}\n`;

test('takes head and text apart', () => {
  const { matter, text } = splitArticle(
    file(`${HEAD}\ntags: [Water, Air]\ndate: 2026-05-04`, '# One\n\n---\n\nTwo'),
  );
  expect(matter).toMatchObject({
    title: 'Water',
    category: 'Regulations',
    tags: ['Water', 'Air'],
    date: '2026-05-04',
  });
  expect(text).toBe('# One\n\n---\n\nTwo\n');
});

test('a byte order mark and the line ends of Windows are no obstacle', () => {
  expect(splitArticle(`\uFEFF${file(HEAD).replaceAll('\n', '\r\n')}`).matter.title).toBe('Water');
});

test.each<[string, string, string]>([
  ['no head', 'Words.', 'does not begin with its fields'],
  ['a head that does not end', `---\n${HEAD}\nWords.`, 'does not begin with its fields'],
  ['no YAML', file('title: "open'), 'The head is no YAML'],
  ['a list', file('- a\n- b'), ''],
  ['no title', file('description: d\ncategory: c'), 'title is required'],
  ['an empty title', file('title: " "\ndescription: d\ncategory: c'), 'title is required'],
  [
    'a title that is too long',
    file(`title: ${'x'.repeat(201)}\ndescription: d\ncategory: c`),
    'more than 200',
  ],
  ['a day that is none', file(`${HEAD}\ndate: 2026-13-01`), 'no day like'],
  ['tags that are no list', file(`${HEAD}\ntags: Water`), 'tags'],
  ['an id that is none', file(`${HEAD}\nid: 7`), 'id'],
  ['minutes below one', file(`${HEAD}\nreadTime: 0`), 'readTime'],
  ['no text', file(HEAD, '  '), 'no text'],
])('%s is refused with a sentence', (_, text, message) => {
  expect(() => splitArticle(text)).toThrow(ArticleError);
  expect(() => splitArticle(text)).toThrow(message);
});
