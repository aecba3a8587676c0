import { SHELL_MESSAGES } from '@anupalan/enums/messages';
import { LinkButton } from '@anupalan/ui';
import { MessageCircle } from 'lucide-react';
import { useLocation } from 'react-router';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';
import styles from './contact-button.module.css';

/** The floating way to support; absent where it leads, and for who may not ask (D15). */
export function ContactButton() {
  const path = useScreenPath()('supportCreate');
  const canAsk = useAccess('Support Management', 'manage');
  const { pathname } = useLocation();
  if (!canAsk || pathname === path) return null;
  return (
    <LinkButton className={styles.contact} href={path} variant="primary" icon={MessageCircle}>
      <span className={styles.label}>{SHELL_MESSAGES.contactUs}</span>
    </LinkButton>
  );
}
