import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import { ORDER_MAX_BYTES, ORDER_MAX_PAGES } from '@anupalan/enums/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSmallApp, toParts } from '../../test/small-app.ts';
import { getFingerprint } from './body-fingerprint.ts';
import { isAborted, readFingerprint, readSmallForm, UPLOAD_ABORTED } from './multipart.ts';

const TOO_LARGE = 'A picture may have 10 bytes.';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSmallApp((each) => {
    each.post('/form', async (request) => {
      const { fields, files } = await readSmallForm(request, 10, TOO_LARGE);
      return {
        fields,
        files: Object.entries(files).map(([name, { bytes, fileName }]) => [name, fileName, bytes.toString()]),
        fingerprint: getFingerprint(request).toString('hex'),
      };
    });
    each.post('/fingerprint', async (request) => ({
      fingerprint: (await readFingerprint(request)).toString('hex'),
    }));
  });
});
afterAll(() => app.close());

type Parts = Parameters<typeof toParts>[0];
async function send(url: '/form' | '/fingerprint', parts: Parts, cutAt?: number) {
  const { payload, headers } = toParts(parts);
  const reply = await app.inject({ method: 'POST', url, payload: payload.subarray(0, cutAt), headers });
  return { status: reply.statusCode, body: reply.json() };
}
const file = (content: string | Buffer, name = 'file') => ({ name, content, fileName: `${name}.txt` });
const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `field${index}`, content: 'x' }));

describe('a small form', () => {
  test('is its texts and files', async () => {
    const reply = await send('/form', [
      { name: 'name', content: 'Asha' },
      file('0123456789'),
      { name: 'note', content: '' },
      file('', 'other'),
    ]);
    expect(reply.body).toMatchObject({
      fields: { name: 'Asha', note: '' },
      files: [
        ['file', 'file.txt', '0123456789'],
        ['other', 'other.txt', ''],
      ],
    });
  });

  test('has texts only: what came as JSON is left out', async () => {
    const part = { name: 'list', content: '{"a":1}', type: 'application/json' };
    expect((await send('/form', [part])).body.fields).toEqual({});
  });

  test('has files of a size', async () => {
    expect((await send('/form', [file('0123456789')])).status).toBe(200);
    const reply = await send('/form', [file('0123456789a')]);
    expect([reply.status, reply.body.message]).toEqual([413, TOO_LARGE]);
  });

  test('has two files and twenty texts at most', async () => {
    expect((await send('/form', [...fields(20), file('a'), file('b', 'other')])).status).toBe(200);
    expect((await send('/form', fields(21))).status).toBe(413);
    expect((await send('/form', [file('a'), file('b', 'two'), file('c', 'three')])).status).toBe(413);
  });

  test.each([10, 60, 110])('that breaks off after %i bytes is none', async (length) => {
    const reply = await send('/form', [{ name: 'name', content: 'Asha' }, file('0123456789')], length);
    expect([reply.status, reply.body.message]).toEqual([400, [UPLOAD_ABORTED]]);
  });

  test('is multipart', async () => {
    const reply = await app.inject({ method: 'POST', url: '/form', payload: { file: 'x' } });
    expect([reply.statusCode, reply.json().message]).toEqual([
      400,
      ['The body must be multipart/form-data.'],
    ]);
  });
});

describe('the fingerprint of a body that nothing is done with', () => {
  const parts = [{ name: 'name', content: 'Asha' }, file('0123456789')];

  test('is the one of the same body that was read', async () => {
    const { fingerprint } = (await send('/form', parts)).body;
    expect((await send('/fingerprint', parts)).body).toEqual({ fingerprint });
  });

  test.each<[string, Parts]>([
    ['another text', [{ name: 'name', content: 'Ravi' }, file('0123456789')]],
    ['another file', [{ name: 'name', content: 'Asha' }, file('012345678')]],
    ['no text', [file('0123456789')]],
    ['no file', [{ name: 'name', content: 'Asha' }]],
  ])('is another one for %s', async (_, others) => {
    const { fingerprint } = (await send('/fingerprint', parts)).body;
    const reply = await send('/fingerprint', others);
    expect(reply.status).toBe(200);
    expect(reply.body.fingerprint).not.toBe(fingerprint);
  });

  test('is of files of the size of an order at most', async () => {
    const largest = Buffer.alloc(ORDER_MAX_BYTES);
    expect((await send('/fingerprint', [file(largest)])).status).toBe(200);
    const reply = await send('/fingerprint', [file(Buffer.concat([largest, Buffer.from('x')]))]);
    expect([reply.status, reply.body.message]).toEqual([413, ERROR_MESSAGES.too_large]);
    const together = [file(largest), file('x')];
    expect((await send('/fingerprint', together)).status).toBe(413);
  });

  test('has the limits of a form', async () => {
    expect((await send('/fingerprint', [...fields(20), file('a'), file('b', 'two')])).status).toBe(200);
    expect((await send('/fingerprint', fields(21))).status).toBe(413);
    const pages = Array.from({ length: ORDER_MAX_PAGES }, (_, at) => file(`page ${at}`));
    expect((await send('/fingerprint', pages)).status).toBe(200);
    expect((await send('/fingerprint', [...pages, file('more')])).status).toBe(413);
  });

  test('is none of a body that breaks off', async () => {
    const reply = await send('/fingerprint', [file('x'.repeat(1000))], 500);
    expect([reply.status, reply.body.message]).toEqual([
      400,
      ['The upload was interrupted and nothing was saved. Please upload the file again.'],
    ]);
  });
});

test.each<[string, unknown, { destroyed: boolean; complete: boolean }, boolean]>([
  ['the client went away', new Error('x'), { destroyed: true, complete: false }, true],
  ['the client went away after all was in', new Error('x'), { destroyed: true, complete: true }, false],
  ['the body is still coming', new Error('x'), { destroyed: false, complete: false }, false],
  ['the form ends early', new Error('Unexpected end of form'), { destroyed: false, complete: true }, true],
  ['a file ends early', new Error('Unexpected end of file'), { destroyed: false, complete: true }, true],
  [
    'the data ends early',
    new Error('Unexpected end of multipart data'),
    { destroyed: false, complete: true },
    true,
  ],
  ['a stream is closed', new Error('Premature close'), { destroyed: false, complete: true }, true],
  [
    'a part ends early',
    new Error('Part terminated early due to x'),
    { destroyed: false, complete: true },
    true,
  ],
  ['another error names it', new Error('No Premature close'), { destroyed: false, complete: true }, false],
  ['what is no error names it', { message: 'Premature close' }, { destroyed: false, complete: true }, false],
])('whether an upload broke off, where %s', (_, error, raw, expected) => {
  expect(isAborted(error, { raw } as FastifyRequest)).toBe(expected);
});
