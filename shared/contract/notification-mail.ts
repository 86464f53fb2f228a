import * as z from 'zod';
import { notificationGroups } from '../constants/notification.ts';
import { route } from './route.ts';

const token = z.string().min(20, 'Token is wrong!').max(100, 'Token is wrong!');
const outcome = z.object({
  /** The digest, or the group of news that came by mail at once. */
  what: z.enum([...notificationGroups, 'digest']),
  label: z.string(),
  /** Whether such mails come from now on. */
  on: z.boolean(),
});

/**
 * Mails about notifications, switched off and on again by the links that they carry; no sign-in is needed, and the link
 * is good for nothing else.
 */
export const notificationMail = {
  unsubscribe: route({
    method: 'POST',
    path: '/api/notification-mail/unsubscribe',
    roles: 'anyone',
    summary: 'One-click unsubscribe, called by mail clients as RFC 8058 has it; whatever the body says is not read.',
    request: { query: z.strictObject({ token }) },
    response: outcome,
    errors: ['gone', 'conflict'],
  }),
  switchMail: route({
    method: 'POST',
    path: '/api/notification-mail/switch',
    roles: 'anyone',
    summary: 'Switch off the mails that a link came with, or on again as they were.',
    request: { body: z.strictObject({ token, on: z.boolean() }) },
    response: outcome,
    errors: ['gone', 'conflict'],
  }),
};
export type MailSwitch = z.output<typeof outcome>;
