import { createHash } from 'node:crypto';
import { calendarAddressesSchema, calendarAddressSchema } from '@anupalan/validators/entities/calendar';
import { calendarTokenRequestSchema } from '@anupalan/validators/requests/calendar';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/problem.ts';
import { memberRoute, publicRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { listAddresses, makeAddress, readCalendar, revokeAddress } from './service.ts';

const TAG = 'Calendar';

/** Due dates in the calendars that people use besides, under addresses that are secrets (D49). */
export function registerCalendar(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /calendar/token',
    summary: 'List which of your calendars have an address',
    tag: TAG,
    answer: calendarAddressesSchema,
    handler: async ({ caller }) => ({
      message: 'Calendar addresses',
      data: await listAddresses(services, caller),
    }),
  });
  memberRoute(app, services, {
    key: 'POST /calendar/token',
    summary: 'Create the secret address of a calendar; it is shown once, and the previous one stops working',
    tag: TAG,
    body: calendarTokenRequestSchema,
    answer: calendarAddressSchema,
    answersSecret: true,
    handler: async ({ caller, body }) => ({
      message: 'The calendar address is ready.',
      data: await makeAddress(services, caller, body.scope),
    }),
  });
  memberRoute(app, services, {
    key: 'DELETE /calendar/token',
    summary: 'Revoke the address of a calendar',
    tag: TAG,
    body: calendarTokenRequestSchema,
    handler: async ({ caller, body }) => {
      await revokeAddress(services, caller, body.scope);
      return { message: 'The calendar address has been revoked.', data: null };
    },
  });
  publicRoute(app, services, {
    key: 'GET /calendar/:token.ics',
    needsNoApiKey: true,
    summary: 'Get a calendar of due dates (RFC 5545) from its secret address',
    tag: TAG,
    media: ['text/calendar'],
    handler: async ({ request, reply }) => {
      const { token } = request.params as { token: string };
      if (!/^[\w-]{43}$/.test(token)) throw notFound('calendar');
      const calendar = await readCalendar(services, token);
      const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
      void reply.headers({
        etag,
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        'content-disposition': 'inline; filename="due-dates.ics"',
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(calendar);
    },
  });
}
