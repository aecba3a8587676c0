import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import {
  ActivityFeed,
  CardBody,
  CardHead,
  EmptyState,
  FoldingCard,
  type IconType,
  RelativeTime,
} from '@anupalan/ui';
import { CircleCheck, FileText, ListChecks, UserRound } from 'lucide-react';
import { useTimeZone } from '../../shared/tasks/use-today.ts';
import { changeWords } from './later.words.ts';

/** The icon of what changed, by the first word of its kind that is known. */
const ICONS: readonly (readonly [part: string, icon: IconType])[] = [
  ['scheduled', CircleCheck],
  ['document', FileText],
  ['obligation', FileText],
  ['task', ListChecks],
];

function toIcon(entity: string): IconType {
  return ICONS.find(([part]) => entity.toLowerCase().includes(part))?.[1] ?? UserRound;
}

/** What was done lately, and by whom. */
export function Changes({ figures }: { figures: Dashboard }) {
  const timeZone = useTimeZone();
  const now = new Date();
  return (
    <FoldingCard aria-labelledby="changes" foldName={changeWords.fold}>
      <CardHead title={changeWords.title} id="changes" />
      {figures.changes.length === 0 ? (
        <EmptyState title={changeWords.emptyTitle} text={changeWords.emptyText} />
      ) : (
        <CardBody>
          <ActivityFeed
            isWide
            items={figures.changes.map((change) => ({
              id: change.id,
              icon: toIcon(change.entity),
              text: change.summary,
              note: (
                <>
                  {change.by}, <RelativeTime dateTime={change.at} now={now} timeZone={timeZone} />
                </>
              ),
            }))}
          />
        </CardBody>
      )}
    </FoldingCard>
  );
}
