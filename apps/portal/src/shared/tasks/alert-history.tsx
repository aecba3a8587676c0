import { type AlertsOf, useListAlertsQuery } from '@anupalan/api-client/endpoints/alerts';
import type { Alert } from '@anupalan/api-client/types';
import { describeStage } from '@anupalan/compliance/alerts/describe';
import { ALERT_RESULT_LABELS, NOTIFICATION_CHANNEL_LABELS } from '@anupalan/enums/notifications';
import { ActivityFeed, EmptyState, type IconType, LoadError, SkeletonRows } from '@anupalan/ui';
import { BellRing, Mail, MailWarning } from 'lucide-react';
import { toInstantText } from '../time-zone.ts';
import { alertWords } from './words.ts';

function toIcon({ channel, result }: Alert): IconType {
  if (channel === 'in_app') return BellRing;
  return result === 'failed' ? MailWarning : Mail;
}

function toNote({ channel, result, note, updatedAt }: Alert): string {
  const words = [NOTIFICATION_CHANNEL_LABELS[channel], ALERT_RESULT_LABELS[result], toInstantText(updatedAt)];
  return `${words.join(', ')}${note === null ? '' : `. ${note}`}`;
}

const WHEN_TASK = alertWords.emptyOfTask;
const WHEN_ORDER = alertWords.emptyOfOrder;

/** Who was told of a due date (or of an order's end), when, and what became of it; newest first. */
export function AlertHistory(of: AlertsOf) {
  const { data, isLoading, isError, isFetching, refetch } = useListAlertsQuery(of);
  if (isLoading) return <SkeletonRows label={alertWords.loading} />;
  if (data === undefined)
    return isError ? (
      <LoadError title={alertWords.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : null;
  if (data.rows.length === 0)
    return (
      <EmptyState title={alertWords.emptyTitle} text={'consentDocumentId' in of ? WHEN_ORDER : WHEN_TASK} />
    );
  return (
    <ActivityFeed
      aria-label={alertWords.label}
      items={data.rows.map((alert) => ({
        id: alert.id,
        text: `${alert.recipient.name}, ${describeStage(alert.stage).toLowerCase()}`,
        note: toNote(alert),
        icon: toIcon(alert),
      }))}
    />
  );
}
