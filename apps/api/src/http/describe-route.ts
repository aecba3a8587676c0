import type { AnySchema } from 'yup';
import { POLICY, type PolicyKey } from '../access/policy.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';

/** What of a route the OpenAPI document tells. */
export type RouteDescription<B extends AnySchema, Q extends AnySchema> = {
  /** Key of the permission table: method and path. */
  key: PolicyKey;
  summary: string;
  tag: string;
  query?: Q;
  /** Schema of the `data` of the body. */
  body?: B;
  /** The body is the data itself, without the wrapper. */
  isBare?: boolean;
  /** Takes plain forms as well (D38); register it within `withForms`. */
  takesForms?: boolean;
  /** Documents a multipart body; the handler reads the parts itself. */
  multipart?: JsonSchema;
  /** Schema of the `data` of the answer; absent where it is null or no envelope. */
  answer?: AnySchema | JsonSchema;
  /** Where the answer is no envelope: the types of the file, the stream or the page, without parameters. */
  media?: readonly string[];
  /** Answers with `sendFile`: parts of the file as well, and 304 for one that the caller has. */
  hasRanges?: boolean;
  status?: 200 | 201 | 202;
};

const PROBLEM = {
  description: 'Problem details (RFC 9457)',
  content: { 'application/problem+json': { schema: { $ref: 'Problem#' } } },
};

/** What the OpenAPI document says of a route: who may call it, what it takes, and every kind of answer. */
export function describeRoute(definition: RouteDescription<AnySchema, AnySchema>, url: string): object {
  const body = definition.body ? toJsonSchema(definition.body) : undefined;
  const names = [...url.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
  return {
    summary: definition.summary,
    tags: [definition.tag],
    ...(POLICY[definition.key].kind === 'public' ? { security: [] } : {}),
    ...(names.length > 0
      ? {
          params: {
            type: 'object',
            properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
            required: names,
          },
        }
      : {}),
    ...(definition.query ? { querystring: toJsonSchema(definition.query) } : {}),
    ...(definition.multipart ? { consumes: ['multipart/form-data'], body: definition.multipart } : {}),
    ...(body
      ? {
          body: definition.isBare ? body : { type: 'object', properties: { data: body }, required: ['data'] },
        }
      : {}),
    response: {
      [definition.status ?? 200]: definition.media ? toContent(definition.media) : toEnvelope(definition),
      ...(definition.hasRanges && definition.media ? toRangeAnswers(definition.media) : {}),
      ...(definition.takesForms ? { 303: TO_PAGE } : {}),
      default: PROBLEM,
    },
  };
}

function toEnvelope({ answer }: RouteDescription<AnySchema, AnySchema>): JsonSchema {
  const data = answer
    ? 'describe' in answer
      ? toJsonSchema(answer as AnySchema)
      : answer
    : { type: 'null' };
  return {
    type: 'object',
    properties: { message: { type: 'string' }, data },
    required: ['message', 'data'],
  };
}

function toContent(
  media: readonly string[],
  description = 'The content itself, without an envelope',
): JsonSchema {
  return {
    description,
    content: Object.fromEntries(
      media.map((type) => [
        type,
        { schema: type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' } },
      ]),
    ),
  };
}

/** What `sendFile` answers besides the whole file. */
function toRangeAnswers(media: readonly string[]): Record<number, JsonSchema> {
  return {
    206: toContent(media, 'The requested part of the file'),
    304: { type: 'null', description: 'The file has not changed since the last request' },
  };
}

/** The answer to a plain form (D38), of success and of failure. */
const TO_PAGE: JsonSchema = {
  type: 'null',
  description: 'The answer to a plain form: a redirect to the page with the result',
  headers: { location: { type: 'string', description: 'The address of that page' } },
};
