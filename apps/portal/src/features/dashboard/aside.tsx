import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { Stack } from '@anupalan/ui';
import { useAccess, useAppRole } from '../../shared/session/use-session.ts';
import { AccreditationCard } from './accreditation-card.tsx';
import { EnquiriesCard } from './enquiries-card.tsx';
import { MoreScreens } from './more-screens.tsx';

/** What stands at the right below the year: laboratories and the way to other screens, or the own accreditation. */
export function Aside({ figures }: { figures: Dashboard }) {
  const isCompany = useAppRole() === 'company';
  const canSeeTasks = useAccess('Reporting Task');
  return (
    <Stack gap={5}>
      {figures.lab !== null && <AccreditationCard lab={figures.lab} />}
      {isCompany && canSeeTasks && <EnquiriesCard figures={figures} side="company" />}
      {isCompany && <MoreScreens />}
    </Stack>
  );
}
