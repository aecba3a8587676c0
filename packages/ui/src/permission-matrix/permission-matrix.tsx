import { type ComponentProps, useId } from 'react';
import { cx } from '../shared/cx.ts';
import { toGrouped } from '../shared/number.ts';
import { type PermissionGroup, type PermissionLevel, type PermissionValue, toChangeCount } from './matrix.ts';
import { MatrixGroups } from './matrix-groups.tsx';
import { MatrixTable } from './matrix-table.tsx';
import styles from './permission-matrix.module.css';
import { matrixWords, type PermissionMatrixWords } from './words.ts';

/** Props of {@link PermissionMatrix}. Controlled: it keeps nothing by itself. */
export type PermissionMatrixProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  /** Names the table, for example "Permissions of EHS manager". */
  label: string;
  /** The levels from the weakest to the strongest, for example None, View, Manage. */
  levels: readonly PermissionLevel[];
  /** The permissions in groups. */
  groups: readonly PermissionGroup[];
  /** The level of each permission on the screen. */
  value: PermissionValue;
  /** The level of each permission as it is saved; what differs is marked and counted. */
  saved?: PermissionValue;
  /** The reader chose another level, for one permission or for a whole group. */
  onChange: (value: PermissionValue) => void;
  /** It cannot be changed, for example while it is saved. */
  isDisabled?: boolean;
  /** The words; English without it. */
  words?: PermissionMatrixWords;
};

/** What each person can do: one row per permission, one column per level; on a phone one disclosure per group. */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const {
    label,
    levels,
    groups,
    value,
    saved = value,
    onChange,
    isDisabled = false,
    words = matrixWords,
    className,
    ...rest
  } = props;
  const id = useId();
  const count = toChangeCount(groups, value, saved, levels);
  const matrix = { id, label, levels, groups, value, saved, onChange, isDisabled, words };
  return (
    <div {...rest} className={cx(styles.matrix, className)}>
      {groups.length === 0 || levels.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <>
          <MatrixTable {...matrix} />
          <MatrixGroups {...matrix} />
        </>
      )}
      <p className={cx(styles.count, 'num')} role="status">
        {words.toChangeCount(count, toGrouped(count))}
      </p>
    </div>
  );
}
