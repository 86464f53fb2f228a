import * as z from 'zod';
import { avatarUpload } from './avatar.ts';
import { notification } from './notification.ts';

/** What the server sends over the WebSocket (NOTIF-58 to NOTIF-60). */
const liveUpdate = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notification'), notification }),
  z.object({ type: z.literal('unread-count'), count: z.number() }),
  z.object({
    type: z.literal('candidate-on-job'),
    jobId: z.number(),
    candidateId: z.number(),
    version: z.number().nullable(),
  }),
  z.object({ type: z.literal('super manager role request approved') }),
  z.object({ type: z.literal('avatar'), ...avatarUpload.omit({ avatar: true }).shape }),
  z.object({ type: z.literal('session-ended') }),
  z.object({ type: z.literal('data-export-ready'), exportId: z.number() }),
]);
export type LiveUpdate = z.output<typeof liveUpdate>;
