import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSmallApp, toParts } from '../../test/small-app.ts';
import { LIST_UPLOAD, readListUpload } from './list-upload.ts';

const MEGABYTE = 1024 * 1024;

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSmallApp((each) => {
    each.post('/import', async (request) => {
      const { bytes, dryRun } = await readListUpload(request, 2 * MEGABYTE);
      return { size: bytes.length, dryRun };
    });
  });
});
afterAll(() => app.close());

async function send(content: string | null, fields: Record<string, string> = {}, name = 'file') {
  const { payload, headers } = toParts([
    ...Object.entries(fields).map(([field, text]) => ({ name: field, content: text })),
    ...(content === null ? [] : [{ name, content, fileName: 'people.csv' }]),
  ]);
  const reply = await app.inject({ method: 'POST', url: '/import', payload, headers });
  return { status: reply.statusCode, body: reply.json() };
}

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ dryRun: '0' }, false],
  [{ dryRun: 'false' }, false],
  [{ dryRun: '1' }, true],
  [{ dryRun: 'true' }, true],
])('with %j it is only tried: %s', async (fields, dryRun) => {
  expect(await send('Name', fields)).toEqual({ status: 200, body: { size: 4, dryRun } });
});

test('the document says what is taken', async () => {
  expect(LIST_UPLOAD).toEqual({
    type: 'object',
    required: ['file'],
    properties: {
      file: { type: 'string', format: 'binary' },
      dryRun: { type: 'string', enum: ['1', '0', 'true', 'false'] },
    },
  });
  for (const dryRun of LIST_UPLOAD.properties.dryRun.enum)
    expect((await send('Name', { dryRun })).status, dryRun).toBe(200);
});

test('what is neither true nor false is malformed', async () => {
  const reply = await send('Name', { dryRun: 'perhaps' });
  expect([reply.status, reply.body.errors[0].field]).toEqual([400, 'dryRun']);
});

test.each<[string, string | null, string]>([
  ['no file', null, 'file'],
  ['a file of another name', 'Name', 'list'],
])('%s is told with the field', async (_, content, name) => {
  const reply = await send(content, {}, name);
  expect(reply.status).toBe(422);
  expect(reply.body.errors).toEqual([{ field: 'file', message: 'Choose a file' }]);
});

test('a list that is too large is told how large it may be', async () => {
  expect((await send('x'.repeat(2 * MEGABYTE))).body).toEqual({ size: 2 * MEGABYTE, dryRun: false });
  const reply = await send('x'.repeat(2 * MEGABYTE + 1));
  expect([reply.status, reply.body.message]).toEqual([413, 'The list may be at most 2 MB.']);
});
