import { renewalPlanSchema, renewalSchema } from '@anupalan/validators/entities/renewal';
import {
  renewalQuerySchema,
  renewConsentDocumentRequestSchema,
} from '@anupalan/validators/requests/consent-documents';
import type { FastifyInstance } from 'fastify';
import { idsOf } from '../../http/body-ids.ts';
import { notFound } from '../../http/problem.ts';
import { isId, memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { checkDocument } from '../consent-documents/service.ts';
import { getRenewalPlan } from './plan-renewal.ts';
import { renewOrder } from './renew.ts';

const TAG = 'Tasks';

/** A new order in the place of an older one: what that would do, and doing it. */
export function registerRenewal(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /consent-documents/:id/renewal',
    summary: 'Preview a renewal: which conditions stay, go or are new, and which tasks continue or end',
    tag: TAG,
    query: renewalQuerySchema,
    answer: renewalPlanSchema,
    exists: (caller, id) => checkDocument(services, caller, id),
    handler: async ({ caller, id, query }) => {
      if (!isId(query.newDocumentId)) throw notFound('document');
      return {
        message: 'What the renewal would change',
        data: await getRenewalPlan(services, caller, id, query.newDocumentId),
      };
    },
  });
  memberRoute(app, services, {
    key: 'POST /consent-documents/:id/renew',
    summary: 'Replace an order with a newer one; its tasks continue if the newer order asks for the same',
    tag: TAG,
    body: renewConsentDocumentRequestSchema,
    answer: renewalSchema,
    exists: (caller, id) => checkDocument(services, caller, id),
    existsInBody: async (caller, data) => {
      for (const id of idsOf(data, 'newDocumentId')) {
        if (!isId(id)) throw notFound('document');
        await checkDocument(services, caller, id);
      }
    },
    handler: async ({ caller, id, body }) => {
      const data = await renewOrder(services, caller, id, body.newDocumentId);
      return { message: toMessage(data.carried.length), data };
    },
  });
}

function toMessage(count: number): string {
  return `The order has been renewed. ${count === 1 ? '1 task continues' : `${count} tasks continue`} under the new order.`;
}
