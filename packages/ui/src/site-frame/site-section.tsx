import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './site-frame.module.css';
import { Lead, SiteHeading, SiteWrap } from './site-frame.tsx';

/** Props of {@link SiteSection}: a section's. */
export type SiteSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The headline. Its id is the section's id with `-title`. */
  title?: ReactNode;
  /** The id of the section. Links lead to it, and the headline's id is made from it. */
  id: string;
  /** Text at the right of the headline. */
  lead?: ReactNode;
  /** A link at the right of the headline, for example to all articles. */
  more?: { label: string; href: string };
  /** Removes the space above, for a section that follows one with the same background. */
  isFollowing?: boolean;
};

/** A section of a public page: headline at the left, text at the right, then the content. */
export function SiteSection(props: SiteSectionProps) {
  const { title, id, lead, more, isFollowing, className, children, ...rest } = props;
  const titleId = `${id}-title`;
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      id={id}
      className={cx(styles.section, isFollowing && styles.follows, className)}
    >
      <SiteWrap>
        {title && (
          <div className={styles.head}>
            <SiteHeading id={titleId}>{title}</SiteHeading>
            {lead && <Lead>{lead}</Lead>}
            {more && (
              <Link href={more.href} className={styles.more}>
                {more.label}
                <Icon of={ArrowRight} />
              </Link>
            )}
          </div>
        )}
        {children}
      </SiteWrap>
    </section>
  );
}
