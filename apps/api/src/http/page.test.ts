import { createHash } from 'node:crypto';
import { BRAND } from '@anupalan/enums/brand';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSmallApp } from '../../test/small-app.ts';
import { type PlainPage, sendPage } from './page.ts';

let app: FastifyInstance;
let get: (page: PlainPage, status?: number) => Promise<{ status: number; headers: object; html: string }>;
beforeAll(async () => {
  let page: PlainPage = { title: '', lines: [] };
  let status: number | undefined;
  app = await startSmallApp((each) => {
    each.get('/page', (_request, reply) => sendPage(reply, page, status));
  });
  get = async (given, code) => {
    page = given;
    status = code;
    const reply = await app.inject('/page');
    return { status: reply.statusCode, headers: reply.headers, html: reply.payload };
  };
});
afterAll(() => app.close());

/** The page without its style. */
const withoutStyle = (html: string) => html.replace(/<style>.*<\/style>/, '');
const head = (title: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · ${BRAND.name}</title></head><body><main>`;

test('a page is a title and its lines', async () => {
  const { status, html } = await get({ title: 'Done', lines: ['It is done.', 'You can close this.'] });
  expect(status).toBe(200);
  expect(withoutStyle(html)).toBe(
    `${head('Done')}<h1>Done</h1><p>It is done.</p><p>You can close this.</p></main></body></html>`,
  );
});

test('a page is for no search engine, tells its address to nobody and runs no script', async () => {
  const { headers, html, status } = await get({ title: 'Gone', lines: [] }, 404);
  const style = /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(style).not.toBe('');
  expect(status).toBe(404);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  });
});

test('a page may have a form and a way on', async () => {
  const { html } = await get({
    title: 'Confirm',
    lines: [],
    form: { action: '/confirm', fields: { token: 'abc', kind: 'news' }, button: 'Confirm address' },
    link: { href: '/', label: 'Home' },
  });
  expect(withoutStyle(html)).toBe(
    `${head('Confirm')}<h1>Confirm</h1><form method="post" action="/confirm"><input type="hidden" name="token" value="abc"><input type="hidden" name="kind" value="news"><button type="submit">Confirm address</button></form><p><a href="/">Home</a></p></main></body></html>`,
  );
});

test('nothing that a page is given is markup', async () => {
  const evil = `<b>&"'</b>`;
  const { html } = await get({
    title: evil,
    lines: [evil],
    form: { action: evil, fields: { [evil]: evil }, button: evil },
    link: { href: evil, label: evil },
  });
  const escaped = '&#60;b&#62;&#38;&#34;&#39;&#60;/b&#62;';
  expect(html).not.toContain(evil);
  expect(html.split(escaped)).toHaveLength(10);
});
