import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { Card, CardBody, CardHead, EmptyState, Icon, type IconType, RelativeTime } from '@anupalan/ui';
import { CircleCheck, FileScan, ListChecks, UserRound } from 'lucide-react';
import { useTimeZone } from '../../shared/tasks/use-today.ts';
import styles from './dashboard.module.css';

/** The icon of what changed, by the first word of its kind that is known. */
const ICONS: readonly (readonly [part: string, icon: IconType])[] = [
  ['scheduled', CircleCheck],
  ['document', FileScan],
  ['obligation', FileScan],
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
    <Card aria-labelledby="changes">
      <CardHead title="What changed" id="changes" />
      {figures.changes.length === 0 ? (
        <EmptyState title="Nothing has changed yet" text="What you and your colleagues do will stand here." />
      ) : (
        <CardBody>
          <ol className={styles.feed}>
            {figures.changes.map((change) => (
              <li key={change.id}>
                <Icon of={toIcon(change.entity)} size={16} className={styles.feedIcon} />
                <span>
                  <span className={styles.feedText}>{change.summary}</span>
                  <span className={styles.feedTime}>
                    {change.by}, <RelativeTime dateTime={change.at} now={now} timeZone={timeZone} />
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </CardBody>
      )}
    </Card>
  );
}
