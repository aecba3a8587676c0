import { useListCatchUpQuery } from '@anupalan/api-client/endpoints/catch-up';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { addDays } from '@anupalan/compliance/schedules/dates';
import type { DutyCounts } from '@anupalan/enums/duty-states';
import {
  Card,
  CardBody,
  CardHead,
  EmptyState,
  LinkButton,
  ProportionBar,
  ProportionList,
  type ProportionRow,
} from '@anupalan/ui';
import { toDutyParts } from '../../../shared/tasks/duty-parts.ts';
import { formatDueDate } from '../../../shared/tasks/task-dates.ts';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import { useSourcePath } from '../document-links.ts';
import { useDueDates } from './passport/use-due-dates.ts';
import { stateWords } from './words.ts';

/** Days within which a task is at risk (D44). */
const RISK_DAYS = 7;
/** Names that stand beside a number. */
const NAMES = 4;

/** A few names, and how many more there are: "Test stack S-1, Check scrubber pH and 2 more". */
function toNames(names: readonly string[], total: number): string {
  const shown = [...new Set(names)].slice(0, NAMES);
  const more = total - shown.length;
  const listed = shown.join(', ');
  return shown.length > 0 && more > 0 ? stateWords.namesAndMore(listed, more) : listed;
}

/** "21 with evidence, 3 without; 2 were done late". */
function toKeptWords({ kept, proven, keptLate }: DutyCounts): string {
  if (kept === 0) return '';
  const late = stateWords.keptLate(keptLate);
  return stateWords.keptNote(proven, kept - proven, late);
}

/** What is counted beside the tasks: "Not counted: 11 without a date, 1 not tracked." */
function toBesideWords({ standing, untracked }: DutyCounts): string | null {
  const words = [
    ...(standing > 0 ? [stateWords.withoutDate(standing)] : []),
    ...(untracked > 0 ? [stateWords.withoutTask(untracked)] : []),
  ];
  return words.length === 0 ? null : stateWords.notCounted(words.join(', '));
}

/** The states of an order's tasks with what is behind each (D44). */
function useStateRows(documentId: string, duties: DutyCounts, today: string): ProportionRow[] {
  const links = useTaskLinks();
  const late = useDueDates(documentId, 'overdue', duties.late > 0);
  const pending = useDueDates(documentId, 'pending');
  const open = useListCatchUpQuery(
    { consentDocumentId: documentId, status: 'open', pageSize: 5 },
    { skip: duties.unanswered === 0, refetchOnMountOrArgChange: true },
  );
  const [next] = pending.data?.rows ?? [];
  const toHref = (filters: Readonly<Record<string, string>>) => {
    const href = links.toOccurrences({ order: documentId, ...filters });
    return href === null ? {} : { href };
  };
  const nextWords = next === undefined ? '' : stateWords.next(next.name, formatDueDate(next.dueDate, today));
  return [
    {
      label: stateWords.late,
      value: duties.late,
      tone: 'danger',
      pattern: 'hatched',
      note: toNames(late.data?.rows.map(({ name }) => name) ?? [], duties.late),
      ...(duties.late > 0 ? toHref({ status: 'overdue' }) : {}),
    },
    {
      label: stateWords.unanswered,
      value: duties.unanswered,
      tone: 'info',
      pattern: 'outlined',
      note: toNames(open.data?.rows.map(({ obligation }) => obligation.title) ?? [], duties.unanswered),
    },
    {
      label: stateWords.atRisk,
      value: duties.at_risk,
      tone: 'warn',
      note: duties.at_risk > 0 ? stateWords.atRiskNote : '',
      ...(duties.at_risk > 0
        ? toHref({ status: 'pending', from: today, to: addDays(today, RISK_DAYS) })
        : {}),
    },
    { label: stateWords.kept, value: duties.kept, tone: 'ok', note: toKeptWords(duties) },
    { label: stateWords.notDueYet, value: duties.not_due_yet, tone: 'planned', note: nextWords },
  ];
}

function States({ documentId, duties, today }: { documentId: string; duties: DutyCounts; today: string }) {
  const rows = useStateRows(documentId, duties, today);
  const beside = toBesideWords(duties);
  return (
    <>
      <CardBody>
        <ProportionBar size="lg" parts={toDutyParts(duties)} />
      </CardBody>
      <ProportionList aria-label={stateWords.title} rows={rows} />
      {beside !== null && (
        <CardBody>
          <p className="subtle">{beside}</p>
        </CardBody>
      )}
    </>
  );
}

/** How the tasks of an order stand, with the numbers of the dashboard (D44); nothing where a newer order has followed. */
export function StatesCard({ document, today }: { document: ConsentDocument; today: string }) {
  const links = useTaskLinks();
  const toSource = useSourcePath();
  const { id, duties, obligationCount, suggestedCount } = document;
  if (duties === null) return null;
  const all = links.toOccurrences({ order: id });
  const review = toSource(id);
  return (
    <Card aria-labelledby="states">
      <CardHead
        title={stateWords.title}
        id="states"
        note={duties.total > 0 ? stateWords.note(duties.total, duties.kept) : undefined}
        more={
          all !== null && duties.total > 0
            ? { href: all, text: stateWords.allDueDates, label: stateWords.allDueDatesLabel }
            : undefined
        }
      />
      {duties.total + duties.standing + duties.untracked > 0 ? (
        <States documentId={id} duties={duties} today={today} />
      ) : (
        <EmptyState
          level={3}
          title={stateWords.emptyTitle}
          text={
            obligationCount === 0
              ? stateWords.noConditions
              : stateWords.toReview(suggestedCount, obligationCount)
          }
          action={
            review !== null &&
            obligationCount > 0 && <LinkButton href={review}>{stateWords.review}</LinkButton>
          }
        />
      )}
    </Card>
  );
}
