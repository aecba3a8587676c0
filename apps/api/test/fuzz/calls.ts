import * as fc from 'fast-check';
import type { Operation } from '../open-api.ts';
import { type IdSource, type Making, type Schema, valueFor } from './by-schema.ts';
import { hostileText, hostileValue, INHERITED_NAMES } from './hostile.ts';
import { type FilePart, fileContent, toBody } from './multipart.ts';

/** Who makes a call. */
export const IDENTITIES = ['owner', 'viewer', 'lab', 'nobody', 'anonymous'] as const;
export type Identity = (typeof IDENTITIES)[number];

/** A call as it is sent: enough to send it again. */
export type Call = {
  key: string;
  who: Identity;
  /** Path and query, below the prefix of the API. */
  url: string;
  headers: Record<string, string>;
  payload?: Buffer;
};

/** Ids of a field of a name; `path` is the path of the call, which tells what a plain `id` is of. */
export type IdsOfCall = (path: string, isDeletion: boolean) => IdSource;

const WHO = fc.oneof(
  { weight: 10, arbitrary: fc.constant<Identity>('owner') },
  { weight: 3, arbitrary: fc.constant<Identity>('lab') },
  { weight: 1, arbitrary: fc.constantFrom<Identity>('viewer', 'nobody', 'anonymous') },
);

/** What bytes of a header can be; a server of ours never sees others. */
const headerText = fc.oneof(
  fc.constantFrom(
    '',
    'x',
    '\u0000',
    '\u00ff\u0080',
    'x'.repeat(300),
    '__proto__',
    '-1',
    '99999999999999999999',
  ),
  fc.uuid(),
);
const oddHeaders = fc.dictionary(
  fc.constantFrom(
    'idempotency-key',
    'x-timezone-offset',
    'x-api-key',
    'range',
    'if-range',
    'if-none-match',
    'accept',
    'accept-encoding',
    'authorization',
    'x-forwarded-for',
    'content-type',
    'user-agent',
    'origin',
  ),
  fc.oneof(
    headerText,
    fc.constantFrom('bytes=0-0', 'bytes=5-1', 'bytes=99999999999-', 'bytes=-0', 'Bearer x', '*'),
  ),
  { maxKeys: 3 },
);
const headers = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Record<string, string>>({}) },
  { weight: 1, arbitrary: fc.uuid().map((key): Record<string, string> => ({ 'idempotency-key': key })) },
  { weight: 1, arbitrary: oddHeaders },
);

/** Calls of one operation of the document. @param key its line of the permission table */
export function callsOf(key: string, operation: Operation, idsOfCall: IdsOfCall): fc.Arbitrary<Call> {
  const [method = '', path = ''] = key.split(' ');
  const isDeletion = method === 'DELETE' || path.endsWith('/delete');
  const ids = idsOfCall(path, isDeletion);
  return fc
    .tuple(
      WHO,
      pathOf(path, ids),
      mixed((making) => queryOf(operation, making), ids),
      headers,
      mixed((making) => bodyOf(operation, making), ids),
    )
    .map(([who, filled, query, given, body]) => ({
      key,
      who,
      url: query === '' ? filled : `${filled}?${query}`,
      headers: { ...body.headers, ...given },
      ...(method === 'GET' || body.payload === undefined ? {} : { payload: body.payload }),
    }));
}

/** Half of the parts of calls are as their schema says, to come as far as the handlers; the others are not. */
function mixed<T>(make: (making: Making) => fc.Arbitrary<T>, ids: IdSource): fc.Arbitrary<T> {
  return fc.oneof(make({ ids, hostileShare: 0 }), make({ ids, hostileShare: 10 }));
}

function pathOf(path: string, ids: IdSource): fc.Arbitrary<string> {
  const parts = path.split(/(?=\/)/).map((part) => {
    const name = /^\/:(\w+)$/.exec(part)?.[1];
    if (name === undefined) return fc.constant(part);
    const right = /^(slug|key|name|number)$/.test(name)
      ? fc.constantFrom('1', '2', '0', 'environment-protection-act-1986', 'x'.repeat(43))
      : ids(name);
    return fc
      .oneof(
        { weight: 12, arbitrary: right },
        {
          weight: 1,
          arbitrary: hostileText.map((text) => encodeURIComponent(text.slice(0, 300).toWellFormed())),
        },
        { weight: 1, arbitrary: fc.constantFrom('%00', '%ff', '%', '..', '%2e%2e%2f', '%F0%9F') },
      )
      .map((text) => `/${text}`);
  });
  return fc.tuple(...parts).map((texts) => texts.join(''));
}

/** A value in a query: of an object or a list only its text arrives. */
function toQueryText(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.slice(0, 2000).toWellFormed());
}

