import { type ComponentProps, useId } from 'react';
import { cx } from '../shared/cx.ts';
import { toGrouped } from '../shared/number.ts';
import { type PermissionGroup, type PermissionLevel, type PermissionValue, toChangeCount } from './matrix.ts';
import { MatrixGroups } from './matrix-groups.tsx';
import { MatrixTable } from './matrix-table.tsx';
import styles from './permission-matrix.module.css';
import { matrixWords, type PermissionMatrixWords } from './words.ts';

/** Props of {@link PermissionMatrix}. The caller keeps the value. */
export type PermissionMatrixProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  /** The name of the table for screen readers, for example "Permissions of EHS manager". */
  label: string;
  /** The levels from the weakest to the strongest, for example None, View, Manage. */
  levels: readonly PermissionLevel[];
  /** The permissions in groups. */
  groups: readonly PermissionGroup[];
  /** The current level of each permission. */
  value: PermissionValue;
  /** The saved level of each permission. Differences are marked and counted. */
  saved?: PermissionValue;
  /** Called when the reader chooses another level, for one permission or for a whole group. */
  onChange: (value: PermissionValue) => void;
  /** The reader cannot change it now, for example while it is saved. */
  isDisabled?: boolean;
  /** The texts. The default is English. */
  words?: PermissionMatrixWords;
};

/**
 * What each person can do: one row per permission and one column per level. On a phone there is one disclosure per
 * group.
 */
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
