import { type ComponentProps, useState } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './avatar.module.css';
import { toBucket, toInitials } from './initials.ts';

const shades = [styles.a, styles.b, styles.c, styles.d];

/** Props of {@link Avatar}: a span's. */
export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The person's name. It gives the initials and the shade. */
  name: string;
  /** md 24 px in rows, lg 32 px in the user menu, xl 96 px on the profile. */
  size?: 'md' | 'lg' | 'xl';
  /** Address of a picture. The initials are shown until it loads, and if it does not load. */
  src?: string | null;
  /** Uses the strong colour of the user menu. */
  isStrong?: boolean;
};

/** A disc with a person's picture or initials. It is decoration: the name is beside it. */
export function Avatar({ name, size = 'md', src, isStrong, className, ...rest }: AvatarProps) {
  // The address whose picture is there, so that a new one is waited for again.
  const [shown, setShown] = useState<string | null>(null);
  const shade = shades[toBucket(name, shades.length)];
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx(
        styles.avatar,
        size !== 'md' && styles[size],
        isStrong ? styles.strong : shade,
        className,
      )}
    >
      {(!src || shown !== src) && toInitials(name)}
      {src && (
        <img
          key={src}
          // A picture that was there before React was: its load is not heard any more.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setShown(src);
          }}
          className={cx(styles.picture, shown !== src && styles.waiting)}
          src={src}
          alt=""
          onLoad={() => setShown(src)}
          onError={() => setShown(null)}
        />
      )}
    </span>
  );
}

/** Props of {@link Person}: a span's. */
export type PersonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The person's name, in any script. */
  name: string;
  /** Replaces the name, for example with "You". */
  text?: string;
  /** Address of a picture. */
  src?: string | null;
};

/** A person in a row: disc and name. */
export function Person({ name, text, src, className, ...rest }: PersonProps) {
  return (
    <span {...rest} className={cx(styles.person, className)}>
      <Avatar name={name} src={src} />
      <bdi className={styles.name}>{text ?? name}</bdi>
    </span>
  );
}
