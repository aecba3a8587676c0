import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { useUpdateObligationMutation } from '@anupalan/api-client/endpoints/obligations';
import {
  Button,
  Card,
  CardBody,
  CardHead,
  DataList,
  DataRow,
  EmptyState,
  Inline,
  LinkButton,
  Notice,
  toGrouped,
} from '@anupalan/ui';
import { toast } from '@anupalan/ui/interactive';
import type { DashboardQuestion } from '@anupalan/validators/entities/dashboard';
import { toCatchUpPath } from '../../../shared/last-done/catch-up-path.ts';
import { useAccess, useScreenPath } from '../../../shared/session/use-session.ts';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import { toClauseWords } from './today-words.ts';
import { words } from './words.ts';

/** One passed one-off, asked about where it stands (D22). */
function Question({ question }: { question: DashboardQuestion }) {
  const canAnswer = useAccess('Consent Analyzer', 'manage');
  const links = useTaskLinks();
  const [update, { isLoading }] = useUpdateObligationMutation();
  const { obligationId, consentDocumentId, title, clause, dueDate } = question;
  const href = links.toSource({ consentDocumentId, obligationId, citation: null });
  const onDone = async () => {
    const answer = await update({ id: obligationId, consentDocumentId, changes: { done: true } });
    if (answer.error === undefined) toast.success(words.waiting.answerSaved);
  };
  return (
    <Notice tone="info" title={words.waiting.question(title)}>
      <p>{words.waiting.wasDueOn(toClauseWords(clause), formatLongDate(dueDate))}</p>
      <Inline gap={2}>
        {canAnswer && (
          <Button size="sm" disabled={isLoading} onClick={() => void onDone()}>
            {words.waiting.yes}
          </Button>
        )}
        {href !== null && (
          <LinkButton size="sm" href={href}>
            {canAnswer ? words.waiting.noGiveDate : words.waiting.openCondition}
          </LinkButton>
        )}
      </Inline>
    </Notice>
  );
}

type Waiting = { id: string; title: string; meta: string; count: number; href: string | null };

function toWaiting(
  figures: Dashboard,
  hrefs: Record<'review' | 'evidence' | 'answers', string | null>,
): Waiting[] {
  const { duties, toDo } = figures;
  const [first] = toDo.review.orders;
  const more = figures.toReview - 1;
  const all: Waiting[] = [
    {
      id: 'review',
      title: words.waiting.review,
      meta: words.waiting.reviewOf(first?.title ?? '', more),
      count: toDo.review.suggestions,
      href: hrefs.review,
    },
    {
      id: 'evidence',
      title: words.waiting.evidence,
      meta: words.waiting.evidenceMissing,
      count: duties.kept - duties.proven,
      href: hrefs.evidence,
    },
    {
      id: 'answers',
      title: words.waiting.answers,
      meta: words.waiting.lastDone,
      count: toDo.answers,
      href: hrefs.answers,
    },
  ];
  return all.filter(({ count }) => count > 0);
}

/**
 * What waits for a review, evidence or an answer; one question is answered where it stands. Who sees only a part of that is
 * not told that nothing waits (D15).
 */
export function WaitingCard({ figures, seesAll }: { figures: Dashboard; seesAll: boolean }) {
  const links = useTaskLinks();
  const toPath = useScreenPath();
  const canReview = useAccess('Consent Analyzer');
  const canOpenDates = useAccess('Tasks & Alerts');
  const { review, question } = figures.toDo;
  const [first] = review.orders;
  const rows = toWaiting(figures, {
    review: canReview && first ? `${toPath('consentAnalyzer')}/${first.id}` : null,
    evidence: links.toOccurrences({ status: 'completed' }),
    answers: canOpenDates ? toCatchUpPath() : question && links.toDocument(question.consentDocumentId),
  });
  if (rows.length === 0 && question === null && !seesAll) return null;
  return (
    <Card aria-labelledby="waiting">
      <CardHead title={words.waiting.title} id="waiting" />
      {rows.length === 0 && <EmptyState title={words.waiting.emptyTitle} text={words.waiting.emptyText} />}
      <DataList>
        {rows.map(({ id, title, meta, count, href }) => (
          <DataRow
            key={id}
            title={title}
            meta={meta}
            href={href ?? undefined}
            end={<strong className="num">{toGrouped(count)}</strong>}
          />
        ))}
      </DataList>
      {question !== null && (
        <CardBody>
          <Question question={question} />
        </CardBody>
      )}
    </Card>
  );
}
