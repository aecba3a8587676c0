import { describe, expect, it } from 'vitest';
import { findLiterals } from './literals.ts';

describe('the words that a text needs for a pattern', () => {
  it.each<[RegExp, string[] | null]>([
    // A word, in whatever case, and beside what may be anything.
    [/monsoon/, ['monsoon']],
    [/\bMonsoon\b/i, ['monsoon']],
    [/^\s*(\d{1,3})\s+hours?$/i, ['hour']],
    // The longer one says more.
    [/in\s+advance/, ['advance']],
    // One of several; one that has another in it is found with that.
    [/\b(?:once|twice)\b\s+\w+/, ['once', 'twice']],
    [/(?:month|monthly)\b/, ['month']],
    [/(?<count>six|ten)-day/, ['six-day', 'ten-day']],
    // What may be left out is not needed; what comes once at least is.
    [/(?:rainy\s+)?season/, ['season']],
    [/(?:in\s+|every\s+)*season?/, ['seaso']],
    [/(?:every\s+)+\d/, ['every']],
    [/(?:every\s){2}\d/, ['every']],
    [/(?:every\s){0,2}\d/, null],
    // Few letters of a class are written out, many are not.
    [/analy[sz]ed/, ['analysed', 'analyzed']],
    [/analy[a-z]ed/, ['analy']],
    [/analy[^sz]ed/, ['analy']],
    // What must not stand around the match says nothing; what must is in the text.
    [/(?<!un)paid(?!\s+back)/, ['paid']],
    [/(?=quarter)\w+/, ['quarter']],
    [/(?<=\bonce\s)\d+/, ['once']],
    [/(?=\d|month)\w+/, null],
    // Signs are letters like others, codes and letters of other scripts are not.
    [/w\.e\.f\./, ['w.e.f.']],
    [/\u00b5grams/, ['grams']],
    [/µgrams/, ['grams']],
    [/a.c/, null],
    // None, and too many to look for.
    [/\d+|month/, null],
    [/january|february|march|april|mayday|june|july|august|september|october|november|december|sunday/, null],
    [/\bto\s+(?:monday|tuesday|friday)\b|march|april/, ['april', 'friday', 'march', 'monday', 'tuesday']],
    [/month/u, null],
  ])('%s', (pattern, words) => {
    expect(findLiterals(pattern)?.toSorted() ?? null).toEqual(words);
  });
});
