import { cx } from '../shared/cx.ts';
import { ScrollBox } from '../table/scroll-box.tsx';
import {
  findGroupLevel,
  isFixed,
  type Permission,
  type PermissionGroup,
  toLevel,
  withGroup,
} from './matrix.ts';
import { Changed, type MatrixParts } from './matrix-parts.tsx';
import styles from './permission-matrix.module.css';

function GroupRow({ group, ...matrix }: MatrixParts & { group: PermissionGroup }) {
  const { id, levels, value, onChange, words, isDisabled } = matrix;
  const level = findGroupLevel(group, value, levels);
  const head = `${id}-group-${group.id}`;
  const isMixed = level === null && !isFixed(group);
  return (
    <tr className={styles.groupRow}>
      <th scope="rowgroup" className={cx(styles.first, styles.groupHead)} id={head}>
        {group.label}
        {isMixed && <span className={styles.mixed}>{words.mixed}</span>}
      </th>
      {levels.map((column) => (
        <td key={column.value} className={styles.cell}>
          <label className={styles.target}>
            <span className="sr">
              {group.label}, {words.wholeGroup}, {column.label}
            </span>
            <input
              type="radio"
              className={cx(styles.radio, isMixed && styles.isMixed)}
              name={head}
              value={column.value}
              checked={level === column.value}
              disabled={isDisabled || isFixed(group)}
              onChange={() => onChange(withGroup(value, group, column.value))}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}

function PermissionRow({ permission, ...matrix }: MatrixParts & { permission: Permission }) {
  const { id, levels, value, saved, onChange, words, isDisabled } = matrix;
  const row = `${id}-row-${permission.name}`;
  const level = toLevel(value, permission.name, levels);
  const before = toLevel(saved, permission.name, levels);
  const reason = permission.disabledReason;
  const described = [permission.hint && `${row}-hint`, reason && `${row}-reason`].filter(Boolean).join(' ');
  return (
    <tr className={cx(styles.row, level !== before && styles.changed)}>
      <th scope="row" className={styles.first}>
        <span className={styles.label} id={row}>
          {permission.label}
        </span>
        {level !== before && <Changed before={before} levels={levels} words={words} />}
        {permission.hint && (
          <span className={styles.hint} id={`${row}-hint`}>
            {permission.hint}
          </span>
        )}
        {reason && (
          <span className={styles.reason} id={`${row}-reason`}>
            {reason}
          </span>
        )}
      </th>
      {levels.map((column) => (
        <td key={column.value} className={styles.cell}>
          <label className={styles.target}>
            <span className="sr">
              {permission.label}, {column.label}
            </span>
            <input
              type="radio"
              className={styles.radio}
              name={row}
              value={column.value}
              checked={level === column.value}
              disabled={isDisabled || reason !== undefined}
              aria-describedby={described || undefined}
              onChange={() => onChange({ ...value, [permission.name]: column.value })}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}

/** The matrix as a table: wide screens. */
export function MatrixTable(matrix: MatrixParts) {
  const { label, levels, groups, words } = matrix;
  return (
    <ScrollBox label={label} className={styles.wide}>
      <table className={styles.table}>
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(styles.first, styles.head)}>
              {words.permission}
            </th>
            {levels.map((column) => (
              <th key={column.value} scope="col" className={styles.head}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            <GroupRow group={group} {...matrix} />
            {group.permissions.map((permission) => (
              <PermissionRow key={permission.name} permission={permission} {...matrix} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollBox>
  );
}
