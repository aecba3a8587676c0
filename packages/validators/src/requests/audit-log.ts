import { type CheckedQuery, defineList, queryDate, queryText } from './list-query.ts';

/** GET /audit-log. Days are those of the organisation's zone. */
export const auditLogList = defineList({
  sorts: ['createdAt'],
  usualSort: { by: 'createdAt', order: 'desc' },
  askedOrder: 'desc',
  filters: {
    entity: queryText(),
    action: queryText(),
    actorId: queryText(),
    startDate: queryDate(),
    endDate: queryDate(),
  },
});

/** A checked query of the audit trail. */
export type AuditLogQuery = CheckedQuery<typeof auditLogList>;
