import type { ComponentProps } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import type { Tone } from '../shared/tone.ts';
import styles from './tag.module.css';

/** The five colours of topics. They show a subject, never a status. */
export const tagHues = ['brick', 'river', 'leaf', 'plum', 'moss'] as const;

/** One of the hues of topics. */
export type TagHue = (typeof tagHues)[number];

/** Props of {@link Tag}: a `span`'s. */
export type TagProps = ComponentProps<'span'> & {
  /** The tone of the status. */
  tone?: Tone;
  /** The colour of a topic, for a tag that is not a status, for example the category of an article. */
  hue?: TagHue;
  /** An icon before the word. */
  icon?: IconType;
};

/** A small label. Never a button or a link. */
export function Tag({ tone = 'neutral', hue, icon, className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={cx(styles.tag, hue ? styles[hue] : styles[tone], className)}>
      {icon && <Icon of={icon} size={13} strokeWidth={2.25} className={styles.icon} />}
      <span>{children}</span>
    </span>
  );
}

/** Props of {@link StatusTag}: a span's. A status always has a tone, a shape and a word. */
export type StatusTagProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The status. */
  tone: Tone;
  /** An icon whose shape is used for this status only. */
  icon: IconType;
  /** The word. */
  label: string;
};

/**
 * A status with a tinted background, dark text and an icon with its own shape, so that colour is never the only sign.
 */
export function StatusTag({ label, ...rest }: StatusTagProps) {
  return <Tag {...rest}>{label}</Tag>;
}
