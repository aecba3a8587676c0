import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { decryptData, encryptData } from './payload-encryption.ts';
import { AppError } from './problem.ts';

const KEY = Buffer.alloc(32, 0x5c);
const IV = '09'.repeat(16);

/** A text of any content, under the right key. */
function seal(plain: string, iv = IV): string {
  const cipher = createCipheriv('aes-256-cbc', KEY, Buffer.from(iv, 'hex'));
  return `${iv}:${cipher.update(plain, 'utf8', 'base64')}${cipher.final('base64')}`;
}

test.each<[unknown]>([
  [{ name: 'विषय', list: [1, 2, { deep: true }] }],
  [[]],
  ['text'],
  [0],
  [null],
  [{ constructor: 'a name' }],
  [{ constructor: { name: 'a name' } }],
  [{ constructor: null }],
  [{ prototype: {} }],
])('%j comes out as it went in', (data) => {
  expect(decryptData(encryptData(data, KEY), KEY)).toEqual(data);
});

test('letters of several bytes come out wherever they stand', () => {
  for (let before = 0; before < 16; before++) {
    const text = 'x'.repeat(before) + 'अनुपालन'.repeat(3);
    expect(decryptData(encryptData(text, KEY), KEY)).toBe(text);
  }
});

test('nothing is encrypted as null', () => {
  expect(decryptData(encryptData(undefined, KEY), KEY)).toBeNull();
});

test('an answer is an initial vector in hex, a colon and base64, never the same twice', () => {
  const [one, two] = [encryptData('x', KEY), encryptData('x', KEY)];
  expect(one).toMatch(/^[0-9a-f]{32}:[A-Za-z0-9+/]+={0,2}$/);
  expect(one).not.toBe(two);
});

test('a vector may be written in capitals', () => {
  const [, text] = seal('"x"', 'ab'.repeat(16)).split(':');
  expect(decryptData(`${'AB'.repeat(16)}:${text}`, KEY)).toBe('x');
});

describe('what cannot be decrypted is the same 400:', () => {
  const valid = seal('{"name":"Asha"}');
  const [, text = ''] = valid.split(':');
  test.each<[string, unknown]>([
    ['no text', { name: 'Asha' }],
    ['nothing', undefined],
    ['a list of one text', [valid]],
    ['an empty text', ''],
    ['no colon', text],
    ['no vector', `:${text}`],
    ['nothing after the colon', `${IV}:`],
    ['a colon too many', `${valid}:`],
    ['a vector that is too short', `${IV.slice(2)}:${text}`],
    ['a vector that is too long', `${IV}09:${text}`],
    ['half a byte after the vector', `${IV}0:${text}`],
    ['something before the vector', `g${IV}:${text}`],
    ['a vector that is no hex', `${'g'.repeat(32)}:${text}`],
    ['a sign before the base64', `${IV}:*${text}`],
    ['a sign after the base64', `${IV}:${text}*`],
    ['a sign too many at the end', `${IV}:${text}===`],
    ['a cut-off text', `${IV}:${text.slice(0, -8)}`],
    ['another key', encryptData('x', Buffer.alloc(32, 1))],
    ['no JSON', seal('not json')],
    ['__proto__', seal('{"deep":[{"__proto__":{"isAdmin":true}}]}')],
    ['__proto__ of a text', seal('{"__proto__":"x"}')],
    ['constructor.prototype', seal('{"constructor":{"prototype":{"isAdmin":true}}}')],
  ])('%s', (_, data) => {
    let thrown: unknown;
    try {
      decryptData(data, KEY);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(AppError);
    expect(thrown).toMatchObject({ status: 400, message: 'The request cannot be decrypted.' });
    // The log says why.
    expect((thrown as AppError).cause).toBeInstanceOf(Error);
  });
});
