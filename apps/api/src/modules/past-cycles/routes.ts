import { catchUpRowSchema } from '@anupalan/validators/entities/catch-up';
import { catchUpList } from '@anupalan/validators/requests/catch-up';
import type { FastifyInstance } from 'fastify';
import { listAnswer } from '../../http/list.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { listCatchUp } from './catch-up.ts';

/** What had passed before it was accepted, and is to be answered. */
export function registerCatchUp(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /catch-up',
    summary: 'List due dates from before acceptance: those without an answer, or the answers',
    tag: 'Obligations',
    query: catchUpList.schema,
    answer: listAnswer('rows', catchUpRowSchema),
    handler: async ({ caller, query }) => ({
      message: 'Catch-up',
      data: await listCatchUp(services, caller, query),
    }),
  });
}
