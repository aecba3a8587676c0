import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { Stack } from '@anupalan/ui';
import { useAccess } from '../../shared/session/use-session.ts';
import { EnquiriesCard } from './enquiries-card.tsx';
import { MoreScreens } from './more-screens.tsx';

/** What a company has at the right below its year: laboratories, and the way to other screens. */
export function Aside({ figures }: { figures: Dashboard }) {
  const canSeeTasks = useAccess('Reporting Task');
  return (
    <Stack gap={5}>
      {canSeeTasks && <EnquiriesCard figures={figures} side="company" />}
      <MoreScreens />
    </Stack>
  );
}
