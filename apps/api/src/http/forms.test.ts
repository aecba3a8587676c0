import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSmallApp } from '../../test/small-app.ts';
import { isFormPost, leadOn, withForms } from './forms.ts';
import { AppError } from './problem.ts';

const FORM = 'application/x-www-form-urlencoded';
const DONE = '/api/v1/public/done';

let app: FastifyInstance;
let lines: { level: number; msg: string; err?: { message: string } }[] = [];
let thrown: unknown = null;
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  app = await startSmallApp(
    (each) =>
      withForms(each, (forms) => {
        for (const url of ['/newsletter', '/newsletter/confirm', '/newsletter/unsubscribe', '/confirm/again'])
          forms.post(url, async (request, reply) => {
            if (thrown) throw thrown;
            return isFormPost(request) ? reply.send(request.body) : leadOn(reply, 'newsletter-sent');
          });
      }),
    { logger: { level: 'error', stream } },
  );
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
  thrown = null;
});

const post = (payload: string, type = FORM, url = '/newsletter') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

test.each<[string | undefined, boolean]>([
  [FORM, true],
  [`${FORM}; charset=utf-8`, true],
  [` ${FORM.toUpperCase()} ;charset=utf-8`, true],
  ['application/json', false],
  ['multipart/form-data; boundary=x', false],
  [`text/plain; ${FORM}`, false],
  ['', false],
  [undefined, false],
])('a body of the type %o is a plain form: %s', (type, isForm) => {
  expect(isFormPost({ headers: type === undefined ? {} : { 'content-type': type } })).toBe(isForm);
});

test('the fields of a form are the data of the body', async () => {
  const reply = await post('email=asha%40works.example&name=Asha+Rane');
  expect(reply.json()).toEqual({ data: { email: 'asha@works.example', name: 'Asha Rane' } });
});

test('a form leads to a page', async () => {
  const reply = await post('{}', 'application/json');
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `${DONE}?outcome=newsletter-sent`]);
});

describe('a form that is not taken leads to a page', () => {
  test.each<[string, unknown, string, string]>([
    ['of too many tries', new AppError('too_many', 'Wait.'), '/newsletter', 'too-many'],
    ['of too many tries of a link', new AppError('too_many', 'Wait.'), '/newsletter/confirm', 'too-many'],
    ['of a link to confirm', new AppError('invalid', 'Old.'), '/newsletter/confirm', 'dead-link'],
    ['of a link to leave', new AppError('not_found', 'Old.'), '/newsletter/unsubscribe', 'dead-link'],
    ['of anything else', new AppError('invalid', 'No address.'), '/newsletter', 'not-sent'],
    ['of another address', new AppError('invalid', 'No address.'), '/confirm/again', 'not-sent'],
  ])('%s', async (_, error, url, outcome) => {
    thrown = error;
    const reply = await post('email=x', FORM, url);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${DONE}?outcome=${outcome}`]);
    expect(lines).toEqual([]);
  });

  test('and an error of ours is in the log', async () => {
    thrown = new Error('inside');
    const reply = await post('email=x');
    expect(reply.headers.location).toBe(`${DONE}?outcome=not-sent`);
    expect(lines).toMatchObject([{ level: 50, msg: 'A form was not accepted', err: { message: 'inside' } }]);
  });

  test('where it is larger than 64 KB', async () => {
    const largest = `text=${'x'.repeat(64 * 1024 - 5)}`;
    expect((await post(largest)).statusCode).toBe(200);
    expect((await post(`${largest}x`)).headers.location).toBe(`${DONE}?outcome=not-sent`);
  });
});

test('what no form has sent is answered as ever', async () => {
  thrown = new AppError('invalid', 'No address.');
  const reply = await post('{}', 'application/json');
  expect([reply.statusCode, reply.json().message]).toEqual([422, 'No address.']);
});
