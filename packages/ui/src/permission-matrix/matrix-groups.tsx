import { ChevronDown } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import { Select } from '../input/select.tsx';
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

function Line({ permission, ...matrix }: MatrixParts & { permission: Permission }) {
  const { id, levels, value, saved, onChange, words, isDisabled } = matrix;
  const control = `${id}-select-${permission.name}`;
  const level = toLevel(value, permission.name, levels);
  const before = toLevel(saved, permission.name, levels);
  const says = permission.disabledReason ?? permission.hint;
  return (
    <div className={styles.line}>
      <label className={styles.label} htmlFor={control}>
        {permission.label}
      </label>
      {level !== before && <Changed before={before} levels={levels} words={words} />}
      {says && (
        <span className={permission.disabledReason ? styles.reason : styles.hint} id={`${control}-says`}>
          {says}
        </span>
      )}
      <Select
        id={control}
        value={level}
        options={levels}
        disabled={isDisabled || permission.disabledReason !== undefined}
        describedBy={says ? `${control}-says` : undefined}
        onChange={(event) => onChange({ ...value, [permission.name]: event.target.value })}
      />
    </div>
  );
}

function Group({ group, ...matrix }: MatrixParts & { group: PermissionGroup }) {
  const { id, levels, value, onChange, words, isDisabled } = matrix;
  const level = findGroupLevel(group, value, levels);
  const shared = levels.find((one) => one.value === level)?.label;
  const control = `${id}-whole-${group.id}`;
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>
        <span className={styles.label}>{group.label}</span>
        <span className={styles.mixed}>{shared ?? (isFixed(group) ? '' : words.mixed)}</span>
        <Icon of={ChevronDown} size={16} className={styles.chevron} />
      </summary>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={control}>
          {words.wholeGroup}
        </label>
        <Select
          id={control}
          value={level ?? ''}
          options={level === null ? [{ value: '', label: words.mixed, isDisabled: true }, ...levels] : levels}
          disabled={isDisabled || isFixed(group)}
          onChange={(event) => onChange(withGroup(value, group, event.target.value))}
        />
      </div>
      {group.permissions.map((permission) => (
        <Line key={permission.name} permission={permission} {...matrix} />
      ))}
    </details>
  );
}

/** The matrix as one disclosure per group: phones. */
export function MatrixGroups(matrix: MatrixParts) {
  return (
    <section className={styles.narrow} aria-label={matrix.label}>
      {matrix.groups.map((group) => (
        <Group key={group.id} group={group} {...matrix} />
      ))}
    </section>
  );
}
