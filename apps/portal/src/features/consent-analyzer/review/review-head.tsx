import type { ConsentDocument } from '@anupalan/api-client/types';
import { Button, LinkButton, StatusTag } from '@anupalan/ui';
import { ReviewHead } from '@anupalan/ui/document';
import { CircleCheck, CircleDot } from 'lucide-react';
import { toFactsPath } from '../../../shared/orders/order-paths.ts';
import { toDayText } from '../../../shared/time-zone.ts';
import type { Condition } from '../../../shared/viewer/condition.ts';
import { useAnalyzerAccess } from '../use-analyzer-access.ts';
import { countStates, isScheduled } from './conditions.ts';
import { toScheduleCounts } from './schedule-counts.ts';
import { headWords } from './words.ts';

function toMeta({ facts, pageCount, createdAt, uploadedBy }: ConsentDocument): string {
  const pages = pageCount === null ? null : headWords.pages(pageCount);
  const uploaded = headWords.uploaded(toDayText(createdAt), uploadedBy.name);
  return [facts.consentNo?.value, pages, uploaded].filter(Boolean).join(', ');
}

/** Props of {@link ReviewHead}. */
export type OrderReviewHeadProps = {
  document: ConsentDocument;
  conditions: readonly Condition[];
  today: string;
  isBusy: boolean;
  onAcceptAll: () => void;
  onSchedule: () => void;
  onKeys: () => void;
};

/** The order, how far its review is, and what is done with the whole. */
export function OrderReviewHead({
  document,
  conditions,
  today,
  isBusy,
  onAcceptAll,
  onSchedule,
  onKeys,
}: OrderReviewHeadProps) {
  const { canManage, canSchedule, canOpenFacts } = useAnalyzerAccess();
  const { suggested, accepted, rejected } = countStates(conditions);
  const { taskCount } = toScheduleCounts(conditions, today);
  // Nothing is done with the whole before the whole is known.
  const isReading = document.status !== 'ready';
  const isDone = !isReading && isScheduled(conditions);
  const hasConditions = conditions.length > 0;
  return (
    <ReviewHead
      title={document.title}
      meta={toMeta(document)}
      tag={
        hasConditions && (
          <StatusTag
            tone={isDone ? 'ok' : 'info'}
            icon={isDone ? CircleCheck : CircleDot}
            label={isReading ? headWords.beingRead : isDone ? headWords.scheduled : headWords.inReview}
          />
        )
      }
      progress={
        hasConditions
          ? {
              done: accepted + rejected,
              total: conditions.length,
              left: suggested,
              parts: [
                { label: headWords.acceptedPart, value: accepted, tone: 'ok' },
                { label: headWords.notObligation, value: rejected, tone: 'info' },
                { label: headWords.toGo, value: suggested, tone: 'planned' },
              ],
            }
          : undefined
      }
      onKeys={hasConditions ? onKeys : undefined}
    >
      {canOpenFacts && <LinkButton href={toFactsPath(document.id)}>{headWords.facts}</LinkButton>}
      {canManage && !isReading && suggested > 0 && (
        <Button onClick={onAcceptAll} disabled={isBusy}>
          {headWords.acceptAll(suggested)}
        </Button>
      )}
      {canManage && canSchedule && !isReading && taskCount > 0 && (
        <Button variant="primary" onClick={onSchedule}>
          {headWords.schedule(taskCount)}
        </Button>
      )}
    </ReviewHead>
  );
}
