import { APP_ROLES, type AppRole } from '@anupalan/enums/roles';

/** The fields of a role that decide the effective role. */
export type RoleLike = { slug: string; baseRole: { slug: string } | null };

/**
 * The effective role: the role's slug, or the slug of its base role if that is company or lab. Null for any other,
 * which is refused with 'Invalid role. Please login again.' An own role with the slug of a built-in role still counts
 * as its base role (D14). See docs/spec-coverage.md#roles-and-permissions.
 */
export function findEffectiveRole(role: RoleLike | null | undefined): AppRole | null {
  const slug = role?.baseRole?.slug ?? role?.slug;
  return APP_ROLES.find((known) => known === slug) ?? null;
}
