import { expect, test } from 'vitest';
import { toTestArticle } from '../testing-articles.ts';
import { toArticle, toBreadcrumbs, toFaqPage, toOrganization, toScriptText } from './json-ld.ts';

test('the organisation has whole addresses, a place and a way to write', () => {
  const data = toOrganization();
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'Organization' });
  expect(data.url).toMatch(/^https?:\/\/[^/]+\/$/);
  expect(data.logo).toMatch(/^https?:.+\/icons\/icon-512\.png$/);
  expect(data.email).toContain('@');
  expect(data.address).toMatchObject({ addressLocality: 'Thane', addressRegion: 'Maharashtra' });
});

test('an article says who wrote it, when, and where it stands', () => {
  const article = toTestArticle(1, { blogTags: [{ name: 'air' }, { name: 'water' }] });
  const data = toArticle(article, '/og/1.png');
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: 'Article 1',
    datePublished: '2026-10-01T04:30:00.000Z',
    articleSection: 'Regulations',
    keywords: 'air, water',
    author: { '@type': 'Person', name: 'Mira Kolhe' },
  });
  expect(data.image).toMatch(/^https?:.+\/og\/1\.png$/);
  expect(data.mainEntityOfPage).toMatch(new RegExp(`^https?:.+/blog/${article.id}$`));
});

test('an article that names nobody is the organisation’s, which is no person', () => {
  const data = toArticle(toTestArticle(1, { writtenBy: null }), '/og/1.png');
  expect(data.author).toEqual({ '@type': 'Organization', name: 'Anupalan' });
});

test('the way to a page is counted from one', () => {
  const data = toBreadcrumbs([
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
  ]);
  expect(data.itemListElement).toMatchObject([
    { position: 1, name: 'Home' },
    { position: 2, name: 'Blog', item: expect.stringMatching(/^https?:.+\/blog$/) },
  ]);
});

test('each question has its answer', () => {
  expect(toFaqPage([{ question: 'How long?', answer: 'Three days.' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Three days.' } },
    ],
  });
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028', '"\\'])(
  'the text %j cannot end its element and reads back as it was',
  (text) => {
    const script = toScriptText({ name: text });
    expect(script).not.toContain('<');
    expect(JSON.parse(script)).toEqual({ name: text });
  },
);
