import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import {
  type NotificationPreferences,
  notificationPreferencesSchema,
} from '@anupalan/validators/entities/notification';
import {
  type UpdatePreferencesRequest,
  updatePreferencesRequestSchema,
} from '@anupalan/validators/requests/notifications';
import type { FastifyInstance } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError } from '../../http/problem.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { releaseDigest } from '../alerts/digests.ts';
import { recordChanges } from '../audit/service.ts';
import { hasDigest, listPreferences, saveDigest, savePreferences } from './preferences.ts';

const TAG = 'Notifications';

/** What a user wants to hear of, and where. */
export function registerPreferences(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /users/notification-preferences',
    summary: 'Get your notification settings by type and channel, and whether you get the digest on Mondays',
    tag: TAG,
    answer: notificationPreferencesSchema,
    handler: async ({ caller }) => ({
      message: 'Notification preferences',
      data: await services.db.readOrganisation(caller.organisation.id, (tx) => read(tx, caller.userId)),
    }),
  });
  memberRoute(app, services, {
    key: 'PATCH /users/notification-preferences',
    summary:
      'Turn notifications on or off by type and channel, and the digest; alerts keep at least one channel',
    tag: TAG,
    body: updatePreferencesRequestSchema,
    answer: notificationPreferencesSchema,
    handler: async ({ caller, body }) => ({
      message: 'Your choice has been saved.',
      data: await change(services, caller, body),
    }),
  });
}

async function read(tx: Tx, userId: string): Promise<NotificationPreferences> {
  const [preferences, digest] = await Promise.all([listPreferences(tx, userId), hasDigest(tx, userId)]);
  return { preferences, digest };
}

/** @throws AppError invalid (422) where the alerts would lose their last channel */
async function change(
  services: Services,
  caller: MemberCaller,
  wish: UpdatePreferencesRequest,
): Promise<NotificationPreferences> {
  const now = services.now();
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const before = await read(tx, caller.userId);
    const preferences = before.preferences.map((each) => {
      const wanted = wish.preferences?.find(({ type }) => type === each.type);
      return { ...each, inApp: wanted?.inApp ?? each.inApp, email: wanted?.email ?? each.email };
    });
    const after = { preferences, digest: wish.digest ?? before.digest };
    if (preferences.some(({ type, inApp, email }) => type === 'alert' && !inApp && !email))
      throw new AppError('invalid', FIELD_MESSAGES.alertChannelStays, {
        errors: [{ field: 'preferences', message: FIELD_MESSAGES.alertChannelStays }],
      });
    const changed = preferences.filter((each) => {
      const old = before.preferences.find(({ type }) => type === each.type);
      return old?.inApp !== each.inApp || old.email !== each.email;
    });
    const owner = { organisationId: caller.organisation.id, userId: caller.userId, now };
    await savePreferences(tx, owner, changed);
    if (after.digest !== before.digest) {
      await saveDigest(tx, owner, after.digest);
      if (!after.digest) await releaseDigest(tx, caller.userId, now);
    }
    if (changed.length > 0 || after.digest !== before.digest)
      await recordChanges(tx, caller, [
        {
          action: 'update',
          entity: 'user',
          entityId: caller.userId,
          summary: 'Changed notification settings',
          details: { from: before, to: after },
          at: now,
        },
      ]);
    return after;
  });
}
