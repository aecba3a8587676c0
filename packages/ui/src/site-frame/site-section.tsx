import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './site-frame.module.css';
import { Lead, SiteHeading, SiteWrap } from './site-frame.tsx';

/** Props of {@link SiteSection}: a section's. */
export type SiteSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The headline; its id is the section's with `-title`. */
  title?: ReactNode;
  /** The address of the section in its page, from which the headline's id is made. */
  id: string;
  /** Lines at the right of the headline. */
  lead?: ReactNode;
  /** A link at the right of the headline, for example to all articles. */
  more?: { label: string; href: string };
  /** Follows a section of the same ground: no room above. */
  isFollowing?: boolean;
};

/** A section of a public page: headline at the left, lead at the right, then its content. */
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
