import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storybook } from './storybook.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-storybook-'));
  mkdirSync(path.join(folder, 'built/assets'), { recursive: true });
  writeFileSync(path.join(folder, 'built/index.html'), 'the stories');
  writeFileSync(path.join(folder, 'built/iframe.html'), 'one story');
  writeFileSync(path.join(folder, 'built/assets/a.js'), 'js');
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The faces decorate the reply first, as in the server. */
async function start(name: string, isShown = true) {
  const app = Fastify();
  await app.register(fastifyStatic, { root: folder, serve: false });
  await app.register(storybook, { storybookDir: path.join(folder, name), isShown });
  return app;
}

test('the folder gets its slash, so that relative addresses hold', async () => {
  const app = await start('built');
  const reply = await app.inject('/storybook');
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/storybook/']);
  await app.close();
});

test.each([
  ['/storybook/', 200, 'the stories'],
  ['/storybook/iframe.html?id=static-kit-button--default', 200, 'one story'],
  ['/storybook/assets/a.js', 200, 'js'],
])('%s: %i', async (url, status, text) => {
  const app = await start('built');
  const reply = await app.inject(url);
  expect([reply.statusCode, reply.payload]).toEqual([status, text]);
  expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  await app.close();
});

test.each(['/storybook/none.js', '/storybook/..%2Fsecret.txt', '/storybook/%2e%2e/secret.txt'])(
  '%s: nothing outside the folder',
  async (url) => {
    const app = await start('built');
    const reply = await app.inject(url);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.payload).not.toBe('secret');
    await app.close();
  },
);

test('a Storybook that is not built says how to build it, and shows once it is, without a new start', async () => {
  const app = await start('late');
  const reply = await app.inject('/storybook/');
  expect([reply.statusCode, reply.payload]).toEqual([
    404,
    'The Storybook of the kit is not built yet: run npm run storybook build, then load this page again.',
  ]);
  cpSync(path.join(folder, 'built'), path.join(folder, 'late'), { recursive: true });
  expect((await app.inject('/storybook/')).payload).toBe('the stories');
  expect((await app.inject('/storybook/assets/a.js')).headers['cache-control']).toContain('max-age=0');
  await app.close();
});

test.each(['/storybook', '/storybook/', '/storybook/iframe.html', '/storybook/assets/a.js'])(
  '%s is unknown on a server that does not show it',
  async (url) => {
    const app = await start('built', false);
    const reply = await app.inject(url);
    expect([reply.statusCode, reply.payload]).toEqual([404, 'There is no such page.']);
    await app.close();
  },
);
