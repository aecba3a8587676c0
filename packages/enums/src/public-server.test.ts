import { expect, test } from 'vitest';
import { findPublicSetting } from './public-server.ts';

test.each<[Record<string, string>, string | null]>([
  [{}, null],
  [{ HOST: '' }, null],
  [{ HOST: ' localhost ' }, null],
  [{ HOST: '::1' }, null],
  [{ HOST: '::' }, 'HOST'],
  [{ HOST: '0.0.0.0', SITE_URL: 'https://www.example.com' }, 'HOST'],
  [{ SITE_URL: '' }, null],
  [{ SITE_URL: 'http://localhost:4000', PORTAL_URL: 'http://portal.localhost:4000' }, null],
  [{ SITE_URL: 'http://127.0.0.1' }, null],
  [{ SITE_URL: 'http://localhost.example.com' }, 'SITE_URL'],
  [{ SITE_URL: 'http://[::1]:3000/' }, null],
  [{ SITE_URL: 'HTTP://LOCALHOST' }, null],
  [{ SITE_URL: 'http://localhost@example.com' }, 'SITE_URL'],
  [{ SITE_URL: 'https://example.com\\@localhost' }, 'SITE_URL'],
  [{ PORTAL_URL: 'https://app.example.com' }, 'PORTAL_URL'],
  [{ API_URL: 'https://api.example.com' }, 'API_URL'],
  [{ EHS_TRUST_PROXY: ' , ' }, null],
  [{ EHS_TRUST_PROXY: ',127.0.0.1' }, 'EHS_TRUST_PROXY'],
])('%j is public by %s', (env, setting) => {
  expect(findPublicSetting(env)).toBe(setting);
});
