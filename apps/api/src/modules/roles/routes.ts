import { organisationRoleSchema } from '@anupalan/validators/entities/role';
import { shape, wholeNumber } from '@anupalan/validators/primitives';
import {
  createRoleRequestSchema,
  deleteRolesRequestSchema,
  rolesList,
  updateRoleRequestSchema,
} from '@anupalan/validators/requests/roles';
import type { FastifyInstance } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import { idsOf } from '../../http/body-ids.ts';
import { listAnswer } from '../../http/list.ts';
import { notFound } from '../../http/problem.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import * as repository from './repository.ts';
import * as service from './service.ts';

const TAG = 'Roles';

/** Roles that the caller's organisation may give: the built-in one it stands on, and its own. */
export function registerRoles(app: FastifyInstance, services: Services): void {
  const find = (caller: MemberCaller, id: string) =>
    services.db.forOrganisation(caller.organisation.id, (tx) =>
      repository.findRole(tx, caller.organisation.type, id),
    );
  const exists = async (caller: MemberCaller, id: string) => {
    if (!(await find(caller, id))) throw notFound('role');
  };
  memberRoute(app, services, {
    key: 'GET /roles',
    summary: 'List the built-in role of the organisation and its own roles',
    tag: TAG,
    query: rolesList.schema,
    answer: listAnswer('roles', organisationRoleSchema),
    handler: async ({ caller, query }) => ({
      message: 'Roles',
      data: await services.db.forOrganisation(caller.organisation.id, (tx) =>
        repository.listRoles(tx, caller.organisation.type, query),
      ),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /roles/:id',
    summary: 'Get a role with its permissions',
    tag: TAG,
    answer: organisationRoleSchema,
    exists,
    handler: async ({ caller, id }) => {
      const role = await find(caller, id);
      if (!role) throw notFound('role');
      return { message: 'Role', data: role };
    },
  });
  memberRoute(app, services, {
    key: 'GET /roles/sub-roles/:id',
    summary: 'List own roles that are based on a built-in role',
    tag: TAG,
    query: rolesList.schema,
    answer: listAnswer('roles', organisationRoleSchema),
    exists,
    handler: async ({ caller, id, query }) => ({
      message: 'Roles',
      data: await services.db.forOrganisation(caller.organisation.id, (tx) =>
        repository.listRoles(tx, caller.organisation.type, { ...query, baseRoleId: id }),
      ),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /roles',
    summary: 'Create a role',
    tag: TAG,
    body: createRoleRequestSchema,
    status: 201,
    answer: organisationRoleSchema,
    handler: async ({ caller, body }) => ({
      message: 'The role has been created.',
      data: await service.createRole(services, caller, body),
    }),
  });
  memberRoute(app, services, {
    key: 'PUT /roles',
    summary: 'Change a role of your organisation',
    tag: TAG,
    body: updateRoleRequestSchema,
    answer: organisationRoleSchema,
    existsInBody: (caller, data) => service.checkRoles(services, caller, idsOf(data, 'id')),
    handler: async ({ caller, body }) => ({
      message: 'The role has been saved.',
      data: await service.updateRole(services, caller, body),
    }),
  });
  memberRoute(app, services, {
    key: 'DELETE /roles',
    summary: 'Delete roles that nobody has, all of them or none',
    tag: TAG,
    body: deleteRolesRequestSchema,
    answer: shape({ deleted: wholeNumber().defined() }),
    existsInBody: (caller, data) => service.checkRoles(services, caller, idsOf(data, 'ids')),
    handler: async ({ caller, body }) => {
      const deleted = await service.deleteRoles(services, caller, body.ids);
      return {
        message: deleted === 1 ? 'The role has been deleted.' : `${deleted} roles have been deleted.`,
        data: { deleted },
      };
    },
  });
}
