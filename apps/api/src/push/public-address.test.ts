import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createPublicLookup, isPublicAddress, isPublicUrl } from './public-address.ts';

test.each([
  ['142.250.1.1', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:169.254.169.254', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['nothing', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

const HOSTS: Record<string, string[]> = {
  'push.example': ['142.250.1.1', '2606:4700::1111'],
  'inside.example': ['10.0.0.1'],
  'half.example': ['142.250.1.1', '127.0.0.1'],
  'none.example': [],
};
const resolveTo = async (host: string) => {
  const found = HOSTS[host] ?? (/^[\d.:a-f]+$/.test(host) ? [host] : null);
  if (!found) throw new Error(`ENOTFOUND ${host}`);
  return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};

describe('an endpoint', () => {
  test.each([
    ['https://push.example/send/1', true],
    ['https://push.example:8443/send/1', true],
    ['http://push.example/send/1', false],
    ['https://user:word@push.example/', false],
    ['https://inside.example/', false],
    ['https://half.example/', false],
    ['https://none.example/', false],
    ['https://unknown.example/', false],
    ['https://127.0.0.1/', false],
    ['https://2130706433/', false],
    ['https://[::1]/', false],
    ['https://[::ffff:a00:1]/', false],
    ['ftp://push.example/', false],
    ['nothing', false],
  ])('%s may be called: %s', async (url, isAllowed) => {
    expect(await isPublicUrl(url, resolveTo)).toBe(isAllowed);
  });
});

describe('a connection', () => {
  const lookup = createPublicLookup(resolveTo);
  const look = (host: string, all: boolean) =>
    promisify<unknown>((done: (error: Error | null, found?: unknown) => void) =>
      lookup(host, { all }, (error, found) => done(error, found)),
    )();

  test('goes to what a public name means', async () => {
    expect(await look('push.example', false)).toBe('142.250.1.1');
    expect(await look('push.example', true)).toHaveLength(2);
  });

  test.each(['inside.example', 'half.example', 'none.example', 'unknown.example'])(
    'does not go to %s, whatever it meant before',
    async (host) => {
      await expect(look(host, true)).rejects.toThrow();
    },
  );
});
