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
  /** Words of the link; while it floats they are shown on hover and focus, and spoken always. */
  text: string;
  /** Names the landmark. */
  label?: string;
  /** Before the words. */
  icon?: IconType;
};

/**
 * The way to support, in a landmark of its own: whole in the foot of the page, and at the edge of the window as long
 * as the foot is out of sight.
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
