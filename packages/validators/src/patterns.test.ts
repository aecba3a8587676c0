import { describe, expect, it } from 'vitest';
import {
  DATE_PATTERN,
  EMAIL_PATTERN,
  LETTERS_PATTERN,
  NAME_PATTERN,
  PASSWORD_CONSTANT_PATTERN,
  PASSWORD_MESSAGE_PATTERN,
  PHONE_PATTERN,
  UUID_PATTERN,
} from './patterns.ts';

type Row = [value: string, isAccepted: boolean];

describe.each<[string, RegExp, Row[]]>([
  [
    'e-mail',
    EMAIL_PATTERN,
    [
      ['asha@example.com', true],
      ['asha.rao+plant@mail.example.co.in', true],
      ['a@b.co', true],
      ['ASHA@EXAMPLE.COM', true],
      [`${'a'.repeat(64)}@example.com`, true],
      [`${'a'.repeat(65)}@example.com`, false],
      ['asha@example.c', false],
      ['asha@example', false],
      ['asha@.com', false],
      ['asha@-example.com', false],
      ['@example.com', false],
      ['asha example.com', false],
      ['asha@exa mple.com', false],
      ['asha@@example.com', false],
      ['asha@example.com,ravi@example.com', false],
      ['asha@example.com\nBcc: x@example.com', false],
      ['asha@example.123', false],
      ['', false],
    ],
  ],
  [
    'password, the constant',
    PASSWORD_CONSTANT_PATTERN,
    [
      ['Abc1!x', true],
      ['Abc1!', false],
      ['abc1!x', false],
      ['ABC1!X', false],
      ['Abcd!x', false],
      ['Abc1-x', false],
      ['Abc1@x', true],
      ['Abc1#x', true],
      ['Abc1$x', true],
      ['Abc1&x', true],
      ['Abc1*x', true],
      [`Abc1!${'x'.repeat(100)}`, true],
    ],
  ],
  [
    'password, the messages',
    PASSWORD_MESSAGE_PATTERN,
    [
      ['Abc1-xy', true],
      ['Abc1-x', false],
      [`Abc1-${'x'.repeat(13)}`, true],
      [`Abc1-${'x'.repeat(14)}`, false],
      ['Abc1xyz', false],
      ['abc1-xy', false],
    ],
  ],
  [
    'phone',
    PHONE_PATTERN,
    [
      ['9000000001', true],
      ['900000000', false],
      ['90000000011', false],
      ['90000 0000', false],
      ['+919000000001', false],
      ['९०००००००००', false],
    ],
  ],
  [
    'letters',
    LETTERS_PATTERN,
    [
      ['Asha Rao', true],
      ['आशा राव', true],
      ['José', true],
      ['Asha  Rao', false],
      ['Asha2', false],
      ["O'Brien", false],
      ['Asha-Rao', false],
      [' Asha', false],
      ['', false],
    ],
  ],
  [
    'name',
    NAME_PATTERN,
    [
      ['Asha Rao', true],
      ["K. O'Brien-Rao", true],
      ['அருண்', true],
      ['...', false],
      ['Asha <b>', false],
      ['12', false],
    ],
  ],
  [
    'date',
    DATE_PATTERN,
    [
      ['2026-11-21', true],
      ['2026-1-21', false],
      ['21-11-2026', false],
      ['2026-11-21T00:00:00Z', false],
    ],
  ],
  [
    'id',
    UUID_PATTERN,
    [
      ['0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', true],
      ['0193A1B2-C3D4-7E5F-8A9B-0C1D2E3F4A5B', true],
      ['0193a1b2c3d47e5f8a9b0c1d2e3f4a5b', false],
      ['1', false],
      ["' OR 1=1", false],
    ],
  ],
])('%s', (_name, pattern, rows) => {
  it.each(rows)('%j: %s', (value, isAccepted) => {
    expect(pattern.test(value)).toBe(isAccepted);
  });
});

describe('patterns', () => {
  it.each([
    ['e-mail', EMAIL_PATTERN, `${'a'.repeat(60)}@${'a-'.repeat(20_000)}`],
    ['e-mail with many labels', EMAIL_PATTERN, `a@${'a.'.repeat(20_000)}`],
    ['letters', LETTERS_PATTERN, `${'a '.repeat(20_000)}1`],
    ['name', NAME_PATTERN, `${'a '.repeat(20_000)}1`],
    ['password', PASSWORD_CONSTANT_PATTERN, 'a'.repeat(50_000)],
  ])('%s answers for a text made to slow it down', (_name, pattern, text) => {
    // A pattern that goes back and forth would take years, not seconds: the time-out of the run would end it.
    expect(pattern.test(text)).toBe(false);
  });
});
