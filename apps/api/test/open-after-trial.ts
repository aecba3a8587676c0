import type { PolicyKey } from '../src/access/policy.ts';

/** The calls that write and stay open when the trial of an organisation is over; docs/decisions/0002 says why. */
export const OPEN_AFTER_TRIAL: readonly PolicyKey[] = [
  'POST /auth/change-password',
  'POST /auth/logout',
  'PATCH /users/profile',
  'POST /consent-documents/:id/packs',
  'DELETE /consent-documents/:id/packs/:packId',
  'POST /scheduled-tasks/export',
  'POST /contact-us/create',
  'POST /contact-us/:id/messages',
  'PUT /contact-us/update-status',
  'PATCH /user/notifications/read-status',
  'POST /calendar/token',
  'DELETE /calendar/token',
  'POST /push-subscriptions',
  'DELETE /push-subscriptions',
];
