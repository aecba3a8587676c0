import { SUPPORT_STATUS_LABELS, SUPPORT_STATUS_TRANSITIONS } from '@anupalan/enums/support';
import { supportRequestSchema } from '@anupalan/validators/entities/support-request';
import {
  createSupportRequestSchema,
  supportRequestsQuerySchema,
  updateSupportStatusRequestSchema,
} from '@anupalan/validators/requests/support';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import { idsOf } from '../../http/body-ids.ts';
import { listAnswer } from '../../http/list.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import { isId, memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import * as repository from './repository.ts';

const TAG = 'Support';
const REQUEST = 'support request';

/** Requests of the organisation to the platform's staff. */
export function registerSupport(app: FastifyInstance, services: Services): void {
  const find = async (caller: MemberCaller, id: string) => {
    const found = isId(id)
      ? await services.db.forOrganisation(caller.organisation.id, (tx) => repository.find(tx, id))
      : null;
    if (!found) throw notFound(REQUEST);
    return found;
  };
  memberRoute(app, services, {
    key: 'GET /contact-us/user',
    summary: 'Requests of the own organisation, newest first',
    tag: TAG,
    query: supportRequestsQuerySchema,
    answer: listAnswer('contactUs', supportRequestSchema),
    handler: async ({ caller, query }) => ({
      message: 'Support requests',
      data: await services.db.forOrganisation(caller.organisation.id, (tx) => repository.list(tx, query)),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /contact-us/:id',
    summary: 'A request with its history and conversation',
    tag: TAG,
    answer: supportRequestSchema,
    exists: find,
    handler: async ({ caller, id }) => ({ message: 'Support request', data: await find(caller, id) }),
  });
  memberRoute(app, services, {
    key: 'POST /contact-us/create',
    summary: 'Ask for support',
    tag: TAG,
    body: createSupportRequestSchema,
    status: 201,
    answer: supportRequestSchema,
    handler: async ({ caller, body }) => {
      const id = uuidv7();
      await services.db.forOrganisation(caller.organisation.id, (tx) =>
        repository.insert(tx, {
          id,
          organisationId: caller.organisation.id,
          userId: caller.userId,
          ...body,
          name: caller.name,
          email: caller.email,
          now: services.now(),
        }),
      );
      return {
        message: 'Your request has been sent. We will get back to you.',
        data: await find(caller, id),
      };
    },
  });
  memberRoute(app, services, {
    key: 'PUT /contact-us/update-status',
    summary: 'Resolve or reopen a request of the own organisation',
    tag: TAG,
    body: updateSupportStatusRequestSchema,
    answer: supportRequestSchema,
    existsInBody: async (caller, data) => {
      for (const id of idsOf(data, 'id')) await find(caller, id);
    },
    handler: async ({ caller, body }) => {
      await services.db.forOrganisation(caller.organisation.id, async (tx) => {
        const request = await repository.find(tx, body.id, { lock: true });
        if (!request) throw notFound(REQUEST);
        // The requesting organisation resolves and reopens; only staff takes a request up (D29 of the decisions).
        const isAllowed =
          body.status !== 'IN_PROGRESS' && SUPPORT_STATUS_TRANSITIONS[request.status].includes(body.status);
        if (!isAllowed) {
          throw invalidField(
            'status',
            `A request that is ${SUPPORT_STATUS_LABELS[request.status].toLowerCase()} cannot become ${SUPPORT_STATUS_LABELS[body.status].toLowerCase()}.`,
          );
        }
        const now = services.now();
        await repository.setStatus(tx, request.id, body.status, now);
        await repository.insertStatus(tx, {
          organisationId: caller.organisation.id,
          supportRequestId: request.id,
          fromStatus: request.status,
          toStatus: body.status,
          byName: caller.name,
          now,
        });
      });
      return { message: 'The status has been saved.', data: await find(caller, body.id) };
    },
  });
}
