import { BRAND } from '@anupalan/enums/brand';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { VERSION } from '../version.ts';

/** The OpenAPI 3.1 document, made of the schemas that validate, and readable pages of it. */
export const openApi = fp<{ prefix: string }>(async (app, { prefix }) => {
  app.addSchema({
    $id: 'Problem',
    type: 'object',
    description: 'Problem details (RFC 9457)',
    properties: {
      type: { type: 'string' },
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: { type: 'string' },
      instance: { type: 'string' },
      message: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          properties: { field: { type: 'string' }, message: { type: 'string' } },
          required: ['field', 'message'],
        },
      },
      existingId: { type: 'string' },
      checks: { type: 'object', additionalProperties: { type: 'string', enum: ['up', 'down', 'unknown'] } },
      requestId: { type: 'string' },
    },
    required: ['type', 'title', 'status', 'detail', 'instance', 'message', 'requestId'],
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${BRAND.name} API`, version: VERSION, description: BRAND.description },
      servers: [{ url: prefix }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      security: [{ session: [] }],
    },
    stripBasePath: true,
    refResolver: {
      buildLocalReference: (json, _base, _fragment, i) =>
        typeof json.$id === 'string' ? json.$id : `Schema${i}`,
    },
  });
  app.get('/openapi.json', { schema: { hide: true }, config: { needsNoApiKey: true } }, () => app.swagger());
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, indexPrefix: prefix });
});
