import { ALERT_RESULTS, DELIVERY_CHANNELS } from '@anupalan/enums/notifications';
import { type CheckedQuery, defineList, queryChoice, queryText } from './list-query.ts';

/** GET /alerts, newest first. */
export const alertsList = defineList({
  sorts: ['createdAt', 'dueDate'],
  usualSort: { by: 'createdAt', order: 'desc' },
  askedOrder: 'desc',
  filters: {
    taskId: queryText(),
    scheduledTaskId: queryText(),
    consentDocumentId: queryText(),
    recipientId: queryText(),
    channel: queryChoice(DELIVERY_CHANNELS, ['all']),
    result: queryChoice(ALERT_RESULTS, ['all']),
  },
});

/** A checked query of alerts. */
export type AlertsQuery = CheckedQuery<typeof alertsList>;
