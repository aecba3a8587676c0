import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toStatutoryId } from '@anupalan/compliance/statutory/make-row';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Belongings, createBelongings } from '../../test/belongings.ts';
import {
  type CallOptions,
  type Harness,
  PASSWORD,
  type Reply,
  startHarness,
  toMultipart,
} from '../../test/harness.ts';
import { getOpenApi, type OpenApiDocument, toMediaType } from '../../test/open-api.ts';
import { createOrder } from '../../test/orders.ts';

let api: Harness;
let owner: Session;
let own: Belongings;
let document: OpenApiDocument;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
  own = await createBelongings(api, 'owner');
  document = await getOpenApi(api);
});
afterAll(() => api.close());

/** The product's number, from the one place where it stands. */
function toRelease(): string {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the document', () => {
  test('is OpenAPI 3.1 with a title and a version', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: toRelease() });
  });

  test('describes each call: what it does, its path, its answers', () => {
    expect(operations().length).toBeGreaterThan(40);
    for (const { path, method, operation } of operations()) {
      expect(operation.summary, `${method} ${path}`).toBeTruthy();
      expect(operation.tags, `${method} ${path}`).toHaveLength(1);
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const inPath = (operation.parameters ?? []).filter((each) => each.in === 'path');
      expect(inPath.map((each) => each.name)).toEqual(named);
      expect(inPath.every((each) => each.required)).toBe(true);
      expect(Object.keys(operation.responses)).toContain('default');
      for (const response of Object.values(operation.responses)) expect(response.description).toBeTruthy();
      if (method === 'get') expect(operation.requestBody).toBeUndefined();
    }
  });

  test('points at nothing that is not there', () => {
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      const name = /^"\$ref":"#\/components\/schemas\/([^"/]+)"$/.exec(reference)?.[1] ?? reference;
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
  });

  test('has schemas that are JSON Schema 2020-12', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const { path, method, operation } of operations()) {
      const schemas = [
        ...(operation.parameters ?? []).map((each) => each.schema),
        ...Object.values(operation.requestBody?.content ?? {}).map((each) => each.schema),
        ...Object.values(operation.responses).flatMap((each) =>
          Object.values(each.content ?? {}).map((one) => one.schema),
        ),
      ];
      for (const schema of schemas)
        expect(ajv.validateSchema(schema as object), `${method} ${path}: ${ajv.errorsText()}`).toBe(true);
    }
  });

  test('tells nothing of the validators’ inside', () => {
    expect(JSON.stringify(document)).not.toMatch(/"(innerType|oneOf|notOneOf|spec|tests|transforms)":/);
  });
});

/** Every schema closed: an answer with a field that the document does not name does not pass. */
function close(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(close);
  if (typeof schema !== 'object' || schema === null) return schema;
  const closed = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, close(value)]));
  return 'properties' in closed && !('additionalProperties' in closed)
    ? { ...closed, additionalProperties: false }
    : closed;
}

function check(path: string, method: string, reply: Reply): void {
  const { responses } = document.paths[path]?.[method] ?? { responses: {} };
  const response = responses[String(reply.status)] ?? responses.default;
  const schema = response?.content?.[toMediaType(reply) ?? '']?.schema;
  expect(schema, `${method} ${path} ${reply.status} ${toMediaType(reply)}`).toBeDefined();
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  const components = { schemas: close(document.components.schemas) };
  const validate = ajv.compile({ ...(close(schema) as object), components });
  expect(
    validate(reply.body) ? '' : ajv.errorsText(validate.errors),
    `${method} ${path} ${reply.status}`,
  ).toBe('');
}

