/** One level of access. */
export type PermissionLevel = {
  /** The id of the level in the value. */
  value: string;
  /** The head of its column. */
  label: string;
};

/** One row. */
export type Permission = {
  /** The name of the permission in the value; unique in the whole matrix. */
  name: string;
  /** The visible name. */
  label: string;
  /** A quiet line under the name. */
  hint?: string;
  /** Why the reader cannot change it. The row is disabled and shows this text. */
  disabledReason?: string;
};

/** Rows that belong together. */
export type PermissionGroup = {
  /** Unique in the matrix. */
  id: string;
  /** The heading of the rows. */
  label: string;
  /** The rows in order. */
  permissions: readonly Permission[];
};

/** The level of each permission by its name. */
export type PermissionValue = Readonly<Record<string, string>>;

/** The level of a permission. If the value does not contain it, the first and weakest level. */
export const toLevel = (value: PermissionValue, name: string, levels: readonly PermissionLevel[]): string =>
  value[name] ?? levels[0]?.value ?? '';

/**
 * The level that all rows of a group share, ignoring rows that cannot be changed; null if they differ or none can be
 * changed.
 */
export function findGroupLevel(
  group: PermissionGroup,
  value: PermissionValue,
  levels: readonly PermissionLevel[],
): string | null {
  const found = new Set(
    group.permissions
      .filter((permission) => permission.disabledReason === undefined)
      .map((permission) => toLevel(value, permission.name, levels)),
  );
  const [level] = found;
  return found.size === 1 && level !== undefined ? level : null;
}

/** Whether all rows of a group are fixed. */
export const isFixed = (group: PermissionGroup): boolean =>
  group.permissions.every((permission) => permission.disabledReason !== undefined);

/** The value after setting all rows of a group that can be changed to one level. */
export function withGroup(value: PermissionValue, group: PermissionGroup, level: string): PermissionValue {
  const changed = group.permissions
    .filter((permission) => permission.disabledReason === undefined)
    .map((permission) => [permission.name, level]);
  return { ...value, ...Object.fromEntries(changed) };
}

/** How many permissions of the groups differ from the saved value. */
export function toChangeCount(
  groups: readonly PermissionGroup[],
  value: PermissionValue,
  saved: PermissionValue,
  levels: readonly PermissionLevel[],
): number {
  return groups
    .flatMap((group) => group.permissions)
    .filter(({ name }) => toLevel(value, name, levels) !== toLevel(saved, name, levels)).length;
}
