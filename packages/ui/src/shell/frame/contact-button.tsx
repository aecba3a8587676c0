import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LinkButton } from '../../button/button.tsx';
import type { IconType } from '../../icon/icon.tsx';
import { cx } from '../../shared/cx.ts';
import styles from './frame.module.css';

/** Props of {@link ContactButton}: an aside's. */
export type ContactButtonProps = Omit<ComponentProps<'aside'>, 'children'> & {
  /** Where support is asked. */
  href: string;
  /** Words of the link; under 900 px they are only spoken. */
  text: string;
  /** Names the landmark. */
  label?: string;
  /** Before the words. */
  icon?: IconType;
};

/** The floating way to support, in a landmark of its own. */
export function ContactButton(props: ContactButtonProps) {
  const { href, text, label = 'Help', icon = MessageCircle, className, ...rest } = props;
  return (
    <aside aria-label={label} {...rest} className={cx(styles.contact, className)}>
      <LinkButton className={styles.contactLink} href={href} variant="primary" icon={icon}>
        <span className={styles.contactWords}>{text}</span>
      </LinkButton>
    </aside>
  );
}