const GETS: [string, () => string][] = [
  ['/health/live', () => '/health/live'],
  ['/health/ready', () => '/health/ready'],
  ['/users/profile', () => '/users/profile'],
  ['/users/assignable', () => '/users/assignable'],
  ['/organisation', () => '/organisation'],
  ['/organisation/offers', () => '/organisation/offers'],
  ['/roles', () => '/roles'],
  ['/roles/{id}', () => `/roles/${own.role}`],
  ['/roles/sub-roles/{id}', () => '/roles/sub-roles/01900000-0000-7000-8000-000000000003'],
  ['/consent-documents', () => '/consent-documents'],
  ['/consent-documents/check-validity', () => '/consent-documents/check-validity'],
  ['/consent-documents/{id}', () => `/consent-documents/${own.order}`],
  ['/consent-documents/{id}/obligations', () => `/consent-documents/${own.order}/obligations`],
  ['/consent-documents/{id}/paragraphs', () => `/consent-documents/${own.order}/paragraphs`],
  ['/consent-documents/{id}/words', () => `/consent-documents/${own.order}/words?page=1`],
  ['/catch-up', () => '/catch-up'],
  ['/duty-events', () => '/duty-events'],
  ['/generate-tasks', () => '/generate-tasks'],
  ['/tasks/{id}', () => `/tasks/${own.task}`],
  ['/generate-tasks/scheduled-tasks', () => '/generate-tasks/scheduled-tasks'],
  ['/statutory-obligations', () => '/statutory-obligations?isPagination=0'],
  ['/dashboard', () => '/dashboard'],
  ['/contact-us/user', () => '/contact-us/user'],
  ['/contact-us/{id}', () => `/contact-us/${own.request}`],
  ['/user/notifications', () => '/user/notifications'],
  ['/user/notifications/unread', () => '/user/notifications/unread'],
  ['/users/notification-preferences', () => '/users/notification-preferences'],
  ['/alerts', () => `/alerts?scheduledTaskId=${own.scheduled}`],
];

