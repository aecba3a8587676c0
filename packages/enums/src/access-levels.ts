/**
 * Words an access level may contain. See docs/spec-coverage.md#entities-and-their-fields. Only `view` and `manage`
 * have an effect (D15).
 */
export const ACCESS_LEVELS = ['add', 'delete', 'update', 'view', 'manage'] as const;

/** A word of an access level. */
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

/** What an access level comes down to, as the matrix of a role shows it (D15). */
export const ACCESS_GRANTS = ['none', 'view', 'manage'] as const;

/** What an access level comes down to. */
export type AccessGrant = (typeof ACCESS_GRANTS)[number];

/** The labels that screens show. */
export const ACCESS_GRANT_LABELS: Readonly<Record<AccessGrant, string>> = {
  none: 'None',
  view: 'View',
  manage: 'Manage',
};

/** The two texts that a role may store; "none" is the absence of the entry (D15). */
export const ACCESS_LEVEL_TEXTS = ['view', 'view,manage'] as const;

/** A text of an access level as stored and sent. */
export type AccessLevelText = (typeof ACCESS_LEVEL_TEXTS)[number];
