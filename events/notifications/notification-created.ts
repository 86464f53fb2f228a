import * as z from 'zod';
import { notificationTypes } from '../../shared/constants/notification.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a notification is written for a user who wants its kind mailed immediately; for others it is silent. The
 * mail is written from what is stored when it is sent.
 */
export const notificationCreated = defineEvent(
  'notification-created',
  1,
  z.object({
    notificationId: idValue,
    recipientId: idValue,
    type: z.enum(notificationTypes),
  }),
);
