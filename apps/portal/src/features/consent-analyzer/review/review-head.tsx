import type { ConsentDocument } from '@anupalan/api-client/types';
import { Button, IconButton, LinkButton, ProportionBar, StatusTag } from '@anupalan/ui';
import { CircleCheck, CircleDot, Keyboard } from 'lucide-react';
import { toDayText } from '../../../shared/time-zone.ts';
import { toFactsPath } from '../analyzer-paths.ts';
import { useAnalyzerAccess } from '../use-analyzer-access.ts';
import { type Condition, countStates, isScheduled } from './conditions.ts';
import styles from './review.module.css';
import { toScheduleCounts } from './schedule-counts.ts';

function toMeta({ facts, pageCount, createdAt, uploadedBy }: ConsentDocument): string {
  const pages = pageCount === null ? null : pageCount === 1 ? '1 page' : `${pageCount} pages`;
  const uploaded = `uploaded ${toDayText(createdAt)} by ${uploadedBy.name}`;
  return [facts.consentNo?.value, pages, uploaded].filter(Boolean).join(', ');
}

/** Props of {@link ReviewHead}. */
export type ReviewHeadProps = {
  document: ConsentDocument;
  conditions: readonly Condition[];
  today: string;
  isBusy: boolean;
  onAcceptAll: () => void;
  onSchedule: () => void;
  onKeys: () => void;
};

/** The order, how far its review is, and what is done with the whole. */
export function ReviewHead({
  document,
  conditions,
  today,
  isBusy,
  onAcceptAll,
  onSchedule,
  onKeys,
}: ReviewHeadProps) {
  const { canManage, canSchedule, canOpenFacts } = useAnalyzerAccess();
  const { suggested, accepted, rejected } = countStates(conditions);
  const { taskCount } = toScheduleCounts(conditions, today);
  const isDone = isScheduled(conditions);
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        <h2 className={styles.title}>
          <span>{document.title}</span>
          {conditions.length > 0 && (
            <StatusTag
              tone={isDone ? 'ok' : 'info'}
              icon={isDone ? CircleCheck : CircleDot}
              label={isDone ? 'Scheduled' : 'In review'}
            />
          )}
        </h2>
        <p className={styles.meta}>{toMeta(document)}</p>
      </div>
      {conditions.length > 0 && (
        <div className={styles.progress}>
          <p>
            <span>
              <b>{accepted + rejected}</b> of {conditions.length} checked
            </span>
            <span>{suggested} left</span>
          </p>
          <ProportionBar
            parts={[
              { label: 'accepted', value: accepted, tone: 'ok' },
              { label: 'not an obligation', value: rejected, tone: 'info' },
              { label: 'left', value: suggested, tone: 'planned' },
            ]}
          />
        </div>
      )}
      <div className={styles.headActions}>
        {conditions.length > 0 && (
          <IconButton
            className={styles.keysButton}
            icon={Keyboard}
            label="Keyboard shortcuts"
            aria-keyshortcuts="?"
            onClick={onKeys}
          />
        )}
        {canOpenFacts && <LinkButton href={toFactsPath(document.id)}>Facts</LinkButton>}
        {canManage && suggested > 0 && (
          <Button onClick={onAcceptAll} disabled={isBusy}>
            Accept all {suggested}
          </Button>
        )}
        {canManage && canSchedule && taskCount > 0 && (
          <Button variant="primary" onClick={onSchedule}>
            Schedule {taskCount === 1 ? '1 condition' : `${taskCount} conditions`}
          </Button>
        )}
      </div>
    </div>
  );
}
