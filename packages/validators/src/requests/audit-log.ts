import type { InferType } from 'yup';
import { listQuery, queryDate, queryText } from './list-query.ts';

/** GET /audit-log. Days are those of the organisation's zone. */
export const auditLogQuerySchema = listQuery({
  sortBy: ['createdAt'],
  extra: {
    entity: queryText(),
    action: queryText(),
    actorId: queryText(),
    startDate: queryDate(),
    endDate: queryDate(),
  },
});

/** A checked query of the audit trail. */
export type AuditLogQuery = InferType<typeof auditLogQuerySchema>;
