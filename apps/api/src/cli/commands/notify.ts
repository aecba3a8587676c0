import {
  NOTIFICATION_AUDIENCES,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPES,
} from '@anupalan/enums/notifications';
import {
  createNotificationRequestSchema,
  notificationsList,
} from '@anupalan/validators/requests/notifications';
import { validateBody } from '../../http/validate.ts';
import { listOfPlatform } from '../../modules/notifications/admin-repository.ts';
import { sendToAudience } from '../../modules/notifications/fan-out.ts';
import { type Command, findText, getText } from '../command.ts';
import { toMoment, toTable } from '../output.ts';

/** What the platform tells many. The same as /admin/notifications of the API. */
export const notifyCommands: readonly Command[] = [
  {
    name: 'notify send',
    summary: 'Send a notification to an audience, in the portal and by mail',
    options: {
      title: { what: 'The title, at most 200 characters', isRequired: true },
      message: { what: 'The text, at most 5,000 characters', isRequired: true },
      type: { what: 'Its type; people can turn types off', values: NOTIFICATION_TYPES, isRequired: true },
      audience: { what: 'To whom', values: NOTIFICATION_AUDIENCES, isRequired: true },
      channel: { what: 'How it is sent; the default is all', values: NOTIFICATION_CHANNELS },
    },
    notes: [
      'People who have an account now get it, and it is sent when the server runs. Platform staff only get a mail.',
    ],
    examples: [
      'notify send --type announcement --audience company --title "Maintenance" --message "On Sunday from 02:00 to 03:00."',
    ],
    run: async ({ tx, services, now }, input) => {
      const notification = validateBody(createNotificationRequestSchema, {
        title: getText(input, 'title'),
        message: getText(input, 'message'),
        type: getText(input, 'type'),
        audience: getText(input, 'audience'),
        channel: findText(input, 'channel') ?? 'all',
      });
      const id = await sendToAudience(services, tx, notification, null, now);
      return {
        text: `“${notification.title}” will be sent to ${notification.audience}. ID: ${id}`,
        data: { id, ...notification, createdBy: null, createdDate: now.toISOString() },
        auditNote: {
          organisationId: null,
          entity: 'notification',
          entityId: id,
          summary: `“${notification.title}” was sent to ${notification.audience}`,
          details: { channel: notification.channel, type: notification.type },
        },
      };
    },
  },
  {
    name: 'notify list',
    summary: 'List the notifications of the platform',
    options: { keyword: { what: 'Only notifications with these words in title or message' } },
    examples: ['notify list', 'notify list --keyword maintenance'],
    run: async ({ tx }, input) => {
      const query = notificationsList.schema.cast({
        isPagination: 0,
        keyword: findText(input, 'keyword') ?? '',
      });
      const { notifications } = await listOfPlatform(tx, query);
      const text = toTable(
        notifications,
        [
          { head: 'ID', of: ({ id }) => id },
          { head: 'Sent', of: ({ createdDate }) => toMoment(new Date(createdDate)) },
          { head: 'To', of: ({ audience }) => audience },
          { head: 'By', of: ({ channel }) => channel },
          { head: 'Type', of: ({ type }) => type },
          { head: 'Title', of: ({ title }) => title },
        ],
        'No notifications.',
      );
      const summary = `Listed ${notifications.length} notifications`;
      return {
        text,
        data: notifications,
        auditNote: { organisationId: null, entity: 'notification', entityId: null, summary },
      };
    },
  },
];
