// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  decryptPayload,
  encryptPayload,
  PayloadError,
  unwrapPayload,
  wrapPayload,
} from './payload-encryption.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const OTHER_KEY = 'f'.repeat(64);

const VALUES: unknown[] = [
  null,
  true,
  0,
  '',
  'text',
  'पर्यावरण, 25 °C',
  [],
  { email: 'a@example.com', nested: { list: [1, 2, 3] } },
  'x'.repeat(10_000),
];

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The platform's own cipher, as an independent reading of the rule. */
function importKey(): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromHex(KEY), 'AES-CBC', false, ['encrypt', 'decrypt']);
}

async function encryptWithPlatform(
  text: string,
  ivHex = '0f0e0d0c0b0a09080706050403020100',
): Promise<string> {
  const algorithm = { name: 'AES-CBC', iv: fromHex(ivHex) };
  const bytes = await crypto.subtle.encrypt(algorithm, await importKey(), new TextEncoder().encode(text));
  return `${ivHex}:${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`;
}

describe('payload encryption', () => {
  test.each(VALUES)('reads back what it wrote: %j', (value) => {
    expect(decryptPayload(encryptPayload(value, KEY), KEY)).toEqual(value);
  });

  test.each(VALUES)('reads what the platform wrote: %j', async (value) => {
    expect(decryptPayload(await encryptWithPlatform(JSON.stringify(value)), KEY)).toEqual(value);
  });

  test('is read by the platform as AES-256-CBC with PKCS7', async () => {
    const [ivHex = '', ciphertext = ''] = encryptPayload({ a: 1 }, KEY).split(':');
    const bytes = await crypto.subtle.decrypt(
      { name: 'AES-CBC', iv: fromHex(ivHex) },
      await importKey(),
      Uint8Array.from(atob(ciphertext), (letter) => letter.charCodeAt(0)),
    );
    expect(new TextDecoder().decode(bytes)).toBe('{"a":1}');
  });

  test('never uses an IV twice', () => {
    const ivs = Array.from({ length: 200 }, () => encryptPayload('same', KEY).slice(0, 32));
    expect(new Set(ivs).size).toBe(200);
    expect(ivs[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  const good = encryptPayload({ a: 1 }, KEY);
  const bad: [string, string][] = [
    ['empty', ''],
    ['no separator', good.replace(':', '')],
    ['short IV', good.slice(1)],
    ['no ciphertext', good.slice(0, 33)],
    ['ciphertext that is no base64', `${good.slice(0, 33)}***`],
    ['cut off', good.slice(0, -8)],
  ];
  test.each(bad)('refuses %s', (_name, text) => {
    expect(() => decryptPayload(text, KEY)).toThrow(PayloadError);
  });

  test('refuses what is not JSON inside', async () => {
    const text = await encryptWithPlatform('not json');
    expect(() => decryptPayload(text, KEY)).toThrow(PayloadError);
  });

  test('refuses the wrong key', () => {
    expect(() => decryptPayload(good, OTHER_KEY)).toThrow(PayloadError);
  });
});

describe('wrapping', () => {
  test('without a key the data is sent as it is', () => {
    expect(wrapPayload({ a: 1 }, null)).toEqual({ data: { a: 1 } });
    expect(unwrapPayload({ message: 'm', data: { a: 1 } }, null)).toEqual({ message: 'm', data: { a: 1 } });
  });

  test('with a key only the data is encrypted, and read back', () => {
    const wrapped = wrapPayload({ a: 1 }, KEY);
    expect(wrapped.data).toMatch(/^[0-9a-f]{32}:/);
    expect(unwrapPayload({ message: 'm', ...wrapped }, KEY)).toEqual({ message: 'm', data: { a: 1 } });
  });

  test('an empty body is null', () => {
    expect(unwrapPayload(wrapPayload(undefined, KEY), KEY)).toEqual({ data: null });
  });

  test.each([null, 7, { message: 'no data' }, { data: { bare: true } }])('leaves %j alone', (answer) => {
    expect(unwrapPayload(answer, KEY)).toEqual(answer);
  });
});
