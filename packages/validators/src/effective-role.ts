import { APP_ROLES, type AppRole } from '@anupalan/enums/roles';

/** A role as far as the effective role needs it. */
export type RoleLike = { slug: string; baseRole: { slug: string } | null };

/**
 * The role in effect: the slug, or the base role's slug if that is company or lab; null for any other, which is
 * refused with 'Invalid role. Please login again.' An own role whose slug happens to be a built-in one still counts as
 * its base role (D14). See docs/spec-coverage.md#roles-and-permissions.
 */
export function findEffectiveRole(role: RoleLike | null | undefined): AppRole | null {
  const slug = role?.baseRole?.slug ?? role?.slug;
  return APP_ROLES.find((known) => known === slug) ?? null;
}
