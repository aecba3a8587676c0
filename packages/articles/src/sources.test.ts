import { expect, test } from 'vitest';
import { listDemoArticles } from './demo-articles.ts';

/**
 * Where articles may send a reader: authorities, the gazette, news, and commentaries with a name that say what they
 * are. Never a site that shares documents, a forum or a blog: the act, rule, form and gazette number are cited instead.
 */
const HOSTS = [
  'ecoursesonline.iasri.res.in',
  'evtlindia.com',
  'lexplosion.in',
  'mpcb.gov.in',
  'pib.gov.in',
  'thenewshimachal.com',
  '1-comply.com',
  'www.assuranceindia.com',
  'www.fabkerala.gov.in',
  'www.gazettetracker.com',
  'www.legalitysimplified.com',
  'www.lokmattimes.com',
  'www.turbocomply.com',
];

test('what articles cite stands where an authority, a newspaper or a named commentary answers for it', () => {
  const cited = listDemoArticles().flatMap(({ htmlContent }) =>
    [...htmlContent.matchAll(/href="https?:\/\/([^/"]+)/g)].map((match) => match[1]),
  );
  expect([...new Set(cited)].toSorted()).toEqual(HOSTS.toSorted());
});
