import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import {
  type NotificationPreference,
  notificationPreferenceSchema,
} from '@anupalan/validators/entities/notification';
import { listOf, shape } from '@anupalan/validators/primitives';
import {
  type UpdatePreferencesRequest,
  updatePreferencesRequestSchema,
} from '@anupalan/validators/requests/notifications';
import type { FastifyInstance } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import { AppError } from '../../http/problem.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChanges } from '../audit/service.ts';
import { listPreferences, savePreferences } from './preferences.ts';

const TAG = 'Notifications';
const PREFERENCES = shape({ preferences: listOf(notificationPreferenceSchema).defined() });

/** What a user wants to hear of, and where. */
export function registerPreferences(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /users/notification-preferences',
    summary: 'The own switches by type and channel',
    tag: TAG,
    answer: PREFERENCES,
    handler: async ({ caller }) => ({
      message: 'Notification preferences',
      data: {
        preferences: await services.db.forOrganisation(caller.organisation.id, (tx) =>
          listPreferences(tx, caller.userId),
        ),
      },
    }),
  });
  memberRoute(app, services, {
    key: 'PATCH /users/notification-preferences',
    summary: 'Switch types on or off by channel; of the alerts one channel stays',
    tag: TAG,
    body: updatePreferencesRequestSchema,
    answer: PREFERENCES,
    handler: async ({ caller, body }) => ({
      message: 'Your choice has been saved.',
      data: { preferences: await change(services, caller, body) },
    }),
  });
}

/** @throws AppError invalid (422) where the alerts would lose their last channel */
async function change(
  services: Services,
  caller: MemberCaller,
  { preferences }: UpdatePreferencesRequest,
): Promise<NotificationPreference[]> {
  const now = services.now();
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const before = await listPreferences(tx, caller.userId);
    const after = before.map((each) => {
      const wanted = preferences.find(({ type }) => type === each.type);
      return { ...each, inApp: wanted?.inApp ?? each.inApp, email: wanted?.email ?? each.email };
    });
    if (after.some(({ type, inApp, email }) => type === 'alert' && !inApp && !email))
      throw new AppError('invalid', FIELD_MESSAGES.alertChannelStays, {
        errors: [{ field: 'preferences', message: FIELD_MESSAGES.alertChannelStays }],
      });
    const changed = after.filter((each) => {
      const old = before.find(({ type }) => type === each.type);
      return old?.inApp !== each.inApp || old.email !== each.email;
    });
    await savePreferences(
      tx,
      { organisationId: caller.organisation.id, userId: caller.userId, now },
      changed,
    );
    if (changed.length > 0)
      await recordChanges(tx, caller, [
        {
          action: 'update',
          entity: 'user',
          entityId: caller.userId,
          summary: 'Changed what is told and where',
          details: { from: before, to: after },
          at: now,
        },
      ]);
    return after;
  });
}
