// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { toModule } from './crypto-modules.ts';

const require = createRequire(import.meta.resolve('@anupalan/api-client/payload-encryption'));

type Words = { toString: (encoding?: unknown) => string };
type Aes = {
  encrypt: (text: string, words: string) => Words;
  decrypt: (text: string, words: string) => Words;
};

const toName = (file: string) => `crypto-js/${file}`;

/** A file of crypto-js as an address that can be imported, with what it needs. */
const addresses = new Map<string, string>();
function toAddress(name: string): string {
  const known = addresses.get(name);
  if (known !== undefined) return known;
  const module = toModule(readFileSync(require.resolve(toName(name)), 'utf8')) ?? '';
  const code = module.replace(/from '\.\/([\w-]+)'/g, (_, file: string) => `from '${toAddress(file)}'`);
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  addresses.set(name, address);
  return address;
}

test('the files of crypto-js do as modules what they did', async () => {
  const load = async (name: string) => (await import(/* @vite-ignore */ toAddress(name))).default;
  const [aes, utf8, hex] = await Promise.all([load('aes'), load('enc-utf8'), load('enc-hex')]);
  const was: Aes = require(toName('aes'));
  const wasUtf8: unknown = require(toName('enc-utf8'));
  const text = 'पर्यावरण, 25 °C';
  expect(was.decrypt(aes.encrypt(text, 'words').toString(), 'words').toString(wasUtf8)).toBe(text);
  expect(aes.decrypt(was.encrypt(text, 'words').toString(), 'words').toString(utf8)).toBe(text);
  expect(hex.stringify(hex.parse('00ff'))).toBe('00ff');
});

test('a file that is written otherwise is not guessed at', () => {
  expect(toModule('module.exports = function (a) { return a; };')).toBeNull();
});
