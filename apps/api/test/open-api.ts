import type { Harness, Reply } from './harness.ts';

/** What the OpenAPI document says of a call. */
export type Operation = {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
};

/** The OpenAPI document, as far as tests look at it. */
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

export async function getOpenApi(api: Harness): Promise<OpenApiDocument> {
  return (await api.call('GET', '/openapi.json')).body as unknown as OpenApiDocument;
}

/** Its operations by their key in the permission table: `GET /tasks/:id`. */
export function mapOperations(document: OpenApiDocument): Map<string, Operation> {
  return new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        operation,
      ]),
    ),
  );
}

/** The types that an operation names for a status; `default` where it does not name the status. */
export function listMedia(operation: Operation | undefined, status: number | 'default'): string[] {
  const answer = operation?.responses[String(status)] ?? operation?.responses.default;
  return Object.keys(answer?.content ?? {}).sort();
}

/** The type of an answer without its parameters; null where it has no content. */
export function toMediaType(reply: Reply): string | null {
  return reply.headers['content-type']?.split(';')[0] ?? null;
}
