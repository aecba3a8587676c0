import { ACCESS_GRANTS } from '@anupalan/enums/access-levels';
import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { PERMISSION_NAMES } from '@anupalan/enums/permissions';
import { type InferType, object } from 'yup';
import { choice, listOf, shape, text } from '../primitives.ts';
import { type CreateRoleRequest, createRoleRequestSchema } from '../requests/roles.ts';

/**
 * Role form: a name, the built-in role that it is based on, and None, View or Manage for each permission. At least one
 * must not be None (D15).
 */
export const roleFormSchema = object({
  name: createRoleRequestSchema.fields.name,
  baseRoleId: text().required(FIELD_MESSAGES.baseRoleRequired),
  grants: listOf(
    shape({ permissionName: choice(PERMISSION_NAMES).defined(), grant: choice(ACCESS_GRANTS).defined() }),
  )
    .defined()
    .test(
      'some',
      FIELD_MESSAGES.permissionsRequired,
      (grants) => Array.isArray(grants) && grants.some((entry) => entry.grant !== 'none'),
    ),
});

/** Values of the role form. */
export type RoleForm = InferType<typeof roleFormSchema>;

/** What the form submits: only granted permissions. */
export function toRpaEntries(grants: RoleForm['grants']): CreateRoleRequest['rpaEntries'] {
  return grants
    .filter(({ grant }) => grant !== 'none')
    .map(({ permissionName, grant }) => ({
      permissionName,
      accessLevel: grant === 'manage' ? 'view,manage' : 'view',
    }));
}
