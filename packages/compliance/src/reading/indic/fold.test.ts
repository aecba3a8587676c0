import { describe, expect, it, test } from 'vitest';
import { fold, isIndic } from './fold.ts';

describe('fold', () => {
  it.each([
    ['digits', '३० ૩૦ ৩০ ੩੦ ୩୦ ௩௦ ౩౦ ೩೦ ൩൦', '30 30 30 30 30 30 30 30 30'],
    ['chandrabindu and anusvara', 'पाँच', 'पांच'],
    ['nukta, composed or not', 'फ़रवरी', 'फरवरी'],
    ['a nasal before a stop', 'सितम्बर', 'सितंबर'],
    ['joiners', 'क्\u200dष', 'क्ष'],
    ['Gujarati and Hindi', 'માસિક', 'मासिक'],
    ['a blank inside a cluster', 'स् थापित प्र ाप्त', 'स्थापित प्राप्त'],
    ['the sign for r in the wrong place', 'बोडर्', 'बोर्ड'],
    ['a double danda', 'है॥', 'है।'],
    ['a consonant of Malayalam without a vowel', 'അര്\u200dദ്ധവാര്\u200dഷികം നല്\u200dകണം', 'അർദ്ധവാർഷികം നൽകണം'],
    ['a speck over a letter', 'दर तीन॑ महिन्यांनी', 'दर तीन महिन्यांनी'],
  ])('reads %s alike', (_, one, other) => {
    expect(fold(one).text).toBe(fold(other).text);
  });

  it('knows where each letter stands in the printed text', () => {
    const printed = 'फ़रवरी स् थापित ३० सितम्बर';
    const { text, at } = fold(printed);
    expect(at).toHaveLength(text.length + 1);
    const start = text.indexOf('30');
    expect(printed.slice(at[start], at[start + 2])).toBe('३०');
    expect(printed.slice(at[text.indexOf('थ')], at[text.indexOf('त')])).toBe('थापि');
  });
});

test.each([
  ['ETP की जाँच Form V में', true],
  ['वार्षिक', true],
  ['The order of बोर्ड shall be displayed at the gate', false],
  ['Form V', false],
])('%s is Indian: %s', (text, expected) => {
  expect(isIndic(text)).toBe(expected);
});
