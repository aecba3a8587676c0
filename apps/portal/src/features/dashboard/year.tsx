import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { CardBody, CardHead, FoldingCard, Skeleton } from '@anupalan/ui';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { lazily } from '../../shared/lazily.tsx';
import { useIsNear } from '../../shared/print/use-is-near.ts';
import { useAccess, useScreenPath, useSession } from '../../shared/session/use-session.ts';
import { formatFinancialYear, toFinancialYear } from '../../shared/tasks/task-dates.ts';
import { words } from './words.ts';

const DashboardYearMap = lazily(
  async () => (await import('./later.ts')).DashboardYearMap,
  <Skeleton shape="block" />,
);

/** The year as a small map of its days. It is loaded once it is nearly in sight: it stands below what is due today. */
export function Year({ figures }: { figures: Dashboard }) {
  const box = useRef<HTMLElement>(null);
  const isNear = useIsNear(box);
  const canOpen = useAccess('Tasks & Alerts');
  const toPath = useScreenPath();
  const [params] = useSearchParams();
  const user = useSession()?.user.id;
  const isMine = params.get('scope') === 'mine';
  const year = toFinancialYear(figures.year.startsOn);
  const query = isMine && user !== undefined ? `?view=year&assignee=${user}` : '?view=year';
  return (
    <FoldingCard ref={box} aria-labelledby="year" foldName={words.year.fold}>
      <CardHead
        title={words.year.title(formatFinancialYear(year).replace('FY ', ''))}
        id="year"
        more={canOpen ? { href: `${toPath('tasksAndAlerts')}${query}`, text: words.year.open } : undefined}
      />
      <CardBody>
        {isNear ? (
          <DashboardYearMap year={year} today={figures.today} assigneeId={isMine ? user : undefined} />
        ) : (
          <Skeleton shape="block" />
        )}
      </CardBody>
    </FoldingCard>
  );
}
