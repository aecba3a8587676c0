import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCaller, createOwner, startDatabase, startSmallApp, toParts } from '../../test/small-app.ts';
import type { Database } from '../database/database.ts';
import type { Answer } from './answer.ts';
import { rememberAnswer } from './idempotency.ts';
import { readSmallForm } from './multipart.ts';
import { AppError } from './problem.ts';

const START = Date.parse('2026-11-22T06:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let app: FastifyInstance;
let db: Database;
let milliseconds = 0;
/** What the call does, and how often it was done. */
let work: () => Promise<Answer<unknown> | null>;
let runs = 0;
/** What the log says, from a warning on. */
const logged: string[] = [];
beforeAll(async () => {
  db = await startDatabase();
  const services = { db, now: () => new Date(START + milliseconds) };
  const callers = {
    asha: createCaller({ userId: await createOwner(db, 'asha', new Date(START)) }),
    ravi: createCaller({ userId: await createOwner(db, 'ravi', new Date(START)) }),
  };
  app = await startSmallApp(
    (each) => {
      for (const url of ['/things', '/others', '/auth/things'])
        each.post(url, async (request, reply) => {
          const answer = await rememberAnswer(services, request, async () => {
            runs += 1;
            if (request.isMultipart()) await readSmallForm(request, 1000, 'Too large');
            const done = await work();
            if (!done) void reply.send(Readable.from(['a stream']));
            return done;
          });
          if (!answer) return reply;
          const { message, data, status = 200 } = answer;
          return reply.code(status).send({ message, data });
        });
    },
    { callers, logger: { level: 'warn', stream: { write: (line) => void logged.push(line) } } },
  );
});
afterAll(async () => {
  await app.close();
  await db.close();
});
beforeEach(() => {
  runs = 0;
  milliseconds = 0;
  work = async () => ({ message: 'Done.', data: { id: uuidv7() }, status: 201 });
});

type Sent = { key?: string; caller?: string; url?: string; payload?: object };
async function send({ key, caller = 'asha', url = '/things', payload = { name: 'x' } }: Sent) {
  const reply = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'x-caller': caller, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
  return { status: reply.statusCode, text: reply.payload, headers: reply.headers };
}
const messageOf = (reply: { text: string }) => (JSON.parse(reply.text) as { message: unknown }).message;
async function find(key: string) {
  const { rows } = await db.pool.query('SELECT status, body FROM idempotency_keys WHERE key = $1', [key]);
  return rows[0];
}

test('a call that is sent again with its key gets its first answer, and is done once', async () => {
  const first = await send({ key: 'again' });
  const second = await send({ key: 'again' });
  expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
  expect(runs).toBe(1);
});

test('an answer without a status is kept as 200', async () => {
  work = async () => ({ message: 'Done.', data: null });
  await send({ key: 'plain' });
  expect(await find('plain')).toEqual({ status: 200, body: { message: 'Done.', data: null } });
  expect((await send({ key: 'plain' })).status).toBe(200);
  expect(runs).toBe(1);
});

test('another key, another person, nobody or no key is another call', async () => {
  await send({ key: 'one' });
  await send({ key: 'two' });
  await send({ key: 'one', caller: 'ravi' });
  await send({ key: 'one', caller: 'nobody' });
  await send({ key: 'one', caller: 'nobody' });
  await send({});
  await send({});
  expect(runs).toBe(7);
});

test('a call of signing in is never remembered', async () => {
  await send({ key: 'x'.repeat(300), url: '/auth/things' });
  await send({ key: 'x'.repeat(300), url: '/auth/things' });
  expect(runs).toBe(2);
});

describe('a key is for one call:', () => {
  test.each<[string, Sent]>([
    ['with another body', { payload: { name: 'y' } }],
    ['at another address', { url: '/others' }],
    ['with another query', { url: '/things?a=1' }],
    ['with an upload', toParts([{ name: 'name', content: 'x' }])],
  ])('%s it is refused', async (what, other) => {
    const { headers, ...rest } = other as Sent & { headers?: Record<string, string> };
    await send({ key: what });
    const reply = await app.inject({
      method: 'POST',
      url: '/things',
      payload: { name: 'x' },
      ...rest,
      headers: { 'x-caller': 'asha', 'idempotency-key': what, ...headers },
    });
    expect([reply.statusCode, reply.json().message]).toEqual([
      422,
      'This Idempotency-Key was used for another request. Send a new one.',
    ]);
    expect(runs).toBe(1);
  });
});

test.each<[string, string, boolean]>([
  ['empty', '', false],
  ['of one character', 'k', true],
  ['of 255 characters', 'x'.repeat(255), true],
  ['of 256 characters', 'x'.repeat(256), false],
])('a key that is %s', async (_, key, isTaken) => {
  const reply = await send({ key });
  expect([reply.status, runs]).toEqual(isTaken ? [201, 1] : [400, 0]);
  if (!isTaken)
    expect(messageOf(reply)).toEqual(['The Idempotency-Key must be a text of 1 to 255 characters.']);
});

test('while the first is worked on, the second is told to wait', async () => {
  let finish = () => {};
  const started = new Promise<void>((begin) => {
    work = () =>
      new Promise((resolve) => {
        begin();
        finish = () => resolve({ message: 'Done.', data: null });
      });
  });
  const first = send({ key: 'busy' });
  await started;
  const second = await send({ key: 'busy' });
  expect([second.status, messageOf(second), second.headers['retry-after']]).toEqual([
    409,
    'The first request with this Idempotency-Key is still running.',
    '2',
  ]);
  expect((await send({ key: 'busy', payload: { name: 'y' } })).status).toBe(422);
  finish();
  expect((await first).status).toBe(200);
  expect((await send({ key: 'busy' })).status).toBe(200);
  expect(runs).toBe(1);
});

describe('a key is free again after', () => {
  test('a call that failed', async () => {
    work = async () => {
      throw new AppError('invalid', 'No.');
    };
    const failed = await send({ key: 'failed' });
    expect([failed.status, messageOf(failed), await find('failed')]).toEqual([422, 'No.', undefined]);
    await send({ key: 'other than failed' });
    await send({ key: 'failed' });
    expect(runs).toBe(3);
  });

  test('an answer that is a stream', async () => {
    work = async () => null;
    const stream = await send({ key: 'stream' });
    expect([stream.status, stream.text]).toEqual([200, 'a stream']);
    await expect.poll(() => find('stream')).toBeUndefined();
    await send({ key: 'stream' });
    // What fails when the answer is out already is told in the log alone, a moment later.
    await sleep(20);
    expect(logged).toEqual([]);
    expect(runs).toBe(2);
  });
});

test('what one call frees or keeps is its own key', async () => {
  const mine = await send({ key: 'shared' });
  work = async () => {
    throw new AppError('invalid', 'No.');
  };
  await send({ key: 'shared', caller: 'ravi' });
  await send({ key: 'unrelated' });
  work = async () => ({ message: 'Of Ravi.', data: null });
  await send({ key: 'shared', caller: 'ravi' });
  await send({ key: 'unrelated' });
  expect((await send({ key: 'shared' })).text).toBe(mine.text);
});

describe('a key is kept', () => {
  test('for 24 hours', async () => {
    await send({ key: 'day' });
    milliseconds = DAY;
    await send({ key: 'day' });
    expect(runs).toBe(1);
    milliseconds = DAY + 1;
    await send({ key: 'day' });
    expect(runs).toBe(2);
  });

  test('for three minutes, where its call was cut off with the server', async () => {
    await send({ key: 'cut' });
    await db.pool.query("UPDATE idempotency_keys SET status = NULL, body = NULL WHERE key = 'cut'");
    milliseconds = 3 * MINUTE;
    expect((await send({ key: 'cut' })).status).toBe(409);
    milliseconds = 3 * MINUTE + 1;
    expect((await send({ key: 'cut' })).status).toBe(201);
  });

  test('by each person for themselves', async () => {
    await send({ key: 'old', caller: 'ravi' });
    milliseconds = DAY + 1;
    await send({ key: 'new' });
    expect(await find('old')).toBeDefined();
    await send({ key: 'new', caller: 'ravi' });
    expect(await find('old')).toBeUndefined();
  });
});

describe('an upload', () => {
  const upload = async (key: string, name: string, content: string) => {
    const { payload, headers } = toParts([
      { name: 'name', content: name },
      { name: 'file', content, fileName: 'a.pdf' },
    ]);
    const reply = await app.inject({
      method: 'POST',
      url: '/things',
      payload,
      headers: { ...headers, 'x-caller': 'asha', 'idempotency-key': key },
    });
    return { status: reply.statusCode, text: reply.payload };
  };

  test('is the same call with the same texts and files', async () => {
    const first = await upload('upload', 'Asha', 'bytes');
    expect(first.status).toBe(201);
    expect(await upload('upload', 'Asha', 'bytes')).toEqual(first);
    expect((await upload('upload', 'Ravi', 'bytes')).status).toBe(422);
    expect((await upload('upload', 'Asha', 'other bytes')).status).toBe(422);
    expect(runs).toBe(1);
  });

  test('is told to wait while the first is worked on, whatever is in it', async () => {
    let finish = () => {};
    const started = new Promise<void>((begin) => {
      work = () =>
        new Promise((resolve) => {
          begin();
          finish = () => resolve({ message: 'Done.', data: null });
        });
    });
    const first = upload('busy upload', 'Asha', 'bytes');
    await started;
    expect((await upload('busy upload', 'Asha', 'bytes')).status).toBe(409);
    finish();
    expect((await first).status).toBe(200);
    expect(runs).toBe(1);
  });
});
