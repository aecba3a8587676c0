import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '../../avatar/avatar.tsx';
import { Icon } from '../../icon/icon.tsx';
import { cx } from '../../shared/cx.ts';
import styles from './header.module.css';

/** Props of {@link AccountButton}: a button's. */
export type AccountButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Who is signed in, in whatever script. */
  name: string;
  /** The designation or role under the name. */
  note?: string;
  /** Address of a picture. */
  src?: string | null;
  /** Spoken after the name. */
  menuLabel?: string;
};

/** The button of the user menu: picture, name and role; the picture alone under 900 px. */
export function AccountButton(props: AccountButtonProps) {
  const { name, note, src, menuLabel = 'account menu', className, ...rest } = props;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-description={note || undefined}
      {...rest}
      aria-label={`${name}, ${menuLabel}`}
      className={cx(styles.account, className)}
    >
      <Avatar name={name} src={src} size="lg" isStrong />
      <span className={styles.accountWords}>
        <b className={styles.accountName} dir="auto">
          {name}
        </b>
        {/* The role is the button's description: its name begins with what is seen and says what it opens. */}
        {note && (
          <span className={styles.accountNote} dir="auto" aria-hidden="true">
            {note}
          </span>
        )}
      </span>
      <Icon of={ChevronDown} size={16} className={styles.chevron} />
    </button>
  );
}
