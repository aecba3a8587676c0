import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { Lead, SiteHeading, SiteWrap } from '../site-frame/site-frame.tsx';
import styles from './page-head.module.css';

/** Props of {@link PageHead}: a header's. */
export type PageHeadProps = Omit<ComponentProps<'header'>, 'title'> & {
  /** The page's only `h1`. */
  title: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** A breadcrumb or a badge above the title. */
  above?: ReactNode;
  /** Adds a hairline below the head. */
  isRuled?: boolean;
  /** Content after the lead: author, buttons. */
  children?: ReactNode;
};

/** The head of a public page that is not the home page. */
export function PageHead({ title, lead, above, isRuled, className, children, ...rest }: PageHeadProps) {
  return (
    <header {...rest} className={cx(styles.head, isRuled && styles.ruled, className)}>
      <SiteWrap>
        {above && <div className={styles.above}>{above}</div>}
        <SiteHeading level={1} size="d2">
          {title}
        </SiteHeading>
        {lead && <Lead className={styles.lead}>{lead}</Lead>}
        {children && <div className={styles.below}>{children}</div>}
      </SiteWrap>
    </header>
  );
}
