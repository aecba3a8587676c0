import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import type { ScheduledTask } from '@anupalan/api-client/types';
import { Grid, GridItem, Stack } from '@anupalan/ui';
import { useState } from 'react';
import { useAccess, useAppRole } from '../../../shared/session/use-session.ts';
import { useCanChangeStatus } from '../../../shared/tasks/use-status-change.ts';
import { Consents } from '../consents.tsx';
import { Year } from '../year.tsx';
import { CompleteDialog } from './on-demand.tsx';
import { RoundsCard } from './rounds-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { DecisionsCard, LateCard } from './work-card.tsx';

/** Late, rounds and this week at the left; what waits and how long consents are valid at the right. */
export function TodayPanels({ figures }: { figures: Dashboard }) {
  const isCompany = useAppRole() === 'company';
  const canSeeDocuments = useAccess('Consent Documents');
  const canSeeAnalyzer = useAccess('Consent Analyzer');
  const canSeeAlerts = useAccess('Tasks & Alerts');
  const canSeeTasks = useAccess('Reporting Task');
  const canChange = useCanChangeStatus();
  const [completing, setCompleting] = useState<ScheduledTask | null>(null);
  const canSeeConsents = canSeeDocuments || canSeeAnalyzer;
  const canSeeWork = canSeeAlerts || canSeeTasks;
  const { today, rounds } = figures;
  const { late, decisions, rounds: cards } = figures.toDo;
  const onComplete = canChange ? setCompleting : undefined;
  const hasSide = isCompany && (canSeeConsents || canSeeWork);
  return (
    <Grid>
      {canSeeWork && (
        <GridItem span={hasSide ? 8 : 12}>
          <Stack gap={5}>
            <LateCard {...late} today={today} onComplete={onComplete} />
            {rounds.today > 0 && (
              <RoundsCard
                rounds={cards}
                total={rounds.today}
                done={rounds.done}
                today={today}
                canChange={canChange}
                onComplete={setCompleting}
              />
            )}
            <DecisionsCard {...decisions} today={today} onComplete={onComplete} />
          </Stack>
        </GridItem>
      )}
      {hasSide && (
        <GridItem span={canSeeWork ? 4 : 12}>
          <Stack gap={5}>
            <WaitingCard figures={figures} />
            {canSeeConsents && <Consents figures={figures} />}
            {canSeeWork && <Year figures={figures} />}
          </Stack>
        </GridItem>
      )}
      <CompleteDialog rows={completing === null ? null : [completing]} onClose={() => setCompleting(null)} />
    </Grid>
  );
}
