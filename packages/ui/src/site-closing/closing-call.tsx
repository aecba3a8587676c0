import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { SiteHeading, SiteWrap } from '../site-frame/site-frame.tsx';
import styles from './closing-call.module.css';

/** Props of {@link ClosingCall}: a section's. */
export type ClosingCallProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** One sentence that says what to do now. */
  title: ReactNode;
  /** Two link buttons of size lg in a column, the first one primary. */
  actions: ReactNode;
};

/** The end of a public page: a sentence at the left, two buttons at the right. */
export function ClosingCall({ title, actions, className, ...rest }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-title" {...rest} className={cx(styles.closing, className)}>
      <SiteWrap className={styles.row}>
        <SiteHeading id="closing-title">{title}</SiteHeading>
        <div className={styles.actions}>{actions}</div>
      </SiteWrap>
    </section>
  );
}
