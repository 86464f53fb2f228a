import * as z from 'zod';
import { notificationGroups } from '../constants/notification.ts';
import { route } from './route.ts';

const token = z.string().min(20, 'Token is wrong!').max(100, 'Token is wrong!');
const outcome = z.object({
  /** The digest, the figures of a week, searches of jobs, or the group of notifications that was mailed immediately. */
  what: z.enum([...notificationGroups, 'digest', 'figures', 'job-alerts']),
  label: z.string(),
  /** Whether such mails are sent from now on. */
  on: z.boolean(),
});

/**
 * Notification mails, switched off and on again by the links that they carry; no sign-in is needed, and the link is
 * valid for nothing else.
 */
export const notificationMail = {
  unsubscribe: route({
    method: 'POST',
    path: '/api/notification-mail/unsubscribe',
    roles: 'anyone',
    summary: 'One-click unsubscribe, called by mail clients under RFC 8058; the body is not read.',
    request: { query: z.strictObject({ token }) },
    response: outcome,
    errors: ['gone', 'conflict'],
  }),
  readMailLink: route({
    method: 'POST',
    path: '/api/notification-mail/read',
    roles: 'anyone',
    summary: 'Which mails the link switches, and whether they are sent now; nothing is changed.',
    request: { body: z.strictObject({ token }) },
    response: outcome,
    errors: ['gone'],
  }),
  switchMail: route({
    method: 'POST',
    path: '/api/notification-mail/switch',
    roles: 'anyone',
    summary: 'Switch off the kind of mail that carried the link, or switch it back on as before.',
    request: { body: z.strictObject({ token, on: z.boolean() }) },
    response: outcome,
    errors: ['gone', 'conflict'],
  }),
};
export type MailSwitch = z.output<typeof outcome>;
