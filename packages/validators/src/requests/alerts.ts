import { ALERT_RESULTS, DELIVERY_CHANNELS } from '@anupalan/enums/notifications';
import type { InferType } from 'yup';
import { listQuery, queryChoice, queryText } from './list-query.ts';

/** GET /alerts, newest first. */
export const alertsQuerySchema = listQuery({
  sortBy: ['createdAt', 'dueDate'],
  extra: {
    taskId: queryText(),
    scheduledTaskId: queryText(),
    consentDocumentId: queryText(),
    recipientId: queryText(),
    channel: queryChoice(DELIVERY_CHANNELS, ['all']),
    result: queryChoice(ALERT_RESULTS, ['all']),
  },
});

/** A checked query of alerts. */
export type AlertsQuery = InferType<typeof alertsQuerySchema>;
