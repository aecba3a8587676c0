import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../shared/cx.ts';
import styles from './print.module.css';

/** Props of {@link PrintHead}: a div's. */
export type PrintHeadProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** The name of the printed screen. */
  title: ReactNode;
  /** The organisation that the content belongs to. */
  owner?: ReactNode;
  /** Further lines, for example who printed it and when. */
  lines?: readonly string[];
};

/** The head of a printed screen. It is not visible on the screen itself. */
export function PrintHead({ title, owner, lines = [], className, ...rest }: PrintHeadProps) {
  return (
    <div {...rest} className={cx(styles.head, className)}>
      <p className={styles.title}>{title}</p>
      {owner && <p className={styles.owner}>{owner}</p>}
      {lines.map((line) => (
        <p key={line} className="num">
          {line}
        </p>
      ))}
    </div>
  );
}

/** A line that is only printed, for example the active filters. */
export function PrintLine({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={cx(styles.line, className)} />;
}
