import { cx } from '../shared/cx.ts';
import styles from './avatar.module.css';
import { toBucket, toInitials } from './initials.ts';

const shades = [styles.a, styles.b, styles.c, styles.d];

/** Props of {@link Avatar}. */
export type AvatarProps = {
  name: string;
  size?: 'md' | 'lg';
  /** The strong one of the user menu. */
  isStrong?: boolean;
};

/** A person's initials in a disc. Decoration: the name stands beside it. */
export function Avatar({ name, size = 'md', isStrong }: AvatarProps) {
  const shade = shades[toBucket(name, shades.length)];
  return (
    <span
      aria-hidden="true"
      className={cx(styles.avatar, size === 'lg' && styles.lg, isStrong ? styles.strong : shade)}
    >
      {toInitials(name)}
    </span>
  );
}

/** Props of {@link Person}: `text` replaces the name, for example with "You". */
export type PersonProps = { name: string; text?: string };

/** A person in a row: disc and name. */
export function Person({ name, text }: PersonProps) {
  return (
    <span className={styles.person}>
      <Avatar name={name} />
      {text ?? name}
    </span>
  );
}
