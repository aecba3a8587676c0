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
  /** The status that the word stands for. */
  tone?: Tone;
  /** The hue of a topic, for what is no status, for example the category of an article. */
  hue?: TagHue;
  /** A sign before the word. */
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

/** Props of {@link StatusTag}: a status always has a tone, a shape and a word. */
export type StatusTagProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The status. */
  tone: Tone;
  /** A shape of its own for each status. */
  icon: IconType;
  /** The word. */
  label: string;
};

/** A status: tint, dark text and an icon with its own shape, so that colour is never the only sign. */
export function StatusTag({ label, ...rest }: StatusTagProps) {
  return <Tag {...rest}>{label}</Tag>;
}
