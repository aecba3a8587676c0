import { supportRequestSchema } from '@anupalan/validators/entities/support-request';
import {
  createSupportRequestSchema,
  supportMessageRequestSchema,
  supportRequestsList,
  updateSupportStatusRequestSchema,
} from '@anupalan/validators/requests/support';
import type { FastifyInstance } from 'fastify';
import type { Caller, MemberCaller } from '../../access/caller.ts';
import { idsOf } from '../../http/body-ids.ts';
import { listAnswer } from '../../http/list.ts';
import { memberRoute, sessionRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import * as repository from './repository.ts';
import {
  addMessage,
  checkRequestAsStaff,
  createRequest,
  getRequest,
  setStatusAsRequester,
  setStatusAsStaff,
} from './service.ts';

const TAG = 'Support';

function isMember(caller: Caller): caller is MemberCaller {
  return caller.organisation !== null;
}

/** Requests of the organisation to the platform's staff. */
export function registerSupport(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /contact-us/user',
    summary: 'List the support requests of your organisation, newest first',
    tag: TAG,
    query: supportRequestsList.schema,
    answer: listAnswer('contactUs', supportRequestSchema),
    handler: async ({ caller, query }) => ({
      message: 'Support requests',
      data: await services.db.forOrganisation(caller.organisation.id, (tx) => repository.list(tx, query)),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /contact-us/:id',
    summary: 'Get a support request with its history and conversation',
    tag: TAG,
    answer: supportRequestSchema,
    exists: (caller, id) => getRequest(services, caller, id),
    handler: async ({ caller, id }) => ({
      message: 'Support request',
      data: await getRequest(services, caller, id),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /contact-us/create',
    summary: 'Send a support request',
    tag: TAG,
    body: createSupportRequestSchema,
    status: 201,
    answer: supportRequestSchema,
    handler: async ({ caller, body }) => ({
      message: 'Your request has been sent. We will get back to you.',
      data: await createRequest(services, caller, body),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /contact-us/:id/messages',
    summary: 'Add a message to a support request',
    tag: TAG,
    body: supportMessageRequestSchema,
    status: 201,
    answer: supportRequestSchema,
    exists: (caller, id) => getRequest(services, caller, id),
    handler: async ({ caller, id, body }) => ({
      message: 'Your message has been sent.',
      data: await addMessage(services, caller, id, body.text),
    }),
  });
  sessionRoute(app, services, {
    key: 'PUT /contact-us/update-status',
    summary:
      'Resolve or reopen a support request of your organisation; platform staff can set the status of any request',
    tag: TAG,
    body: updateSupportStatusRequestSchema,
    answer: supportRequestSchema,
    existsInBody: async (caller, data) => {
      for (const id of idsOf(data, 'id'))
        await (isMember(caller) ? getRequest(services, caller, id) : checkRequestAsStaff(services, id));
    },
    handler: async ({ caller, body }) => ({
      message: 'The status has been saved.',
      data: await (isMember(caller)
        ? setStatusAsRequester(services, caller, body)
        : setStatusAsStaff(services, caller, body)),
    }),
  });
}
