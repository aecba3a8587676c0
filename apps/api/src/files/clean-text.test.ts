import { expect, test } from 'vitest';
import { cleanText, cleanTexts } from './clean-text.ts';

test.each<[string, string]>([
  ['plain – विषय 😀', 'plain – विषय 😀'],
  ['a\tb\r\nc', 'a\tb\r\nc'],
  ['con\u0000sent', 'consent'],
  ['\u0001\u0008\u000e\u001b\u001f\u007f\u0080\u009f', ''],
  ['half \ud83d of', 'half \ufffd of'],
  ['\ude00\ud83d', '\ufffd\ufffd'],
  ['\ud83d\u0000\ude00', '😀'],
])('%j is stored as %j', (given, clean) => {
  expect(cleanText(given)).toBe(clean);
});

test('every text of a value is cleaned, and nothing else is changed', () => {
  const given = {
    ok: true,
    page: 3,
    none: null,
    quote: 'a\u0000b',
    list: ['\ud800', { text: '\u0000' }, 1, undefined],
  };
  expect(cleanTexts(given)).toStrictEqual({
    ok: true,
    page: 3,
    none: null,
    quote: 'ab',
    list: ['\ufffd', { text: '' }, 1, undefined],
  });
  expect(given.quote).toBe('a\u0000b');
});
