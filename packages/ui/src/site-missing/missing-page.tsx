import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { CallRow, Lead, SiteHeading, SiteWrap } from '../site-frame/site-frame.tsx';
import styles from './missing-page.module.css';

/** Props of {@link MissingPage}: a section's. */
export type MissingPageProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** The page's only `h1`. */
  title: ReactNode;
  /** The likely reason. */
  text?: ReactNode;
  /** Link buttons of size lg that lead to other pages. */
  actions?: ReactNode;
};

/** The page for an address that does not exist, with links to other pages. */
export function MissingPage({ title, text, actions, className, ...rest }: MissingPageProps) {
  return (
    <section aria-labelledby="missing-title" {...rest} className={cx(styles.missing, className)}>
      <SiteWrap>
        <SiteHeading level={1} id="missing-title">
          {title}
        </SiteHeading>
        {text && <Lead className={styles.text}>{text}</Lead>}
        {actions && <CallRow>{actions}</CallRow>}
      </SiteWrap>
    </section>
  );
}
