import { expect, test } from 'vitest';
import { readConfig } from '../env.ts';
import { refuseDemoSetting } from './refuse-demo.ts';

const refuse = (env: Record<string, string>) => () => refuseDemoSetting(readConfig(env, '/srv'));

test.each<[setting: string, Record<string, string>]>([
  ['HOST', { HOST: '0.0.0.0' }],
  ['SITE_URL', { SITE_URL: 'https://www.example.org' }],
  ['EHS_TRUST_PROXY', { EHS_TRUST_PROXY: '127.0.0.1' }],
])('a server that is public by %s refuses EHS_DEMO=on, and starts without', (setting, env) => {
  expect(refuse({ ...env, EHS_DEMO: 'on' })).toThrow(
    `EHS_DEMO is on and ${setting} makes this server public, where everybody knows the password of the demo: unset EHS_DEMO.`,
  );
  expect(refuse(env)).not.toThrow();
});

test('a server that nobody else reaches has the demo when it is asked for', () => {
  expect(refuse({ EHS_DEMO: 'on', NODE_ENV: 'production' })).not.toThrow();
});
