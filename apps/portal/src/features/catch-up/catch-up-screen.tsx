import { useListCatchUpQuery } from '@anupalan/api-client/endpoints/catch-up';
import { PAGINATION } from '@anupalan/enums/limits';
import {
  Breadcrumb,
  Button,
  Card,
  CardHead,
  EmptyState,
  Inline,
  LinkButton,
  Page,
  ProgressBar,
  Stack,
} from '@anupalan/ui';
import { PrintLine } from '@anupalan/ui/shell';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { toCatchUpPath } from '../../shared/last-done/catch-up-path.ts';
import { toListRows } from '../../shared/lists/list-rows.ts';
import { printPage } from '../../shared/print/print-page.ts';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';
import { useToday } from '../../shared/tasks/use-today.ts';
import { AnsweredTable } from './answered-table.tsx';
import { countAnswers } from './catch-up-words.ts';
import { OpenTable } from './open-table.tsx';

/** Due dates that had passed before their orders were accepted: one row each, three answers, saved at once (D42). */
export function CatchUpScreen() {
  const today = useToday();
  const toPath = useScreenPath();
  const canAnswer = useAccess('Consent Analyzer', 'manage');
  const [search] = useSearchParams();
  const consentDocumentId = search.get('order') ?? undefined;
  const query = { isPagination: PAGINATION.off, ...(consentDocumentId && { consentDocumentId }) };
  const options = { refetchOnMountOrArgChange: true };
  const open = toListRows(useListCatchUpQuery({ ...query, status: 'open' }, options));
  const answered = toListRows(useListCatchUpQuery({ ...query, status: 'answered' }, options));
  const all = open.total + answered.total;
  const orderTitle = (open.rows[0] ?? answered.rows[0])?.documentTitle;
  const isReady = open.status === 'ready' && answered.status === 'ready';
  return (
    <Page
      title="When was each task last done?"
      text="These due dates passed before you accepted their orders. Each answer is saved at once. You can leave and come back."
      actions={
        <Button icon={Printer} onClick={() => void printPage()}>
          Print
        </Button>
      }
      trail={
        <Breadcrumb
          items={[{ label: 'Tasks and Alerts', href: toPath('tasksAndAlerts') }, { label: 'Catch-up' }]}
        />
      }
    >
      <PrintLine>
        {consentDocumentId === undefined ? 'All orders' : `Order: ${orderTitle ?? 'one order'}`}
      </PrintLine>
      <Stack gap={4}>
        {isReady && all > 0 && (
          <ProgressBar
            value={answered.total}
            max={all}
            label="Answers"
            text={`${answered.total} of ${all} answered`}
            note={`${open.total} to go`}
          />
        )}
        {isReady && all === 0 ? (
          <EmptyState
            level={2}
            title="Nothing to catch up with"
            text="Due dates that passed before you accept an order appear here."
            action={
              consentDocumentId === undefined ? undefined : (
                <LinkButton href={toCatchUpPath()}>Show all orders</LinkButton>
              )
            }
          />
        ) : (
          <>
            <Card aria-labelledby="to-answer">
              <CardHead title="To answer" id="to-answer" note={isReady ? String(open.total) : undefined} />
              <OpenTable {...open} today={today} canAnswer={canAnswer} />
            </Card>
            {(answered.status !== 'ready' || answered.total > 0) && (
              <Card aria-labelledby="answered">
                <CardHead
                  title="Answered"
                  id="answered"
                  note={isReady ? countAnswers(answered.rows) : undefined}
                />
                <AnsweredTable {...answered} today={today} canAnswer={canAnswer} />
              </Card>
            )}
            <Inline justify="between">
              <span className="subtle">
                “Not yet” makes a late task. “Not asked of us then” leaves the date out of the register.
              </span>
              <LinkButton href={toPath('tasksAndAlerts')}>Finish later</LinkButton>
            </Inline>
          </>
        )}
      </Stack>
    </Page>
  );
}
