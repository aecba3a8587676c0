import { todaySchema } from '@anupalan/validators/entities/dashboard';
import { dutyCountsSchema } from '@anupalan/validators/entities/duty-counts';
import { enquirySummarySchema } from '@anupalan/validators/entities/enquiry';
import { accreditationSchema } from '@anupalan/validators/entities/lab';
import { resultSummarySchema } from '@anupalan/validators/entities/result';
import { dashboardQuerySchema } from '@anupalan/validators/requests/dashboard';
import type { FastifyInstance } from 'fastify';
import { toJsonSchema } from '../../http/json-schema.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { getDashboard } from './service.ts';

const COUNT = { type: 'integer', minimum: 0 };
const TEXT = { type: 'string' };
const MAYBE_TEXT = { type: ['string', 'null'] };
const DAY = { type: ['string', 'null'], format: 'date' };
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const list = (items: object) => ({ type: 'array', items });

const ANSWER = object({
  today: { type: 'string', format: 'date' },
  overdue: COUNT,
  oldestOverdueDays: { type: ['integer', 'null'] },
  dueIn14Days: COUNT,
  nextDueDate: DAY,
  duties: toJsonSchema(dutyCountsSchema),
  rounds: object({ today: COUNT, done: COUNT, late: COUNT, missed: COUNT, coming: COUNT, comingDays: COUNT }),
  toReview: COUNT,
  toDo: toJsonSchema(todaySchema),
  consents: list(
    object({
      id: TEXT,
      title: TEXT,
      authority: MAYBE_TEXT,
      consentNo: MAYBE_TEXT,
      from: DAY,
      upto: DAY,
      openEnded: MAYBE_TEXT,
      applyBy: DAY,
      renewalAppliedOn: DAY,
      daysLeft: { type: ['integer', 'null'] },
      state: TEXT,
    }),
  ),
  year: object({
    startsOn: { type: 'string', format: 'date' },
    months: list(object({ month: TEXT, onTime: COUNT, late: COUNT, overdue: COUNT, planned: COUNT })),
  }),
  enquiries: object({
    counts: object({ sent: COUNT, quoted: COUNT, owed: COUNT, late: COUNT, soon: COUNT, toApprove: COUNT }),
    next: list(toJsonSchema(enquirySummarySchema)),
  }),
  results: toJsonSchema(resultSummarySchema),
  openSupport: COUNT,
  lab: {
    anyOf: [
      object({ accreditation: toJsonSchema(accreditationSchema), isPublished: { type: 'boolean' } }),
      { type: 'null' },
    ],
  },
  changes: list(object({ id: TEXT, at: TEXT, by: TEXT, summary: TEXT, entity: TEXT, entityId: TEXT })),
});

/** What is due, what is late, and what changed. */
export function registerDashboard(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /dashboard',
    summary: 'Get all figures of the dashboard in one call',
    tag: 'Dashboard',
    query: dashboardQuerySchema,
    answer: ANSWER,
    handler: async ({ caller, query }) => ({
      message: 'Dashboard',
      data: await getDashboard(services, caller, query.scope),
    }),
  });
}
