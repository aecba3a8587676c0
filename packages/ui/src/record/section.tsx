import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './record.module.css';

/** Props of {@link Section}: a div's. */
export type SectionProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The heading. */
  title: ReactNode;
  /** Level of the heading in its page or drawer. */
  level?: 2 | 3 | 4;
};

/** A part of a drawer or dialog under a heading of its own. */
export function Section({ title, level = 3, className, children, ...rest }: SectionProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={cx(styles.section, className)}>
      <Heading className={styles.head}>{title}</Heading>
      {children}
    </div>
  );
}

/** A border around a list in a drawer or on the page, outside a card. */
export function Frame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.frame, className)} />;
}

/** Fields under each other in a popover, as wide as a phone allows. */
export function PopoverFields({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.fields, className)} />;
}
