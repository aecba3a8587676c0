import type { InferType } from 'yup';
import { createNotificationRequestSchema } from '../requests/notifications.ts';

/** Form of a notification by platform staff: the same as the call. */
export const notificationFormSchema = createNotificationRequestSchema;

/** Values of the notification form. */
export type NotificationForm = InferType<typeof notificationFormSchema>;
