import { ACCESS_LEVEL_TEXTS } from '@anupalan/enums/access-levels';
import { FIELD_MESSAGES, tooLongMessage } from '@anupalan/enums/field-messages';
import { ROLE_NAME_MAX_LENGTH } from '@anupalan/enums/limits';
import { PERMISSION_NAMES } from '@anupalan/enums/permissions';
import { ROLE_SLUGS } from '@anupalan/enums/roles';
import type { InferType } from 'yup';
import { idField, idsField, lineField } from '../fields.ts';
import { findPermissionName } from '../permission-name.ts';
import { listOf, shape, text } from '../primitives.ts';
import { request } from './envelope.ts';
import { type CheckedQuery, defineList } from './list-query.ts';

const ACCESS_LEVEL_INVALID = 'Access must be view, or view and manage';
const PERMISSION_REPEATED = 'The same permission is named twice';

const rpaEntryRequestSchema = shape({
  permissionName: text()
    .transform((value: unknown) => (typeof value === 'string' ? (findPermissionName(value) ?? value) : value))
    .oneOf(PERMISSION_NAMES)
    .required(FIELD_MESSAGES.permissionsRequired),
  // Not `oneOf`: a wrong level breaks a rule (422), it is not malformed (contract, POST /roles).
  accessLevel: text()
    .required(ACCESS_LEVEL_INVALID)
    .test('accessLevel', ACCESS_LEVEL_INVALID, (level) =>
      ACCESS_LEVEL_TEXTS.some((known) => known === level),
    ),
});

/** A role slug of an organisation's own role: the name in lower case with underscores. */
export function toRoleSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
}

const roleFields = {
  name: lineField()
    .required(FIELD_MESSAGES.roleNameRequired)
    .max(ROLE_NAME_MAX_LENGTH, tooLongMessage('Role name', ROLE_NAME_MAX_LENGTH))
    .test('slug', 'Role name must have a letter or a digit', (name) => !name || toRoleSlug(name) !== '')
    .test(
      'notReserved',
      'This name is reserved',
      (name) => !name || !ROLE_SLUGS.some((slug) => slug === toRoleSlug(name)),
    ),
  rpaEntries: listOf(rpaEntryRequestSchema)
    .required(FIELD_MESSAGES.permissionsRequired)
    .min(1, FIELD_MESSAGES.permissionsRequired)
    .test('different', PERMISSION_REPEATED, (entries) => {
      const names = Array.isArray(entries) ? entries.map((entry) => entry?.permissionName) : [];
      return new Set(names).size === names.length;
    }),
};

/** POST /roles. */
export const createRoleRequestSchema = request(roleFields);

/** A checked role. */
export type CreateRoleRequest = InferType<typeof createRoleRequestSchema>;

/** PUT /roles. */
export const updateRoleRequestSchema = request({ id: idField(), ...roleFields });

/** A checked change of a role. */
export type UpdateRoleRequest = InferType<typeof updateRoleRequestSchema>;

/** DELETE /roles. */
export const deleteRolesRequestSchema = request({ ids: idsField().required(FIELD_MESSAGES.idsRequired) });

/** GET /roles and /roles/sub-roles/{id}. */
export const rolesList = defineList({
  sorts: ['name', 'createdAt'],
  usualSort: { by: 'createdAt', order: 'asc' },
});

/** A checked query of roles. */
export type RolesQuery = CheckedQuery<typeof rolesList>;
