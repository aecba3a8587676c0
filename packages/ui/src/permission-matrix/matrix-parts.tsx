import { Pencil } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import type { PermissionGroup, PermissionLevel, PermissionValue } from './matrix.ts';
import styles from './permission-matrix.module.css';
import type { PermissionMatrixWords } from './words.ts';

/** What the table and the disclosures share. */
export type MatrixParts = {
  id: string;
  label: string;
  levels: readonly PermissionLevel[];
  groups: readonly PermissionGroup[];
  value: PermissionValue;
  saved: PermissionValue;
  onChange: (value: PermissionValue) => void;
  isDisabled: boolean;
  words: PermissionMatrixWords;
};

/** The mark of a row that differs from the saved value. */
export function Changed({
  before,
  levels,
  words,
}: Pick<MatrixParts, 'levels' | 'words'> & { before: string }) {
  const was = levels.find(({ value }) => value === before)?.label ?? before;
  return (
    <span className={styles.marker}>
      <Icon of={Pencil} size={13} />
      {words.toChanged(was)}
    </span>
  );
}
