import { describe, expect, test } from 'vitest';
import { checkTexts } from './check-texts.ts';
import { createRepository } from './in-memory.test-support.ts';

// Written in parts, so that this file is not what it tests.
const slash = '/';
const problemsOf = (text: string, file = 'a.ts', root = '/srv/checkout') =>
  checkTexts(createRepository({ [file]: text }, { root })).problems;

describe('checkTexts', () => {
  test.each([
    '/usr/bin/chromium and /proc/1/cmdline',
    "'/users/profile' and https://example.com/home/page",
    'the root/child and apps/home/x',
    'npm_config_user_agent',
    'See the list to do.',
  ])('accepts %s', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  test.each([
    [`${slash}home/asha/project`, 'a folder of one machine'],
    [`x = '${slash}Users/asha/x'`, 'a folder of one machine'],
    [`(${slash}root/.cache)`, 'a folder of one machine'],
    ['C:\\Users' + '\\asha', 'a folder of one machine'],
    [`file:${slash}//x`, 'an address of one machine'],
    [`${slash}srv/checkout/apps`, 'the folder of this checkout'],
    [`-----BEGIN ${'PRIVATE'} KEY-----`, 'a private key'],
    [`AK${'IA'}ABCDEFGHIJKLMNOP`, 'a key of a cloud account'],
    [`gh${'p_'}${'a'.repeat(36)}`, 'a token'],
    [`// ${'TO'}${'DO'} later`, 'work that is not done'],
    [`// @ts-${'ignore'}`, 'a suppressed error'],
  ])('finds %s', (text, what) => {
    expect(problemsOf(`line\n${text}`)).toEqual([`a.ts:2 holds ${what}.`]);
  });

  test('postponed work is looked for in sources only', () => {
    expect(problemsOf(`${'TO'}${'DO'}`, 'a.md')).toEqual([]);
  });

  test('a checkout right below the root of the disk is in every second text', () => {
    expect(problemsOf('/app/x', 'a.ts', '/app')).toEqual([]);
  });

  test('binary files are not read', () => {
    expect(checkTexts(createRepository({ 'a.pdf': `${slash}home/asha/x` }))).toEqual({
      checked: 0,
      problems: [],
    });
  });
});
