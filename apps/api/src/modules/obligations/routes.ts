import { obligationSchema } from '@anupalan/validators/entities/obligation';
import { listOf, shape } from '@anupalan/validators/primitives';
import {
  obligationsList,
  updateObligationRequestSchema,
  updateObligationsRequestSchema,
} from '@anupalan/validators/requests/obligations';
import type { FastifyInstance } from 'fastify';
import { idsOf } from '../../http/body-ids.ts';
import { listAnswer } from '../../http/list.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { checkDocument } from '../consent-documents/service.ts';
import * as service from './service.ts';

const TAG = 'Obligations';

/** What an order demands, and what a person decides about it. */
export function registerObligations(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /consent-documents/:id/obligations',
    summary: 'Obligations found in an order, in its order',
    tag: TAG,
    query: obligationsList.schema,
    answer: listAnswer('obligations', obligationSchema),
    exists: (caller, id) => checkDocument(services, caller, id),
    handler: async ({ caller, id, query }) => ({
      message: 'Obligations',
      data: await service.listObligations(services, caller, id, query),
    }),
  });
  memberRoute(app, services, {
    key: 'PATCH /obligations',
    summary: 'Accept, reject or put back several obligations',
    tag: TAG,
    body: updateObligationsRequestSchema,
    answer: shape({ obligations: listOf(obligationSchema).defined() }),
    existsInBody: (caller, data) => service.checkObligations(services, caller, idsOf(data, 'ids')),
    handler: async ({ caller, body }) => ({
      message: 'Saved',
      data: { obligations: await service.updateStates(services, caller, body) },
    }),
  });
  memberRoute(app, services, {
    key: 'PATCH /obligations/:id',
    summary: 'Change one obligation',
    tag: TAG,
    body: updateObligationRequestSchema,
    answer: obligationSchema,
    exists: (caller, id) => service.checkObligations(services, caller, [id]),
    handler: async ({ caller, id, body }) => ({
      message: 'Saved',
      data: await service.updateObligation(services, caller, id, body),
    }),
  });
}
