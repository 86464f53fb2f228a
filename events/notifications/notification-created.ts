import * as z from 'zod';
import { notificationTypes } from '../../shared/constants/notification.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

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

export const notificationCreatedExamples = /* @__PURE__ */ examplesOf(notificationCreated, [
  {
    id: 898_012_385_792_000,
    time: '2026-09-01T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412401405952#NOTIFICATIONS',
    data: { notificationId: 898_012_385_792_000, recipientId: 895_412_401_405_952, type: 'recruiter_rewards' },
  },
]);
