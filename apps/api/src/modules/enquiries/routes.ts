import {
  enquiryPrefillSchema,
  enquirySchema,
  enquirySummarySchema,
} from '@anupalan/validators/entities/enquiry';
import {
  closeEnquiryRequestSchema,
  createEnquiryRequestSchema,
  enquiriesList,
  enquiryMessageRequestSchema,
  enquiryPrefillQuerySchema,
  quoteRequestSchema,
} from '@anupalan/validators/requests/enquiries';
import type { FastifyInstance } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import { idsOf } from '../../http/body-ids.ts';
import { listAnswer } from '../../http/list.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { getLab } from '../labs/service.ts';
import { todayOf } from '../tasks/service.ts';
import { findTarget, prefillEnquiry } from './prefill.ts';
import { registerReports } from './report-routes.ts';
import * as service from './service.ts';

const TAG = 'Enquiries';

/** Enquiries of companies to laboratories; each belongs to both. */
export function registerEnquiries(app: FastifyInstance, services: Services): void {
  const exists = (caller: MemberCaller, id: string) => service.getEnquiry(services, caller, id);
  const bodyContext = (caller: MemberCaller) => ({ today: todayOf(services, caller) });
  memberRoute(app, services, {
    key: 'GET /enquiries',
    summary: 'List the enquiries of your organisation, the latest first',
    tag: TAG,
    query: enquiriesList.schema,
    answer: listAnswer('enquiries', enquirySummarySchema),
    handler: async ({ caller, query }) => ({
      message: 'Enquiries',
      data: await service.listEnquiries(services, caller, query),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /enquiries/prefill',
    summary: 'Get the suggested text of an enquiry about a task, a due date or an obligation',
    tag: TAG,
    query: enquiryPrefillQuerySchema,
    answer: enquiryPrefillSchema,
    handler: async ({ caller, query }) => ({
      message: 'Enquiry',
      data: await prefillEnquiry(services, caller, query),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /enquiries/:id',
    summary: 'Get an enquiry with its conversation and reports',
    tag: TAG,
    answer: enquirySchema,
    exists,
    handler: async ({ caller, id }) => ({
      message: 'Enquiry',
      data: await service.getEnquiry(services, caller, id),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /enquiries',
    summary: 'Send an enquiry to a laboratory',
    tag: TAG,
    body: createEnquiryRequestSchema,
    bodyContext,
    status: 201,
    answer: enquirySchema,
    existsInBody: async (caller, data) => {
      const [labId] = idsOf(data, 'labId');
      const [taskId] = idsOf(data, 'taskId');
      const [scheduledTaskId] = idsOf(data, 'scheduledTaskId');
      const [obligationId] = idsOf(data, 'obligationId');
      if (labId) await getLab(services, caller, labId);
      await services.db.forOrganisation(caller.organisation.id, (tx) =>
        findTarget(tx, todayOf(services, caller), { taskId, scheduledTaskId, obligationId }),
      );
    },
    handler: async ({ caller, body }) => ({
      message: 'Your enquiry has been sent.',
      data: await service.createEnquiry(services, caller, body),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /enquiries/:id/messages',
    summary: 'Send a message to the other party',
    tag: TAG,
    body: enquiryMessageRequestSchema,
    status: 201,
    answer: enquirySchema,
    exists,
    handler: async ({ caller, id, body }) => ({
      message: 'Your message has been sent.',
      data: await service.addMessage(services, caller, id, body.text),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /enquiries/:id/quote',
    summary: 'Send a quote with the price and the date of the report',
    tag: TAG,
    body: quoteRequestSchema,
    bodyContext,
    answer: enquirySchema,
    exists,
    handler: async ({ caller, id, body }) => ({
      message: 'Your quote has been sent.',
      data: await service.quoteEnquiry(services, caller, id, body),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /enquiries/:id/accept',
    summary: 'Accept the quote',
    tag: TAG,
    answer: enquirySchema,
    exists,
    handler: async ({ caller, id }) => ({
      message: 'The quote has been accepted.',
      data: await service.acceptQuote(services, caller, id),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /enquiries/:id/close',
    summary: 'Decline an enquiry (laboratory) or withdraw it (company)',
    tag: TAG,
    body: closeEnquiryRequestSchema,
    answer: enquirySchema,
    exists,
    handler: async ({ caller, id, body }) => ({
      message:
        service.sideOf(caller) === 'lab'
          ? 'The enquiry has been declined.'
          : 'The enquiry has been withdrawn.',
      data: await service.closeEnquiry(services, caller, id, body.reason),
    }),
  });
  registerReports(app, services, exists);
}
