import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWordingKey, type Wording } from './wording.ts';

const of = (quote: string, more: Partial<Wording> = {}): Wording => ({
  quote,
  statedFrequency: null,
  conditionNo: null,
  ...more,
});
const key = (quote: string, more: Partial<Wording> = {}) => toWordingKey(of(quote, more));

describe('nearly the same is', () => {
  it.each<[string, string, string]>([
    [
      'capitals, marks and blanks',
      'The stack shall be tested,  monthly.',
      'the STACK shall be “tested” monthly',
    ],
    ['articles and commands', 'The stack shall be tested monthly', 'Stack must be tested monthly'],
    ['the number of the condition', '7. The stack shall be tested', '12) The stack shall be tested'],
    ['its letter or Roman number', '(iv) Stacks shall be tested', 'b. Stacks shall be tested'],
    ['names for the holder', 'The unit shall test the stack', 'The applicant shall test the stack'],
    ['forms of a word', 'Testing of the stacks shall be done', 'Test of the stack is to be done'],
    ['a number in words', 'once in three months, test it', 'once in 3 months, test it'],
    ['an ordinal of a day', 'File it by 30th June', 'File it by 30 June'],
    ['marks within a number', 'Treat 1,000 litres', 'Treat 1000 litres'],
    ['another script’s forms', 'Ｔest the stack', 'Test the stack'],
  ])('%s', (_name, one, other) => {
    expect(key(one)).not.toBeNull();
    expect(key(one)).toBe(key(other));
  });

  it('the number of the condition without a mark, where it is that one', () => {
    expect(key('7 Test the stack', { conditionNo: 'GENERAL-7' })).toBe(key('Test the stack'));
    expect(key('3.1 Test the stack', { conditionNo: '3.1' })).toBe(key('Test the stack'));
    expect(key('2 stacks shall be tested', { conditionNo: '7' })).not.toBe(key('stacks shall be tested'));
    expect(key('2 stacks shall be tested', { conditionNo: '12' })).not.toBe(key('stacks shall be tested'));
  });
});

describe('another duty is', () => {
  it.each<[string, string, string]>([
    ['another number', 'once in three months, test it', 'once in six months, test it'],
    ['another number of things', '2 stacks shall be tested', '3 stacks shall be tested'],
    ['another decimal', 'Keep 1.5 m of water', 'Keep 15 m of water'],
    ['another date', 'File it by 30th June 2027', 'File it by 30th June 2028'],
    ['the name of another plant', 'Test the Chembur stack', 'Test the Taloja stack'],
    ['another subject', 'Test the air monthly', 'Test the water monthly'],
    ['another period', 'Test the air monthly', 'Test the air yearly'],
    ['a negation', 'The pit shall be filled', 'The pit shall not be filled'],
    ['another order of words', 'Report before you start', 'Start before you report'],
    ['a word more', 'Test the stack', 'Test the boiler stack'],
  ])('%s', (_name, one, other) => {
    expect(key(one)).not.toBe(key(other));
  });

  it('one of the same words with another period', () => {
    expect(key('Noise | monthly, air | yearly', { statedFrequency: 'monthly' })).not.toBe(
      key('Noise | monthly, air | yearly', { statedFrequency: 'yearly' }),
    );
  });
});

it.each(['', 'The unit shall.', '7. (a)', 'Monthly'])('“%s” says too little', (quote) => {
  expect(key(quote)).toBeNull();
});

const WORDS = ['stack', 'effluent', 'register', 'boiler', 'sludge', 'quarter', 'Taloja', 'submit', 'within'];
const sentence = fc.array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 12 });
const filler = fc.constantFrom('the', 'a', 'shall', 'be', 'of', 'unit');

it('holds whatever is put between the words, and breaks with each number and word', () => {
  fc.assert(
    fc.property(
      sentence,
      fc.nat(9999),
      fc.nat(9999),
      fc.nat(11),
      filler,
      (words, number, other, at, extra) => {
        const place = at % words.length;
        const withNumber = words.toSpliced(place, 0, String(number));
        const own = key(withNumber.join(' '));
        expect(key(withNumber.toSpliced(place, 0, extra).join('  ').toUpperCase())).toBe(own);
        expect(key(words.toSpliced(place, 0, String(other)).join(' ')) === own).toBe(number === other);
        expect(key(withNumber.toSpliced(place, 1).join(' '))).not.toBe(own);
        expect(key(words.toSpliced(place, 1, 'chimney').join(' '))).not.toBe(key(words.join(' ')));
      },
    ),
  );
});
