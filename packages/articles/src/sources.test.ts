import { expect, test } from 'vitest';
import { listDemoArticles } from './demo-articles.ts';

/**
 * Articles may send a reader to authorities, the gazette and newspapers. They never link a site that shares documents, a
 * forum, a blog or a commentary: the act, rule, form and gazette number are cited instead.
 */
const HOSTS = [
  'cpcb.nic.in',
  'ecoursesonline.iasri.res.in',
  'mpcb.gov.in',
  'pib.gov.in',
  'thenewshimachal.com',
  'www.fabkerala.gov.in',
  'www.gazettetracker.com',
  'www.lokmattimes.com',
];

test('articles link authorities, the gazette and newspapers only', () => {
  const cited = listDemoArticles().flatMap(({ htmlContent }) =>
    [...htmlContent.matchAll(/href="https?:\/\/([^/"]+)/g)].map((match) => match[1]),
  );
  expect([...new Set(cited)].toSorted()).toEqual(HOSTS.toSorted());
});
