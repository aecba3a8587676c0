import { dutyEventSchema } from '@anupalan/validators/entities/duty-event';
import { taskSchema } from '@anupalan/validators/entities/task';
import { dutyEventsList, startObligationRequestSchema } from '@anupalan/validators/requests/obligations';
import type { FastifyInstance } from 'fastify';
import { listAnswer } from '../../http/list.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { checkObligations } from '../obligations/service.ts';
import { listDutyEvents, startObligation } from './service.ts';

const TAG = 'Obligations';

/** What begins when something happens: the list of it, and its beginning. */
export function registerDutyEvents(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /duty-events',
    summary: 'List accepted obligations that start with an event',
    tag: TAG,
    query: dutyEventsList.schema,
    answer: listAnswer('dutyEvents', dutyEventSchema),
    handler: async ({ caller, query }) => ({
      message: 'When it happens',
      data: await listDutyEvents(services, caller, query),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /obligations/:id/start',
    summary: 'Record that an event happened and create its task, due at the end of its time limit',
    tag: TAG,
    body: startObligationRequestSchema,
    status: 201,
    answer: taskSchema,
    exists: (caller, id) => checkObligations(services, caller, [id]),
    handler: async ({ caller, id, body }) => ({
      message: 'The task has been added.',
      data: await startObligation(services, caller, id, body),
    }),
  });
}
