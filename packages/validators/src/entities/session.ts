import type { InferType } from 'yup';
import { flag, listOf, shape, text } from '../primitives.ts';
import { roleSchema } from './role.ts';
import { userSchema } from './user.ts';

/** A permission of a session. */
export const permissionEntrySchema = shape({
  permissionName: text().defined(),
  accessLevel: text().defined(),
});

/** A permission of a session. */
export type PermissionEntry = InferType<typeof permissionEntrySchema>;

/** The answer to a sign-in. */
export const sessionSchema = shape({
  accessToken: text().defined(),
  user: userSchema,
  role: roleSchema,
  permissions: listOf(permissionEntrySchema).defined(),
});

/** The answer to a sign-in. */
export type Session = InferType<typeof sessionSchema>;

/** GET /users/profile: the user with role and permissions, so that a portal can update them (D8). */
export const profileSchema = userSchema.shape({
  /** False until the link in the mail has set a password (D11). */
  isEmailVerified: flag().defined(),
  permissions: listOf(permissionEntrySchema).defined(),
  roleDetail: roleSchema,
});

/** The signed-in user with permissions. */
export type Profile = InferType<typeof profileSchema>;
