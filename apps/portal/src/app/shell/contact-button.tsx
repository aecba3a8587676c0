import { SHELL_MESSAGES } from '@anupalan/enums/messages';
import { ContactButton as KitContactButton } from '@anupalan/ui/shell';
import { memo } from 'react';
import { usePathname } from '../../shared/routing/pathname.ts';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';

/**
 * The floating way to support; absent where it leads, for people who may not ask (D15), and beside an order that is being
 * reviewed, whose own buttons stand in that corner.
 */
export const ContactButton = memo(function ContactButton() {
  const toPath = useScreenPath();
  const path = toPath('supportCreate');
  const canAsk = useAccess('Support Management', 'manage');
  const pathname = usePathname();
  const isReviewing = pathname.startsWith(`${toPath('consentAnalyzer')}/`);
  if (!canAsk || pathname === path || isReviewing) return null;
  return <KitContactButton href={path} text={SHELL_MESSAGES.contactUs} />;
});