describe('answers are as the document says:', () => {
  test.each(GETS)('GET %s', async (path, url) => {
    const reply = await api.call('GET', url(), { as: owner });
    expect(reply.status).toBe(200);
    check(path, 'get', reply);
  });

  test.each<['POST' | 'PUT' | 'PATCH', string, () => CallOptions, (() => string)?]>([
    ['POST', '/auth/login', () => ({ data: { email: 'viewer@works.example', password: PASSWORD } })],
    ['POST', '/auth/forgot-password', () => ({ data: { email: 'viewer@works.example' } })],
    ['PATCH', '/users/profile', () => toMultipart(null, { name: 'Owner Rao' })],
    ['PATCH', '/organisation', () => ({ data: { sector: 'dyes_paints', wastes: ['used_oil'] } })],
    [
      'PATCH',
      '/consent-documents/{id}',
      () => ({ data: { facts: { validUpto: '2030-01-01', kind: 'cto' } } }),
      () => `/consent-documents/${own.order}`,
    ],
    ['PATCH', '/obligations', () => ({ data: { ids: [own.open], state: 'accepted' } })],
    [
      'PATCH',
      '/obligations/{id}',
      () => ({ data: { frequency: 'daily' } }),
      () => `/obligations/${own.open}`,
    ],
    ['POST', '/generate-tasks/add', () => ({ body: { obligationIds: [own.open, own.obligation] } })],
    [
      'POST',
      '/statutory-obligations/{id}/confirm',
      () => ({ data: {} }),
      () => `/statutory-obligations/${toStatutoryId(1)}/confirm`,
    ],
    [
      'POST',
      '/generate-tasks/add',
      () => ({ body: { statutoryIds: [toStatutoryId(1), toStatutoryId(18)] } }),
    ],
    [
      'POST',
      '/generate-tasks/import',
      () => {
        const list = 'Task name,Repeats,Due or start date\nSample,Daily,01-01-2030\n,Once,x';
        return toMultipart({ bytes: Buffer.from(list), fileName: 'tasks.csv' }, { dryRun: '1' });
      },
    ],
    [
      'PATCH',
      '/generate-tasks/scheduled-tasks/status',
      () => ({ data: { id: own.scheduled, status: 'completed' } }),
    ],
    [
      'PUT',
      '/generate-tasks/frequency',
      () => ({
        data: {
          id: own.task,
          schedule: {
            frequency: null,
            interval: { every: 1, unit: 'week', days: ['monday', 'friday'] },
            startDate: '2030-01-01',
          },
        },
      }),
    ],
    [
      'POST',
      '/contact-us/create',
      () => ({ data: { subject: 'Subject', message: 'A message of some length', type: 'support' } }),
    ],
    [
      'POST',
      '/contact-us/{id}/messages',
      () => ({ data: { text: 'One thing more' } }),
      () => `/contact-us/${own.request}/messages`,
    ],
    [
      'POST',
      '/contact-us/public/create',
      () => ({
        data: {
          ...{ subject: 'Subject', message: 'A message of some length', type: 'support' },
          ...{ name: 'Asha Rao', email: 'asha@reader.example' },
        },
      }),
    ],
    ['POST', '/public/newsletter', () => ({ data: { email: 'asha@reader.example' } })],
    ['POST', '/auth/signup', () => ({ data: { name: 'Asha Rao', email: 'asha@kiln.example' } })],
    ['PUT', '/contact-us/update-status', () => ({ data: { id: own.request, status: 'RESOLVED' } })],
    ['PATCH', '/user/notifications/read-status', () => ({ data: { all: true } })],
    [
      'PATCH',
      '/users/notification-preferences',
      () => ({ data: { preferences: [{ type: 'alert', email: false }] } }),
    ],
    [
      'POST',
      '/consent-documents/{id}/read-again',
      () => ({ data: {} }),
      () => `/consent-documents/${own.order}/read-again`,
    ],
  ])('%s %s', async (method, path, options, url) => {
    const reply = await api.call(method, url?.() ?? path, { as: owner, ...options() });
    expect(reply.status).toBeLessThan(300);
    check(path, method.toLowerCase(), reply);
  });

  test('a deletion of tasks and of an order', async () => {
    const { id } = await createOrder(api, api.users.owner);
    check(
      '/consent-documents/{id}',
      'delete',
      await api.call('DELETE', `/consent-documents/${id}`, { as: owner }),
    );
    const body = { name: 'Sample', schedule: { frequency: 'daily', startDate: '2030-01-01' } };
    const added = await api.call('POST', '/generate-tasks/add', { as: owner, body });
    const ids = (added.body.data as AddedTasks).tasks.map((task) => task.id);
    check(
      '/generate-tasks/delete',
      'post',
      await api.call('POST', '/generate-tasks/delete', { as: owner, data: { ids } }),
    );
  });

  test('an order that was read, with facts, limits and questions', async () => {
    const citation = {
      page: 2,
      quote: 'valid up to 31.03.2030',
      rects: [{ x: 0.1, y: 0.2, width: 0.3, height: 0.02 }],
    };
    const { id } = await createOrder(api, api.users.owner, [], {
      facts: {
        validUpto: { value: '2030-03-31', citation, confidence: 0.9 },
        openEnded: { value: 'not_stated', citation: null, confidence: 0.5 },
      },
    });
    await api.services.db.pool.query(
      'UPDATE consent_documents SET limits = $2, questions = $3, validity = $4 WHERE id = $1',
      [
        id,
        JSON.stringify([{ id, medium: 'effluent', parameter: 'BOD', limit: '30', unit: 'mg/l', citation }]),
        JSON.stringify([{ id, text: 'From when?', citation: null }]),
        JSON.stringify([{ medium: 'water', from: null, upto: '2030-03-31', citation }]),
      ],
    );
    check('/consent-documents/{id}', 'get', await api.call('GET', `/consent-documents/${id}`, { as: owner }));
  });

  test.each<[string, string, CallOptions]>([
    ['400', '/generate-tasks?pageSize=0', {}],
    ['401', '/generate-tasks', { as: 'x' }],
    ['404', '/tasks/nothing', {}],
  ])('a problem: %s', async (status, url, options) => {
    const reply = await api.call('GET', url, { as: owner, ...options });
    expect(String(reply.status)).toBe(status);
    check('/generate-tasks', 'get', reply);
  });
});
