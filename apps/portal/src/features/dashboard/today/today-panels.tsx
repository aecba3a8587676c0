import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { Grid, GridItem, Stack } from '@anupalan/ui';
import type { DashboardTask } from '@anupalan/validators/entities/dashboard';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import { useCanChangeStatus, useStatusChange } from '../../../shared/tasks/use-status-change.ts';
import { Consents } from '../consents.tsx';
import { Year } from '../year.tsx';
import { RoundsCard } from './rounds-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { DecisionsCard, LateCard } from './work-card.tsx';

/** Props of {@link TodayPanels}: what its reader may see. */
export type TodayPanelsProps = {
  figures: Dashboard;
  isCompany: boolean;
  canSeeConsents: boolean;
  canSeeWork: boolean;
  /** What the day of a laboratory begins with; nothing for a company. */
  lead: ReactNode;
  /** What stands at the right besides. */
  aside: ReactNode;
};

/** Late, rounds and this week at the left, a laboratory's enquiries first; what waits and how long consents are valid at the right. */
export function TodayPanels(props: TodayPanelsProps) {
  const { figures, isCompany, canSeeConsents, canSeeWork, lead, aside } = props;
  const canChange = useCanChangeStatus();
  const { change } = useStatusChange();
  const links = useTaskLinks();
  const navigate = useNavigate();
  // What asks for evidence is completed where files are added.
  const complete = (row: DashboardTask) => {
    const href = row.evidenceRequired && row.evidence.length === 0 ? links.toOccurrence(row) : null;
    if (href === null) void change([row], 'completed');
    else void navigate(href);
  };
  const { today, rounds } = figures;
  const { late, decisions, rounds: cards } = figures.toDo;
  const onComplete = canChange ? complete : undefined;
  const seesSide = canSeeConsents || canSeeWork;
  return (
    <Grid>
      {canSeeWork && (
        <GridItem span={8}>
          <Stack gap={5}>
            {lead}
            <LateCard {...late} today={today} onComplete={onComplete} />
            {rounds.today > 0 && (
              <RoundsCard
                rounds={cards}
                total={rounds.today}
                done={rounds.done}
                today={today}
                canChange={canChange}
                onComplete={complete}
              />
            )}
            <DecisionsCard {...decisions} today={today} onComplete={onComplete} />
          </Stack>
        </GridItem>
      )}
      <GridItem span={canSeeWork ? 4 : 12}>
        <Stack gap={5}>
          {isCompany && seesSide && <WaitingCard figures={figures} seesAll={canSeeConsents && canSeeWork} />}
          {isCompany && canSeeConsents && <Consents figures={figures} />}
          {canSeeWork && <Year figures={figures} />}
          {aside}
        </Stack>
      </GridItem>
    </Grid>
  );
}
