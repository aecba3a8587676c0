import type { InferType } from 'yup';
import { identifier, listOf, shape, text, wholeNumber } from '../primitives.ts';

/** The built-in role that an own role is based on. */
export const baseRoleSchema = shape({ id: identifier().defined(), slug: text().defined() });

/** A role by name. `baseRole` is null for the built-in roles. */
export const roleRefSchema = shape({
  id: identifier().defined(),
  name: text().defined(),
  slug: text().defined(),
  baseRole: baseRoleSchema.nullable(),
});

/** A role by name. */
export type RoleRef = InferType<typeof roleRefSchema>;

/** A permission of a role: `accessLevel` is `view` or `view,manage`; anything else is none (D15). */
export const rpaEntrySchema = shape({
  permission: shape({ id: identifier().defined(), name: text().defined() }),
  accessLevel: text().defined(),
});

/** A permission of a role. */
export type RpaEntry = InferType<typeof rpaEntrySchema>;

/** A role with its permissions. */
export const roleSchema = roleRefSchema.shape({ rpaEntries: listOf(rpaEntrySchema).defined() });

/** A role with its permissions. */
export type Role = InferType<typeof roleSchema>;

/** A role with the number of people who have it, for people who manage users. */
export const organisationRoleSchema = roleSchema.shape({ people: wholeNumber().defined() });

/** A role with the number of users who have it. */
export type OrganisationRole = InferType<typeof organisationRoleSchema>;
