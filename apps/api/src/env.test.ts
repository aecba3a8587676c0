import { describe, expect, test } from 'vitest';
import { readConfig } from './env.ts';

const isPublic = (env: Record<string, string>) => readConfig(env, '/srv').isPublic;

describe('a server is public', () => {
  test.each<[Record<string, string>]>([
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '192.168.1.4' }],
    [{ SITE_URL: 'https://www.example.com' }],
    [{ PORTAL_URL: 'https://app.example.com' }],
    [{ API_URL: 'https://api.example.com' }],
    [{ SITE_URL: 'http://localhost.example.com' }],
    [{ EHS_TRUST_PROXY: '10.0.0.1' }],
  ])('with %j', (env) => {
    expect(isPublic(env)).toBe(true);
  });
});

describe('a server is not public', () => {
  test.each<[Record<string, string>]>([
    [{}],
    [{ HOST: '127.0.0.1' }],
    [{ HOST: 'localhost' }],
    [{ HOST: '::1' }],
    [{ SITE_URL: 'http://localhost:3000', PORTAL_URL: 'http://portal.localhost:3000' }],
    [{ API_URL: 'http://[::1]:3000' }],
    [{ EHS_TRUST_PROXY: ' , ' }],
    [{ NODE_ENV: 'production' }],
  ])('with %j', (env) => {
    expect(isPublic(env)).toBe(false);
  });
});
