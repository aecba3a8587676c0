import type { ComponentProps, ReactNode } from 'react';
import { Logo } from '../logo/logo.tsx';
import { cx } from '../shared/cx.ts';
import styles from './entry-frame.module.css';

/** Props of {@link EntryFrame}: a div's. */
export type EntryFrameProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The product's name, beside its logo. */
  brand: string;
  /** The heading of the page, for example "Sign In". */
  title: ReactNode;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** The sentence on the dark half. It says what the product does. */
  line?: ReactNode;
  /** Content under that sentence, for example a SourceExample. */
  side?: ReactNode;
  /** The name of the dark half for screen readers. */
  sideLabel?: string;
  /** The form, and the links below it. */
  children?: ReactNode;
};

/** The frame of the pages before signing in: the form at the left, the product at the right. */
export function EntryFrame(props: EntryFrameProps) {
  const {
    brand,
    title,
    lead,
    line,
    side,
    sideLabel = 'About the product',
    className,
    children,
    ...rest
  } = props;
  return (
    <div {...rest} className={cx(styles.frame, className)}>
      <main className={styles.main}>
        <div className={styles.brand}>
          <Logo name={brand} />
        </div>
        <div className={styles.content}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
        </div>
      </main>
      <aside className={styles.side} aria-label={sideLabel}>
        {line && <p className={styles.line}>{line}</p>}
        {side}
      </aside>
    </div>
  );
}
