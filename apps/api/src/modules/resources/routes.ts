import { findResource } from '@anupalan/compliance/resources/catalogue';
import { resourceSchema } from '@anupalan/validators/entities/resource';
import { resourcesList } from '@anupalan/validators/requests/resources';
import type { FastifyInstance } from 'fastify';
import { listAnswer } from '../../http/list.ts';
import { notFound } from '../../http/problem.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { selectResources, toResource } from './select.ts';

const TAG = 'Resource centre';

/** Acts, rules, forms and guidance; the same for every organisation. */
export function registerResources(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /resources',
    summary: 'List acts, rules, forms and guidance by title, each with its verification status',
    tag: TAG,
    query: resourcesList.schema,
    answer: listAnswer('resources', resourceSchema),
    handler: async ({ query }) => ({ message: 'Resources', data: selectResources(query) }),
  });
  memberRoute(app, services, {
    key: 'GET /resources/:slug',
    summary: 'Get an entry of the resource centre',
    tag: TAG,
    answer: resourceSchema,
    handler: async ({ request }) => {
      const resource = findResource((request.params as { slug: string }).slug);
      if (!resource) throw notFound('resource');
      return { message: 'Resource', data: toResource(resource) };
    },
  });
}
