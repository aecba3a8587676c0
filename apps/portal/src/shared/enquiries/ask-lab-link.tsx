import { LinkButton } from '@anupalan/ui';
import { FlaskConical } from 'lucide-react';
import { useAccess, useAppRole } from '../session/use-session.ts';
import { type TargetParams, toMarketplacePath } from './enquiry-paths.ts';
import { words } from './words.ts';

/** The way to a laboratory, for what is to be tested. Nothing for people who may not ask. */
export function AskLabLink({ target }: { target: TargetParams }) {
  const isCompany = useAppRole() === 'company';
  const canAsk = useAccess('Reporting Task', 'manage');
  if (!isCompany || !canAsk) return null;
  return (
    <LinkButton size="sm" icon={FlaskConical} href={toMarketplacePath(target)}>
      {words.ask.link}
    </LinkButton>
  );
}
