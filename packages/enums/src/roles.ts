/** Slugs of the built-in roles; they are reserved (D14). See docs/spec-coverage.md#entities-and-their-fields. */
export const ROLE_SLUGS = ['super_admin', 'admin', 'company', 'lab'] as const;
/** Slug of a built-in role. */
export type RoleSlug = (typeof ROLE_SLUGS)[number];

/**
 * The roles that may use the signed-in app, and the kinds of an organisation. See
 * docs/spec-coverage.md#roles-and-permissions.
 */
export const APP_ROLES = ['company', 'lab'] as const;
/** A role that may use the signed-in app. */
export type AppRole = (typeof APP_ROLES)[number];

/** The roles of platform staff; they have no screens (D17). */
export const PLATFORM_ROLES = ['super_admin', 'admin'] as const;
/** A role of platform staff. */
export type PlatformRole = (typeof PLATFORM_ROLES)[number];

/** Kind of an organisation. */
export type OrganisationType = AppRole;
