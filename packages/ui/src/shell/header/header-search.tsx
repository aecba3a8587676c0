import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { Kbd } from '../../kbd/kbd.tsx';
import { cx } from '../../shared/cx.ts';
import styles from './header.module.css';

/** Props of {@link HeaderSearch}: a button's. */
export type HeaderSearchProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What can be found, for example "Search tasks, clauses, documents". */
  label: string;
  /** The keyboard shortcut that does the same. */
  shortcut?: string;
};

/** A button that looks like a search field and opens the search. Under 900 px it is an icon. */
export function HeaderSearch({ label, shortcut, className, ...rest }: HeaderSearchProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut}
      {...rest}
      aria-label={label}
      className={cx(styles.search, className)}
    >
      <Icon of={Search} size={16} className={styles.searchIcon} />
      <span className={styles.searchWords}>{label}</span>
      {shortcut && (
        <span className={styles.shortcut} aria-hidden="true">
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </button>
  );
}
