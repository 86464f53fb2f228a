import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';

/** Every kind of notification (NOTIF-25 to NOTIF-52); the key strings are ours, as are the pipeline kinds the story needs. */
export const notificationTypes = [
  'recruiter_rewards',
  'invite_accepted',
  'closed_job',
  'redeem_or_withdraw',
  'assigns_created',
  'assigns_confirmed',
  'assigns_declined',
  'candidate_self_assign_create',
  'candidate_self_assign_decline',
  'job_create',
  'job_update',
  'job_closed',
  'new_candidates',
  'calendar_event_soon',
  'foreign_recruiter_invite_created',
  'foreign_recruiter_invite_declined',
  'foreign_recruiter_invite_accepted',
  'foreign_recruiter_invite_work',
  'foreign_recruiter_invite_self_closed',
  'foreign_recruiter_invite_closed',
  'foreign_recruiter_invite_work_finished',
  'candidate_accept_recommendation',
  'super_manager_role_approved',
  'candidate_approved',
  'collaboration_request_sent',
  'collaboration_request_accepted',
  'collaboration_request_rejected',
  'candidate_status_changed',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

const mentioned = z.object({ id: idValue, firstName: z.string(), lastName: z.string(), avatar: z.string().nullable().optional(), email: z.string().optional() });
const named = z.object({ id: idValue, fullName: z.string() });

/** What a notification tells, by kind (NOTIF-19 to NOTIF-23). */
export const notificationPayload = z.object({
  job: z.object({ id: idValue, title: z.string() }).optional(),
  candidate: mentioned.optional(),
  manager: mentioned.optional(),
  recruiter: mentioned.optional(),
  points: z.int().optional(),
  amount: z.number().optional(),
  user: mentioned.optional(),
  sender: named.optional(),
  recipient: named.optional(),
  event: z.object({ title: z.string(), start: isoTime }).optional(),
  status: z.object({ from: z.string().nullable(), to: z.string() }).optional(),
});
export type NotificationPayload = z.output<typeof notificationPayload>;

/** A notification; an empty `viewedAt` means unread (NOTIF-18). */
export const notification = z.object({
  id: idValue,
  type: z.enum(notificationTypes),
  payload: notificationPayload,
  viewedAt: isoTime.nullable(),
  createdAt: isoTime,
});
export type Notification = z.output<typeof notification>;
