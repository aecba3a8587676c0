import { type Dashboard, useGetDashboardQuery } from '@anupalan/api-client/endpoints/dashboard';
import type { DashboardScope } from '@anupalan/enums/dashboard';
import {
  Card,
  IconButton,
  Inline,
  LoadError,
  Page,
  type Segment,
  SegmentedControl,
  SkeletonRows,
  Stack,
  toWeekdayWords,
} from '@anupalan/ui';
import { PrintLine } from '@anupalan/ui/shell';
import { Printer } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { lazily } from '../../shared/lazily.tsx';
import { FirstRun } from '../../shared/orders/first-run/later.ts';
import { toFirstRunStage } from '../../shared/orders/first-run/stage.ts';
import { mayHaveKeptOrder } from '../../shared/orders/kept-order/kept-hint.ts';
import { printPage } from '../../shared/print/print-page.ts';
import { useAccess, useAppRole } from '../../shared/session/use-session.ts';
import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import { Figures } from './figures.tsx';
import { LabFigures } from './lab-figures.tsx';
import { TodayPanels } from './today/today-panels.tsx';
import { words } from './words.ts';

/** What stands below what is due comes once that is there; a laboratory's enquiries stand above it, and keep their place. */
const Below = lazily(async () => (await import('./later.ts')).Below);
const Aside = lazily(async () => (await import('./later.ts')).Aside);
const LabEnquiries = lazily(
  async () => (await import('./later.ts')).LabEnquiries,
  <Card aria-label={words.labEnquiries}>
    <SkeletonRows rows={4} label={words.labEnquiriesLoading} />
  </Card>,
);

function Panels({ figures, scope }: { figures: Dashboard; scope: DashboardScope }) {
  const isCompany = useAppRole() === 'company';
  const canSeeAlerts = useAccess('Tasks & Alerts');
  const canSeeTasks = useAccess('Reporting Task');
  const canSeeDocuments = useAccess('Consent Documents');
  const canSeeAnalyzer = useAccess('Consent Analyzer');
  const canSeeConsents = canSeeDocuments || canSeeAnalyzer;
  const canSeeWork = canSeeAlerts || canSeeTasks;
  // Who sees only a part of an organisation is not told that it has nothing (D15).
  const seesAll = canSeeWork && (canSeeConsents || !isCompany);
  const canTell = isCompany && canSeeWork && canSeeAnalyzer && scope === 'organisation';
  const stage = canTell ? toFirstRunStage(figures) : null;
  const first = (stage !== null || (isCompany && mayHaveKeptOrder())) && (
    <FirstRun stage={stage} figures={figures} />
  );
  if (stage === 'empty') return first;
  return (
    <Stack gap={5}>
      {first}
      {isCompany ? canSeeWork && <Figures figures={figures} /> : <LabFigures figures={figures} />}
      <TodayPanels
        figures={figures}
        isCompany={isCompany}
        canSeeConsents={canSeeConsents}
        canSeeWork={canSeeWork}
        lead={!isCompany && canSeeTasks && <LabEnquiries figures={figures} />}
        aside={<Aside figures={figures} />}
      />
      <Below figures={figures} hasChanges={seesAll || figures.changes.length > 0} />
    </Stack>
  );
}

const SCOPES: readonly Segment<DashboardScope>[] = [
  { value: 'mine', label: words.scope.mine },
  { value: 'organisation', label: words.scope.everyone },
];

const toScope = (params: URLSearchParams): DashboardScope =>
  params.get('scope') === 'mine' ? 'mine' : 'organisation';

/** What is late, what is to be done today and this week, and how the duties stand. */
export function DashboardScreen() {
  const [params, setParams] = useSearchParams();
  const scope = toScope(params);
  const answer = useGetDashboardQuery(scope, { refetchOnMountOrArgChange: true });
  const { isError, isFetching, refetch } = answer;
  // All panels at once are a long piece of work: they are drawn when there is time.
  const data = useDeferredValue(answer.data);
  return (
    <Page>
      {data !== undefined && (
        <Stack gap={4}>
          <Inline justify="between">
            <h2>
              <strong>{`${toWeekdayWords(data.today)}, ${formatLongDate(data.today)}`}</strong>
            </h2>
            <Inline gap={2} isNoWrap>
              <SegmentedControl
                label={words.scope.label}
                options={SCOPES}
                value={scope}
                onChange={(next) => setParams(next === 'mine' ? { scope: next } : {}, { replace: true })}
              />
              <IconButton icon={Printer} label={words.print} onClick={() => void printPage()} />
            </Inline>
          </Inline>
          <PrintLine>{words.scope.printed(scope)}</PrintLine>
          <Panels figures={data} scope={scope} />
        </Stack>
      )}
      {data === undefined && isError && (
        <LoadError
          title={words.loadError}
          text={words.loadErrorText}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data === undefined && !isError && (
        <Card aria-label={words.title}>
          <SkeletonRows label={words.loading} />
        </Card>
      )}
    </Page>
  );
}
