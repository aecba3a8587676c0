import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './control.module.css';

/** Props of {@link SearchInput}. Controlled: give `value` and `onChange`. */
export type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  /** The typed text. */
  value: string;
  /** The accessible name. A search field has no visible label. */
  label: string;
  /** Empties the field. With it, a clear button is shown while there is text. */
  onClear?: () => void;
};

/** A search field with a search icon and a clear button. */
export function SearchInput({ label, value, onClear, className, ...rest }: SearchInputProps) {
  return (
    <span className={styles.wrap}>
      <Icon of={Search} size={16} className={styles.start} />
      <input
        autoComplete="off"
        {...rest}
        type="search"
        value={value}
        aria-label={label}
        className={cx(styles.control, styles.search, styles.hasStart, onClear && styles.hasEnd, className)}
      />
      {onClear && value !== '' && (
        <span className={styles.end}>
          <IconButton icon={X} label="Clear search" size="sm" onClick={onClear} />
        </span>
      )}
    </span>
  );
}
