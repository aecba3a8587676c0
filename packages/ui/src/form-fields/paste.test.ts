import { expect, test } from 'vitest';
import { cleanPaste, keepNumber, type LineKind, toAsciiDigits } from './paste.ts';

const pastes: [LineKind, string, string][] = [
  ['text', ' Plot 14\nMIDC Mahad ', 'Plot 14 MIDC Mahad'],
  ['text', 'one\t\ttwo   three', 'one two three'],
  ['text', 'as it is', 'as it is'],
  ['text', '\ufeffaward\u200b', 'award'],
  ['text', 'क्\u200dष', 'क्\u200dष'],
  ['text', '\n \t', ''],
  ['email', ' meera@\nexample.com ', 'meera@example.com'],
  ['email', 'mailto:meera@example.com', 'meera@example.com'],
  ['email', 'Meera Rao <meera@example.com>', 'meera@example.com'],
  ['email', 'meera\u200b@example.com', 'meera@example.com'],
  ['number', ' 4,82,500 ', '482500'],
  ['number', '4\u00a082\u00a0500,5', '4825005'],
  ['number', '−12.5', '-12.5'],
  ['number', '१२.५', '12.5'],
  ['digits', '+91 98765-43210', '919876543210'],
  ['digits', '(0294) 123 456', '0294123456'],
  ['digits', '९८७६५', '98765'],
];
test.each(pastes)('a pasted %s %j is %j', (kind, text, clean) => {
  expect(cleanPaste(text, kind)).toBe(clean);
});

test.each([
  ['+91 98765 43210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['91987', '91987'],
])('the phone %j is %j without its country code', (text, clean) => {
  expect(cleanPaste(text, 'digits', '+91')).toBe(clean);
});

test.each([
  ['12.5', {}, '12.5'],
  ['12.', {}, '12.'],
  ['1.2.3', {}, '1.23'],
  ['12abc', {}, '12'],
  ['-5', {}, '5'],
  ['-5', { canBeNegative: true }, '-5'],
  ['-', { canBeNegative: true }, '-'],
  ['5-3', { canBeNegative: true }, '53'],
  ['12.5', { isWhole: true }, '12'],
  ['', {}, ''],
])('%j with %j keeps %j', (text, rules, kept) => {
  expect(keepNumber(text, rules)).toBe(kept);
});

test('digits of Devanagari are read, other letters stay', () => {
  expect(toAsciiDigits('०१२३४५६७८९ km')).toBe('0123456789 km');
});
