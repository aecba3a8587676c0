import { scheduledTaskSchema } from '@anupalan/validators/entities/scheduled-task';
import type { FastifyInstance } from 'fastify';
import { toJsonSchema } from '../../http/json-schema.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { getDashboard } from './service.ts';

const COUNT = { type: 'integer', minimum: 0 };
const DAY = { type: ['string', 'null'], format: 'date' };
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const list = (items: object) => ({ type: 'array', items });

const ANSWER = object({
  today: { type: 'string', format: 'date' },
  overdue: object({ total: COUNT, oldestDueDate: DAY }),
  dueSoon: object({ total: COUNT, nextDueDate: DAY }),
  waitingForEvidence: { type: 'null' },
  obligations: {
    anyOf: [object({ total: COUNT, kept: COUNT, atRisk: COUNT, notKept: COUNT }), { type: 'null' }],
  },
  actNow: list(toJsonSchema(scheduledTaskSchema)),
  consents: list(
    object({
      id: { type: 'string' },
      title: { type: 'string' },
      consentNo: { type: ['string', 'null'] },
      validFrom: DAY,
      validUpto: DAY,
      renewFrom: DAY,
      daysLeft: { type: ['integer', 'null'] },
      state: { type: 'string' },
    }),
  ),
  year: object({
    from: { type: 'string' },
    to: { type: 'string' },
    months: list(
      object({ month: { type: 'string' }, onTime: COUNT, late: COUNT, overdue: COUNT, planned: COUNT }),
    ),
  }),
  changes: list(
    object({
      id: { type: 'string' },
      at: { type: 'string' },
      by: { type: ['string', 'null'] },
      text: { type: 'string' },
      link: { type: ['string', 'null'] },
    }),
  ),
});

/** What is due, what is late, and what changed. */
export function registerDashboard(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /dashboard',
    summary: 'The figures of the dashboard in one call',
    tag: 'Dashboard',
    answer: ANSWER,
    handler: async ({ caller }) => ({ message: 'Dashboard', data: await getDashboard(services, caller) }),
  });
}
