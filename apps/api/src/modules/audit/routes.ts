import { auditEntrySchema } from '@anupalan/validators/entities/audit-entry';
import { auditLogList } from '@anupalan/validators/requests/audit-log';
import type { FastifyInstance } from 'fastify';
import { listAnswer } from '../../http/list.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { listEntries } from './repository.ts';

/** The trail of everything that was changed in an organisation. */
export function registerAudit(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /audit-log',
    summary: 'List who changed what and when, newest first',
    tag: 'Audit',
    query: auditLogList.schema,
    answer: listAnswer('entries', auditEntrySchema),
    handler: async ({ caller, query }) => ({
      message: 'Audit log',
      data: await services.db.forOrganisation(caller.organisation.id, (tx) =>
        listEntries(tx, query, caller.organisation.timeZone),
      ),
    }),
  });
}
