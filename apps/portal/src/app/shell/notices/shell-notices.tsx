import { memo } from 'react';
import { usePathname } from '../../../shared/routing/pathname.ts';
import { useAccess, useAppRole, useScreenPath } from '../../../shared/session/use-session.ts';
import { TrialBanner } from './trial-banner.tsx';
import { ValidityNotice } from './validity-notice.tsx';

/** What everybody of an organisation is told above a screen: its trial, and how long its consents are valid. */
export const ShellNotices = memo(function ShellNotices() {
  const role = useAppRole();
  const toPath = useScreenPath();
  const pathname = usePathname();
  const seesOrders = [useAccess('Consent Documents'), useAccess('Consent Analyzer')].some(Boolean);
  const seesTasks = [useAccess('Reporting Task'), useAccess('Tasks & Alerts')].some(Boolean);
  // Beside an order that is being reviewed there is no room, and its own head says how long it is valid.
  if (pathname.startsWith(`${toPath('consentAnalyzer')}/`)) return null;
  // The dashboard says itself that there is no order yet.
  const saysNoOrder = seesOrders && pathname !== toPath('dashboard');
  return (
    <>
      <TrialBanner />
      {role === 'company' && (seesOrders || seesTasks) && <ValidityNotice saysNoOrder={saysNoOrder} />}
    </>
  );
});
