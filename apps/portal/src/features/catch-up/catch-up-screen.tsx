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
import { AnswersGuard } from '../../shared/last-done/answers-guard.tsx';
import { toCatchUpPath } from '../../shared/last-done/catch-up-path.ts';
import { toListRows } from '../../shared/lists/list-rows.ts';
import { printPage } from '../../shared/print/print-page.ts';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';
import { useToday } from '../../shared/tasks/use-today.ts';
import { AnsweredTable } from './answered-table.tsx';
import { countAnswers } from './catch-up-words.ts';
import { OpenTable } from './open-table.tsx';
import { words } from './words.ts';

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
      title={words.title}
      text={words.text}
      actions={
        <Button icon={Printer} onClick={() => void printPage()}>
          {words.print}
        </Button>
      }
      trail={
        <Breadcrumb
          items={[
            { label: words.breadcrumb.tasks, href: toPath('tasksAndAlerts') },
            { label: words.breadcrumb.catchUp },
          ]}
        />
      }
    >
      <PrintLine>
        {consentDocumentId === undefined ? words.allOrders : words.printedOrder(orderTitle)}
      </PrintLine>
      <Stack gap={4}>
        {isReady && all > 0 && (
          <ProgressBar
            value={answered.total}
            max={all}
            label={words.progress.label}
            text={words.progress.answered(answered.total, all)}
            note={words.progress.toGo(open.total)}
          />
        )}
        {isReady && all === 0 ? (
          <EmptyState
            level={2}
            title={words.empty.title}
            text={words.empty.text}
            action={
              consentDocumentId === undefined ? undefined : (
                <LinkButton href={toCatchUpPath()}>{words.empty.showAll}</LinkButton>
              )
            }
          />
        ) : (
          <AnswersGuard>
            <Card aria-labelledby="to-answer">
              <CardHead
                title={words.open.title}
                id="to-answer"
                note={isReady ? String(open.total) : undefined}
              />
              <OpenTable {...open} today={today} canAnswer={canAnswer} />
            </Card>
            {(answered.status !== 'ready' || answered.total > 0) && (
              <Card aria-labelledby="answered">
                <CardHead
                  title={words.answered.title}
                  id="answered"
                  note={isReady ? countAnswers(answered.rows) : undefined}
                />
                <AnsweredTable {...answered} today={today} canAnswer={canAnswer} />
              </Card>
            )}
            <Inline justify="between">
              <span className="subtle">{words.note}</span>
              <LinkButton href={toPath('tasksAndAlerts')}>{words.finishLater}</LinkButton>
            </Inline>
          </AnswersGuard>
        )}
      </Stack>
    </Page>
  );
}