function queryOf(operation: Operation, making: Making): fc.Arbitrary<string> {
  const fields = (operation.parameters ?? [])
    .filter((each) => each.in === 'query')
    .map(({ name, required, schema }) =>
      fc
        .tuple(valueFor(schema as Schema, making, name), fc.integer({ min: 0, max: 3 }))
        .map(([value, chance]) => (required || chance === 0 ? [`${name}=${toQueryText(value)}`] : [])),
    );
  const more = fc.oneof(
    { weight: 8, arbitrary: fc.constant<string[]>([]) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            ...INHERITED_NAMES,
            'keyword',
            'sortBy',
            'pageNo',
            'pageNo[]',
            'a[b]',
            'token',
            'outcome',
            'original',
          ),
          fc.oneof(hostileText.map(toQueryText), fc.constantFrom('%00', '%ff', '%', '&&=', '%ED%A0%80')),
          fc.boolean(),
        )
        .map(([name, text, isTwice]) =>
          isTwice ? [`${name}=${text}`, `${name}=${text}`] : [`${name}=${text}`],
        ),
    },
  );
  return fc.tuple(...fields, more).map((all) => all.flat().join('&'));
}

type Body = { headers: Record<string, string>; payload?: Buffer };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Bodies that are no JSON, or JSON of another kind than an object. */
const brokenBody: fc.Arbitrary<Body> = fc
  .constantFrom(
    '',
    '{',
    '[]',
    '5',
    'null',
    '"data"',
    '{"data":[]}',
    '{"data":null}',
    '{"data":1e999}',
    '{"data":{"__proto__":{"a":1}}}',
    '{"data":{"constructor":{"prototype":{"a":1}}}}',
    '{"__proto__":{"data":{}}}',
    '{"toString":1}',
    '{"data":{},"data":5}',
    `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    '\u0000',
    '\ufeff{"data":{}}',
  )
  .map((text) => ({ headers: JSON_TYPE, payload: Buffer.from(text) }));

function bodyOf(operation: Operation, making: Making): fc.Arbitrary<Body> {
  const content = operation.requestBody?.content ?? {};
  const multipart = content['multipart/form-data']?.schema as Schema | undefined;
  if (multipart)
    return fc.oneof(
      { weight: 19, arbitrary: multipartOf(multipart, making) },
      { weight: 1, arbitrary: brokenBody },
    );
  const schema = content['application/json']?.schema as Schema | undefined;
  const value = schema ? wrapped(schema, making) : fc.oneof(fc.constant<unknown>({}), hostileValue);
  const json = value.map(
    (data): Body => ({ headers: JSON_TYPE, payload: Buffer.from(JSON.stringify(data) ?? '') }),
  );
  return fc.oneof(
    { weight: 18, arbitrary: json },
    { weight: 1, arbitrary: brokenBody },
    { weight: 1, arbitrary: formOf() },
  );
}

/** The wrapper is right most of the time: what is inside matters. */
function wrapped(schema: Schema, making: Making): fc.Arbitrary<unknown> {
  const inner = schema.properties?.data;
  const isWrapper = inner !== undefined && Object.keys(schema.properties ?? {}).length === 1;
  return isWrapper ? valueFor(inner, making).map((data) => ({ data })) : valueFor(schema, making);
}

function formOf(): fc.Arbitrary<Body> {
  const name = fc.constantFrom(...INHERITED_NAMES, 'email', 'token', 'name', 'message', 'website');
  return fc.array(fc.tuple(name, hostileText), { maxLength: 4 }).map((fields) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: Buffer.from(fields.map(([key, text]) => `${key}=${toQueryText(text)}`).join('&')),
  }));
}

function multipartOf(schema: Schema, making: Making): fc.Arbitrary<Body> {
  const parts = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    fc
      .tuple(partsOf(name, field, making), fc.integer({ min: 0, max: 9 }))
      .map(([parts, chance]) => (chance > 1 ? parts : [])),
  );
  const more = fc.oneof(
    { weight: 6, arbitrary: fc.constant<FilePart[]>([]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...INHERITED_NAMES, 'file', ''), hostileText)
        .map(([name, text]): FilePart[] => [{ name, content: Buffer.from(text) }]),
    },
  );
  return fc
    .tuple(
      fc.tuple(...parts, more),
      fc.constantFrom<'whole' | 'cut'>('whole', 'whole', 'whole', 'whole', 'cut'),
    )
    .map(([all, end]) => toBody(all.flat(), end === 'cut'));
}

/** One part, or for a list of files one for each. */
function partsOf(name: string, field: Schema, making: Making): fc.Arbitrary<FilePart[]> {
  if (field.items?.format === 'binary')
    return fc.oneof(
      filePart(name).map((part) => [part]),
      fc.array(filePart(name), { minLength: 2, maxLength: 3 }),
    );
  const part = field.format === 'binary' ? filePart(name) : fieldPart(name, field, making);
  return part.map((each) => [each]);
}

function filePart(name: string): fc.Arbitrary<FilePart> {
  const fileName = fc.oneof(fc.constantFrom('Report.pdf', 'tasks.csv', 'photo.png', ''), hostileText);
  return fc.tuple(fileContent, fileName).map(([content, given]) => ({ name, content, fileName: given }));
}

function fieldPart(name: string, field: Schema, making: Making): fc.Arbitrary<FilePart> {
  return valueFor(field, making, name).map((value) => ({
    name,
    content: Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
  }));
}
