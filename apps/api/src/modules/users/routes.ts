import { emailDomainSchema, importedSubUsersSchema, subUserSchema } from '@anupalan/validators/entities/user';
import { shape, wholeNumber } from '@anupalan/validators/primitives';
import {
  createSubUserRequestSchema,
  deleteSubUsersRequestSchema,
  subUsersList,
  updateSubUserRequestSchema,
  verifyEmailDomainRequestSchema,
} from '@anupalan/validators/requests/users';
import type { FastifyInstance } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import { idsOf } from '../../http/body-ids.ts';
import { signalWhenGone } from '../../http/client-gone.ts';
import { listAnswer } from '../../http/list.ts';
import { LIST_UPLOAD, readListUpload } from '../../http/list-upload.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { checkRoles } from '../roles/service.ts';
import { importUsers } from './import.ts';
import { listUsers } from './repository.ts';
import * as service from './service.ts';

const TAG = 'People';
const LIST_MAX_BYTES = 1024 * 1024;

/** Users of an organisation: who they are, what they may do, invitations. */
export function registerUsers(app: FastifyInstance, services: Services): void {
  const get = (caller: MemberCaller, id: string) =>
    services.db.forOrganisation(caller.organisation.id, (tx) => service.getUser(tx, id, services.now()));
  registerInvitations(app, services, get);
  memberRoute(app, services, {
    key: 'GET /users/sub-user',
    summary: 'List the people of your organisation, including the owner',
    tag: TAG,
    query: subUsersList.schema,
    answer: listAnswer('users', subUserSchema),
    handler: async ({ caller, query }) => ({
      message: 'People',
      data: await services.db.forOrganisation(caller.organisation.id, (tx) =>
        listUsers(tx, query, services.now()),
      ),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /users/sub-user/:id',
    summary: 'Get a person of your organisation',
    tag: TAG,
    answer: subUserSchema,
    exists: get,
    handler: async ({ caller, id }) => ({ message: 'Person', data: await get(caller, id) }),
  });
  memberRoute(app, services, {
    key: 'PUT /users/sub-user',
    summary: 'Change a person; deactivation ends their sessions, and a handover moves their open tasks',
    tag: TAG,
    body: updateSubUserRequestSchema,
    answer: subUserSchema,
    existsInBody: async (caller, data) => {
      await service.checkUsers(services, caller, [...idsOf(data, 'id'), ...idsOf(data, 'handOverTo')]);
      await checkRoles(services, caller, idsOf(data, 'roleId'));
    },
    handler: async ({ caller, body }) => ({
      message: 'The person has been saved.',
      data: await service.updateUser(services, caller, body),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /users/sub-user/delete',
    summary: 'Delete people, all of them or none; the history keeps their names',
    tag: TAG,
    body: deleteSubUsersRequestSchema,
    answer: shape({ deleted: wholeNumber().defined() }),
    existsInBody: (caller, data) =>
      service.checkUsers(services, caller, [...idsOf(data, 'ids'), ...idsOf(data, 'handOverTo')]),
    handler: async ({ caller, body }) => {
      const deleted = await service.deleteUsers(services, caller, body);
      return {
        message: deleted === 1 ? 'The person has been deleted.' : `${deleted} people have been deleted.`,
        data: { deleted },
      };
    },
  });
}

function registerInvitations(
  app: FastifyInstance,
  services: Services,
  get: (caller: MemberCaller, id: string) => Promise<unknown>,
): void {
  memberRoute(app, services, {
    key: 'POST /users/verify-email-domain',
    summary: 'Check whether an email address can be invited',
    tag: TAG,
    body: verifyEmailDomainRequestSchema,
    answer: emailDomainSchema,
    handler: async ({ caller, body }) => ({
      message: 'Domain checked',
      data: await service.verifyEmailDomain(services, caller, body.email),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /users/sub-user',
    summary: 'Invite a person',
    tag: TAG,
    body: createSubUserRequestSchema,
    status: 201,
    answer: subUserSchema,
    existsInBody: (caller, data) => checkRoles(services, caller, idsOf(data, 'roleId')),
    handler: async ({ caller, body }) => ({
      message: 'The invitation is being sent.',
      data: await service.inviteUser(services, caller, body),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /users/sub-user/:id/invitation',
    summary: 'Send the invitation of a person again; the older link stops working',
    tag: TAG,
    answer: subUserSchema,
    exists: get,
    handler: async ({ caller, id }) => ({
      message: 'The invitation is being sent.',
      data: await service.inviteAgain(services, caller, id),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /users/sub-user/import',
    summary:
      'Invite the people in a CSV file; one invalid row stops the import. A dry run only reports the errors of each row',
    tag: TAG,
    multipart: LIST_UPLOAD,
    answer: importedSubUsersSchema,
    handler: async ({ caller, request, reply }) => {
      const list = await readListUpload(request, LIST_MAX_BYTES);
      const found = await importUsers(services, caller, { ...list, signal: signalWhenGone(reply) });
      const invited = found.created === 1 ? '1 person has' : `${found.created} people have`;
      return {
        message: found.created > 0 ? `${invited} been invited.` : 'The list has been checked.',
        data: found,
      };
    },
  });
}
