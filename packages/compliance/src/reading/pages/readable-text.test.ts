import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toReadableText } from './readable-text.ts';

describe('a text out of a file', () => {
  it.each<[what: string, given: string, readable: string]>([
    [
      'plain words',
      'Stack monitoring, once in 3 months (Rule 14).',
      'Stack monitoring, once in 3 months (Rule 14).',
    ],
    ['controls of a font', 'con\u0000sent\u0007 \u009forder', 'consent order'],
    ['ends of lines and tabs', 'once\tin\r\nthree\u2028months', 'once\tin\nthree\nmonths'],
    ['blanks of other widths', 'once\u00a0in\u2009three\u3000months', 'once in three months'],
    ['blanks without a width', 'quar\u200bter\ufeffly', 'quarterly'],
    ['soft hyphens', 'moni\u00adtoring', 'monitoring'],
    ['ligatures', 'ﬁrst eﬄuent ofﬁce', 'first effluent office'],
    ['marks of direction', '\u202eylraey\u202c', 'ylraey'],
    ['glyphs of symbol fonts', '\uf0b7 Keep records', '• Keep records'],
    ['glyphs of other fonts', 'pH\ue123 6.5\u{f0001}', 'pH 6.5'],
    ['half a pair of surrogates', 'half \ud83d of', 'half \ufffd of'],
    ['a letter and its mark', 'Cafe\u0301', 'Café'],
    ['joiners of Indic scripts', 'क्\u200dष क्\u200cष', 'क्\u200dष क्\u200cष'],
    [
      'Hindi in its order',
      'प्रत्येक तीन माह में एक बार परीक्षण किया जाएगा',
      'प्रत्येक तीन माह में एक बार परीक्षण किया जाएगा',
    ],
    ['a Hindi sign before its consonant', 'िनयम', 'नियम'],
    ['a Hindi sign before a cluster', 'िस्थति', 'स्थिति'],
    ['a Hindi sign before a consonant with a dot', 'ि\u0921\u093cया', '\u0921\u093cिया'],
    ['a Gujarati sign before its consonant', 'િનયમ', 'નિયમ'],
    ['a Bengali sign before its consonant', 'েকন', 'কেন'],
    ['a Punjabi sign before its consonant', 'ਿਨਯਮ', 'ਨਿਯਮ'],
    ['an Odia sign before its consonant', 'େକଉଁ', 'କେଉଁ'],
    ['a Tamil sign before its consonant', 'ெசன்னை', 'சென்னை'],
    ['a Malayalam sign before its consonant', 'െകാല്ലം', 'കൊല്ലം'],
  ])('%s', (_what, given, readable) => {
    expect(toReadableText(given)).toBe(readable);
  });

  it('is read the same a second time, and can be stored', () => {
    const units = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
        .map((codes) => String.fromCharCode(...codes)),
      fc
        .array(fc.integer({ min: 0x0900, max: 0x0d7f }), { maxLength: 20 })
        .map((codes) => String.fromCharCode(...codes)),
    );
    fc.assert(
      fc.property(units, (text) => {
        const readable = toReadableText(text);
        expect(readable.isWellFormed()).toBe(true);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
        expect(readable).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]|\p{Co}/u);
        expect(toReadableText(readable)).toBe(readable);
      }),
    );
  });
});
