import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../shared/cx.ts';
import styles from './print.module.css';

/** Props of {@link PrintHead}: a div's. */
export type PrintHeadProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** What is printed: the name of the screen. */
  title: ReactNode;
  /** Whose it is. */
  owner?: ReactNode;
  /** By whom and when, and the like: one line each. */
  lines?: readonly string[];
};

/** The head of a screen on paper. The screen itself does not show it. */
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

/** What a screen says on paper alone, for example which filters it was printed with. */
export function PrintLine({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={cx(styles.line, className)} />;
}
