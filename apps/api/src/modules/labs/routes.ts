import { labSchema } from '@anupalan/validators/entities/lab';
import { labsList } from '@anupalan/validators/requests/labs';
import type { FastifyInstance } from 'fastify';
import { listAnswer } from '../../http/list.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import * as service from './service.ts';

const TAG = 'Laboratories';

/** The marketplace of laboratories. */
export function registerLabs(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /labs',
    summary: 'List laboratories with a published page',
    tag: TAG,
    query: labsList.schema,
    answer: listAnswer('labs', labSchema),
    handler: async ({ caller, query }) => ({
      message: 'Laboratories',
      data: await service.listLabs(services, caller, query),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /labs/:id',
    summary: 'Get a laboratory with its scope, accreditation and equipment',
    tag: TAG,
    answer: labSchema,
    exists: (caller, id) => service.getLab(services, caller, id),
    handler: async ({ caller, id }) => ({
      message: 'Laboratory',
      data: await service.getLab(services, caller, id),
    }),
  });
}
