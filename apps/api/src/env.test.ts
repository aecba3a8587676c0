import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './env.ts';

const read = (env: Record<string, string>) => readConfig(env, '/srv');

describe('a server is public, and makes no demo,', () => {
  test.each<[Record<string, string>, string]>([
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '192.168.1.4' }, 'HOST'],
    [{ SITE_URL: 'https://www.example.com' }, 'SITE_URL'],
    [{ PORTAL_URL: 'https://app.example.com' }, 'PORTAL_URL'],
    [{ API_URL: 'https://api.example.com' }, 'API_URL'],
    [{ SITE_URL: 'http://localhost.example.com' }, 'SITE_URL'],
    [{ EHS_TRUST_PROXY: '10.0.0.1' }, 'EHS_TRUST_PROXY'],
  ])('with %j', (env, publicBy) => {
    expect(read(env)).toMatchObject({ publicBy, isDemo: false });
  });
});

describe('a server is not public, and makes the demo,', () => {
  test.each<[Record<string, string>]>([
    [{}],
    [{ HOST: '127.0.0.1' }],
    [{ HOST: 'localhost' }],
    [{ HOST: '::1' }],
    [{ SITE_URL: 'http://localhost:3000', PORTAL_URL: 'http://portal.localhost:3000' }],
    [{ API_URL: 'http://[::1]:3000' }],
    [{ EHS_TRUST_PROXY: ' , ' }],
    [{ NODE_ENV: 'production', EHS_DEMO: 'on' }],
  ])('with %j', (env) => {
    expect(read(env)).toMatchObject({ publicBy: null, isDemo: true });
  });
});

test.each<[Record<string, string>]>([
  [{ NODE_ENV: 'production' }],
  [{ DATABASE_URL: 'postgres://db.example/anupalan' }],
  [{ EHS_DEMO: 'off' }],
])('no demo is made with %j', (env) => {
  expect(read(env)).toMatchObject({ publicBy: null, isDemo: false });
});

test.each<[Record<string, string>, string]>([
  [{ PORT: 'eighty' }, 'PORT is "eighty": it must be a number from 0 to 65534.'],
  [{ PORT: '65535' }, 'PORT is "65535": it must be a number from 0 to 65534.'],
  [{ SITE_URL: 'here' }, 'SITE_URL is "here": it must be an http or https address.'],
  [{ EHS_FILE_KEY: 'abcd' }, 'EHS_FILE_KEY must be 32 bytes as 64 hexadecimal digits.'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => read(env)).toThrow(new ConfigError(sentence));
});

describe('how long the database may take to answer', () => {
  test('is three and a half seconds, or as many as are set', () => {
    expect(read({}).databaseAnswerMs).toBe(3_500);
    expect(read({ EHS_DATABASE_ANSWER_SECONDS: '20' }).databaseAnswerMs).toBe(20_000);
  });

  test.each(['0', '301', '-1', 'soon'])('is not “%s”', (value) => {
    expect(() => read({ EHS_DATABASE_ANSWER_SECONDS: value })).toThrow(
      `EHS_DATABASE_ANSWER_SECONDS is "${value}": it must be a number from 1 to 300.`,
    );
  });
});
