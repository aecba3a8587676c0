import { expect, it } from 'vitest';
import { isReference, parseValue, skipBlanks, toChars, toName } from './values.ts';

const toBytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const parse = (text: string) => parseValue(toBytes(text), 0).value;

it.each([
  ['12', 12],
  ['-.5', -0.5],
  ['true', true],
  ['false', false],
  ['null', null],
  ['/Span', { name: 'Span' }],
  ['/A#42', { name: 'AB' }],
  ['12 0 R', { object: 12 }],
  ['12 0 RG', 12],
  ['12 0', 12],
  ['1.5 0 R', 1.5],
  ['(o(ff)ce)', { text: 'o(ff)ce' }],
  ['(\\)\\(\\\\)', { text: ')(\\' }],
  ['(a\\nb\\tc\\101\\\nd)', { text: 'a\nb\tcAd' }],
  ['<FEFF 09 1>', { text: '\xfe\xff\x09\x10' }],
  ['[1 [2] (3)]', [1, [2], { text: '3' }]],
  ['% a comment\n 7', 7],
])('reads %s', (text, value) => {
  expect(parse(text)).toEqual(value);
});

it('reads a dictionary with others within it', () => {
  expect(parse('<</A 1/B<</C(c)>> /D[1 0 R]>>')).toEqual(
    new Map<string, unknown>([
      ['A', 1],
      ['B', new Map([['C', { text: 'c' }]])],
      ['D', [{ object: 1 }]],
    ]),
  );
});

it('goes on after the value', () => {
  expect(parseValue(toBytes('<</A 1>> x'), 0).end).toBe(8);
  expect(parseValue(toBytes('12 0 R x'), 0).end).toBe(6);
  expect(parseValue(toBytes('12 0 x'), 0).end).toBe(2);
  expect(skipBlanks(toBytes(' %x\n y'), 0)).toBe(5);
});

it.each(['', 'BT', '[1', '<</A', '<<1 2>>', '['.repeat(1000)])('does not read %j', (text) => {
  expect(() => parse(text)).toThrow();
});

it('tells kinds of values apart', () => {
  expect(toName(parse('/A'))).toBe('A');
  expect(toName(parse('(A)'))).toBeNull();
  expect(toChars(parse('(A)'))).toBe('A');
  expect(toChars(parse('/A'))).toBeNull();
  expect(isReference(parse('1 0 R'))).toBe(true);
  expect(isReference(parse('<</object 1>>'))).toBe(false);
});
