import * as z from 'zod';
import { notificationTypes } from '../../shared/constants/notification.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a notification is written for somebody who wants its kind by mail at once; for others it is silent. The
 * mail is written from what is stored by then.
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
