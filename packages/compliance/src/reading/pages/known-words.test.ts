import { describe, expect, it } from 'vitest';
import { countKnownWords } from './known-words.ts';
import { BADLY_READ, WELL_READ } from './older-layer.fixtures.ts';

describe('countKnownWords', () => {
  it.each([
    ['a common word', 'water', 0],
    ['a word of orders', 'effluent', 0],
    ['more than one of them', 'sludges', 0],
    ['with what stands around it', '“(sludge),”', 0],
    ['two joined', 'sewage/effluent', 0],
    ['one of them unknown', 'sewage/efflvent', 1],
    ['a letter that is another', 'effluenl', 1],
    ['a figure in a word', 'wa1er', 1],
    ['a sign in a word', 'wa!er', 1],
    ['a capital in a word', 'wateR', 0],
    ['the day of a month', '10th', 0],
    ['an amount', '5kg', 0],
    ['a unit', 'mg/l', 0],
  ])('%s', (_name, word, odd) => {
    expect(countKnownWords(word).odd).toBe(odd);
  });

  it.each([
    ['a name', 'Ranipet'],
    ['an abbreviation', 'CETP'],
    ['an amount', '12.5'],
    ['the letter of an item', 'a)'],
    ['another script', 'जल'],
  ])('does not look up %s', (_name, word) => {
    expect(countKnownWords(word)).toEqual({ count: 0, odd: 0 });
  });

  it('knows nearly all words of a page that was well read, and misses many of one that was not', () => {
    const [well, badly] = [countKnownWords(WELL_READ.join('\n')), countKnownWords(BADLY_READ.join('\n'))];
    expect(well.odd / well.count).toBeLessThan(0.05);
    expect(badly.odd / badly.count).toBeGreaterThan(0.3);
  });
});
