import { alertSchema } from '@anupalan/validators/entities/alert';
import { alertsList } from '@anupalan/validators/requests/alerts';
import type { FastifyInstance } from 'fastify';
import { mayView } from '../../access/caller.ts';
import { listAnswer } from '../../http/list.ts';
import { isId, memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { listAlerts } from './list-alerts.ts';

/** The ledger of alerts: who was alerted of which date, and whether it arrived. */
export function registerAlerts(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /alerts',
    summary: 'List sent alerts, newest first',
    tag: 'Alerts',
    query: alertsList.schema,
    answer: listAnswer('alerts', alertSchema),
    handler: async ({ caller, query }) => {
      const ids = [query.taskId, query.scheduledTaskId, query.consentDocumentId, query.recipientId];
      const isKnowable = ids.every((id) => id === undefined || isId(id));
      const seesOrders = mayView(caller, 'Consent Documents') || mayView(caller, 'Consent Analyzer');
      return {
        message: 'Alerts',
        data: isKnowable
          ? await services.db.forOrganisation(caller.organisation.id, (tx) =>
              listAlerts(tx, query, seesOrders),
            )
          : { alerts: [], total: 0 },
      };
    },
  });
}
