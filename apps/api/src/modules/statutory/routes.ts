import { statutoryObligationSchema } from '@anupalan/validators/entities/statutory-obligation';
import { statutoryObligationsList } from '@anupalan/validators/requests/statutory-obligations';
import type { FastifyInstance } from 'fastify';
import { listAnswer } from '../../http/list.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import * as service from './service.ts';

const TAG = 'Statutory catalogue';

/** What the law asks for beside the orders, and what of it applies to the caller's organisation. */
export function registerStatutory(app: FastifyInstance, services: Services): void {
  const exists = async (_caller: unknown, id: string) => service.getRows([id]);
  memberRoute(app, services, {
    key: 'GET /statutory-obligations',
    summary: 'Get the statutory catalogue: which entries apply to the organisation, and why',
    tag: TAG,
    query: statutoryObligationsList.schema,
    answer: listAnswer('statutoryObligations', statutoryObligationSchema),
    handler: async ({ caller, query }) => ({
      message: 'Statutory catalogue',
      data: await service.listStatutory(services, caller, query),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /statutory-obligations/:id/confirm',
    summary: 'Confirm an entry that is not verified, after reading its source',
    tag: TAG,
    answer: statutoryObligationSchema,
    exists,
    handler: async ({ caller, id }) => ({
      message: 'Confirmed. You can now make tasks from it.',
      data: await service.confirmStatutory(services, caller, id),
    }),
  });
  memberRoute(app, services, {
    key: 'DELETE /statutory-obligations/:id/confirm',
    summary: 'Withdraw the confirmation of an entry; a task made from it is kept',
    tag: TAG,
    answer: statutoryObligationSchema,
    exists,
    handler: async ({ caller, id }) => ({
      message: 'The confirmation has been withdrawn.',
      data: await service.unconfirmStatutory(services, caller, id),
    }),
  });
}
