/** One level of access. */
export type PermissionLevel = {
  /** What the value holds. */
  value: string;
  /** Head of its column. */
  label: string;
};

/** One row. */
export type Permission = {
  /** The permission's name in the value; unique in the whole matrix. */
  name: string;
  /** What the reader sees. */
  label: string;
  /** A quiet line under it. */
  hint?: string;
  /** Why it cannot be changed; the row is disabled and says so. */
  disabledReason?: string;
};

/** Rows that belong together. */
export type PermissionGroup = {
  /** Unique in the matrix. */
  id: string;
  /** Heads the rows. */
  label: string;
  /** The rows in order. */
  permissions: readonly Permission[];
};

/** The level of each permission by its name. */
export type PermissionValue = Readonly<Record<string, string>>;

/** The level of a permission; one that the value does not name has the first, weakest level. */
export const toLevel = (value: PermissionValue, name: string, levels: readonly PermissionLevel[]): string =>
  value[name] ?? levels[0]?.value ?? '';

/** The level that all rows of a group that can be changed share; null when they differ or none can be changed. */
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

/** Whether no row of a group can be changed. */
export const isFixed = (group: PermissionGroup): boolean =>
  group.permissions.every((permission) => permission.disabledReason !== undefined);

/** The value with every row of a group that can be changed at one level. */
export function withGroup(value: PermissionValue, group: PermissionGroup, level: string): PermissionValue {
  const changed = group.permissions
    .filter((permission) => permission.disabledReason === undefined)
    .map((permission) => [permission.name, level]);
  return { ...value, ...Object.fromEntries(changed) };
}

/** How many permissions of the groups differ from what is saved. */
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
