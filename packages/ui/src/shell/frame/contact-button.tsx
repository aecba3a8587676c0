import { MessageCircle } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { LinkButton } from '../../button/button.tsx';
import type { IconType } from '../../icon/icon.tsx';
import { cx } from '../../shared/cx.ts';
import { joinRefs } from '../../shared/join-refs.ts';
import styles from './frame.module.css';
import { useIsFloating } from './use-is-floating.ts';

/** Props of {@link ContactButton}: an aside's. */
export type ContactButtonProps = Omit<ComponentProps<'aside'>, 'children'> & {
  /** The address of the support page. */
  href: string;
  /** The label of the link. At the edge of the window it appears on hover and focus; screen readers always read it. */
  text: string;
  /** The name of the landmark for screen readers. */
  label?: string;
  /** An icon before the label. */
  icon?: IconType;
};

/**
 * The link to support, in its own landmark. It is at the foot of the page; while the foot is not visible, it is a tab
 * at the edge of the window.
 */
export function ContactButton(props: ContactButtonProps) {
  const { href, text, label = 'Help', icon = MessageCircle, ref, className, ...rest } = props;
  const foot = useRef<HTMLElement>(null);
  const isFloating = useIsFloating(foot);
  return (
    <aside
      aria-label={label}
      {...rest}
      ref={joinRefs(foot, ref)}
      className={cx(styles.contact, isFloating && styles.floating, className)}
    >
      <LinkButton className={styles.contactLink} href={href} variant="primary" icon={icon}>
        <span className={styles.contactWords}>{text}</span>
      </LinkButton>
    </aside>
  );
}
