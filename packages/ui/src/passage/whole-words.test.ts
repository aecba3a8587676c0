import { expect, test } from 'vitest';
import { toWordEnd, toWordStart } from './whole-words.ts';

/** A selection between two signs, and the words that it takes. */
const take = (marked: string): string => {
  const text = marked.replaceAll('|', '');
  const [from, to] = [marked.indexOf('|'), marked.lastIndexOf('|') - 1];
  return text.slice(toWordStart(text, from), toWordEnd(text, to));
};

test.each([
  ['S|uspended sol|ids, 100 mg/l', 'Suspended solids,'],
  ['|Suspended| solids', 'Suspended'],
  ['Suspended| solids |100', ' solids '],
  ['10|. The applic|ant', '10. The applicant'],
  ['|COD|', 'COD'],
  ['COD |250| mg/l', '250'],
  ['COD 250 |mg/l|', 'mg/l'],
  ['नि|र्धारित मा|नक', 'निर्धारित मानक'],
])('%s takes “%s”', (marked, words) => {
  expect(take(marked)).toBe(words);
});
