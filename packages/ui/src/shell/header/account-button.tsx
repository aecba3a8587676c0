import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '../../avatar/avatar.tsx';
import { Icon } from '../../icon/icon.tsx';
import { cx } from '../../shared/cx.ts';
import styles from './header.module.css';

/** Props of {@link AccountButton}: a button's. */
export type AccountButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The name of the signed-in person, in any script. */
  name: string;
  /** The designation or role under the name. */
  note?: string;
  /** Address of a picture. */
  src?: string | null;
  /** What screen readers read after the name. */
  menuLabel?: string;
};

/** The button of the user menu: picture, name and role. Under 900 px it shows only the picture. */
export function AccountButton(props: AccountButtonProps) {
  const { name, note, src, menuLabel = 'account menu', className, ...rest } = props;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-description={note || undefined}
      {...rest}
      className={cx(styles.account, className)}
    >
      {/* Spoken: what is seen first, then what it opens. The role is the description, the initials are decoration. */}
      <span className="sr">{`${name}, ${menuLabel}`}</span>
      <Avatar name={name} src={src} size="lg" isStrong />
      <span className={styles.accountWords} aria-hidden="true">
        <b className={styles.accountName} dir="auto">
          {name}
        </b>
        {note && (
          <span className={styles.accountNote} dir="auto">
            {note}
          </span>
        )}
      </span>
      <Icon of={ChevronDown} size={16} className={styles.chevron} />
    </button>
  );
}
