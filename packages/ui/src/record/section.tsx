import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './record.module.css';

/** Props of {@link Section}: a div's. */
export type SectionProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The heading. */
  title: ReactNode;
  /** The level of the heading on its page or drawer. */
  level?: 2 | 3 | 4;
};

/** A part of a drawer or dialog with its own heading. */
export function Section({ title, level = 3, className, children, ...rest }: SectionProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={cx(styles.section, className)}>
      <Heading className={styles.head}>{title}</Heading>
      {children}
    </div>
  );
}

/** A border around a list in a drawer or on the page. Do not use it inside a card. */
export function Frame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.frame, className)} />;
}

/** Fields in a column for a popover. On a phone they fit the screen. */
export function PopoverFields({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.fields, className)} />;
}
