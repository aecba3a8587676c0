import { describe, expect, it } from 'vitest';
import type { PageKind } from '../types.ts';
import { BADLY_READ, WELL_READ } from './older-layer.fixtures.ts';
import { needsCover, toPageKind, toTextTraits } from './page-kind.ts';

const PROSE =
  'The unit shall operate the effluent treatment plant and the results of the analysis shall be kept at site for inspection by the Board. '.repeat(
    5,
  );

describe('toPageKind', () => {
  it.each([
    ['prose', [PROSE], 0, 'text'],
    ['prose over a background picture', [PROSE], 1, 'text'],
    ['a picture without text', ['12'], 0.9, 'scan'],
    [
      'a picture with a signature stamp',
      ['Signature valid. Digitally signed by the Regional Officer'],
      0.95,
      'scan',
    ],
    ['a short page without pictures', ['Copy to: the Regional Officer, and the Accounts Officer'], 0, 'text'],
    ['nothing', [], 0, 'blank'],
    ['a small logo', ['x'], 0.1, 'blank'],
    ['letters that cannot be read', [PROSE.replace(/e/g, '\u0000')], 0, 'garbled'],
    [
      'a font that draws Hindi with Latin letters',
      [Array(40).fill('fnu\u0060kad iz\u00a7nw"k.k fu;a=.k').join(' ')],
      0,
      'garbled',
    ],
    [
      'a font whose letters stand for others',
      [PROSE.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 3))],
      0,
      'garbled',
    ],
  ])('takes %s', (_, texts, cover, kind) => {
    expect(toPageKind(toTextTraits(texts), cover)).toBe(kind);
  });

  it('asks for the share of pictures only where there is little text', () => {
    expect(needsCover(toTextTraits([PROSE]))).toBe(false);
    expect(needsCover(toTextTraits(['12']))).toBe(true);
  });

  it.each<[string, number, number, PageKind]>([
    ['too few letters for a page, a large picture', 24, 0.31, 'scan'],
    ['too few letters for a page, a small picture', 24, 0.3, 'blank'],
    ['enough letters for a page, a picture on half of it', 25, 0.6, 'text'],
    ['the letters of a stamp over a picture of the page', 399, 0.61, 'scan'],
    ['the letters of a page over a picture of the page', 400, 0.61, 'text'],
  ])('takes %s', (_, letters, cover, kind) => {
    const traits = toTextTraits(['a'.repeat(letters)]);
    expect(toPageKind(traits, cover)).toBe(kind);
    expect(needsCover(traits)).toBe(letters < 400);
  });
});

describe('text that cannot be read', () => {
  it.each<[string, string, boolean]>([
    ['a character without a code', '\u0000', true],
    ['the mark of a lost character', '\ufffd', true],
    ['the first private character', '\ue000', true],
    ['a private character', '\uf0b7', true],
    ['the last private character', '\uf8ff', true],
    ['a control character', '\u001f', true],
    ['a tab', '\t', false],
    ['a line break', '\n', false],
    ['a blank', ' ', false],
    ['a letter before the private ones', '\ud7a3', false],
    ['a ligature after the private ones', '\ufb01', false],
    ['a letter of Hindi', 'क', false],
  ])('%s', (_, char, isBad) => {
    expect(toTextTraits([char]).badShare).toBe(isBad ? 1 : 0);
  });

  it.each<[string, number, PageKind]>([
    ['one letter in twenty', 5, 'text'],
    ['more', 6, 'garbled'],
  ])('%s', (_, bad, kind) => {
    const traits = toTextTraits([`${'a'.repeat(100 - bad)}${'\ufffd'.repeat(bad)}`]);
    expect(traits.badShare).toBe(bad / 100);
    expect(toPageKind(traits, 0)).toBe(kind);
  });

  it('counts letters and vowel signs, not digits, dots and blanks', () => {
    expect(toTextTraits(['pH 7.5,', 'जल']).letters).toBe(4);
    expect(toTextTraits(['की']).letters).toBe(2);
  });

  /** Words as a font prints them that draws Hindi with Latin letters. */
  const legacy = (count: number, others: string[] = []) => [
    ...others,
    ...Array.from({ length: count - others.length }, () => 'fu;a=.k'),
  ];
  const isLegacy = (words: string[]) => toTextTraits([words.join('  ')]).looksLegacy;
  const plain = (count: number) => Array.from({ length: count }, () => 'Khasra');

  it.each<[string, string[], boolean]>([
    ['as few words as a stamp has', legacy(15), false],
    ['one word more', legacy(16), true],
    ['numbers besides, which are no words', [...legacy(15), '2024', '-', '12/3'], false],
    ['five words of English in a hundred', legacy(100, ['The', 'consent', 'of', 'this', 'BOARD']), true],
    [
      'six words of English in a hundred',
      legacy(100, ['the', 'consent', 'of', 'this', 'Board', 'is']),
      false,
    ],
    ['names alone, with five odd words in a hundred', [...plain(95), ...legacy(5)], false],
    ['names alone, with six odd words in a hundred', [...plain(94), ...legacy(6)], true],
    [
      'names with signs inside, as English has them',
      Array.from({ length: 20 }, () => "M/s A.K.Pandey's Co-op,Jaipur(Raj) R&D:lab P_3"),
      false,
    ],
  ])('looks drawn with Latin letters: %s: %s', (_, words, looksLegacy) => {
    expect(isLegacy(words)).toBe(looksLegacy);
  });

  it('keeps words of different runs apart', () => {
    expect(toTextTraits(legacy(16)).looksLegacy).toBe(true);
  });
});

describe('what an older recogniser read in a picture', () => {
  it.each<[string, readonly string[], number, PageKind]>([
    ['well', WELL_READ, 1, 'text'],
    ['badly', BADLY_READ, 0.61, 'garbled'],
    ['badly, as far as words alone tell', BADLY_READ, 0.6, 'text'],
  ])('%s', (_, lines, cover, kind) => {
    expect(toPageKind(toTextTraits([...lines]), cover)).toBe(kind);
  });

  it('has its pictures looked for where the words are odd', () => {
    expect(needsCover(toTextTraits([...WELL_READ]))).toBe(false);
    expect(needsCover(toTextTraits([...BADLY_READ]))).toBe(true);
  });

  const words = (known: number, odd: number) =>
    Array.from({ length: known + odd }, (_, at) => (at < odd ? 'efflvent' : 'effluent'));

  it.each([
    ['too few words to tell', words(40, 19), false],
    ['as few as tell', words(40, 20), true],
    ['three in twenty', words(85, 15), false],
    ['more', words(84, 16), true],
  ])('looks misread: %s', (_, texts, looksMisread) => {
    expect(toTextTraits(texts).looksMisread).toBe(looksMisread);
  });
});
