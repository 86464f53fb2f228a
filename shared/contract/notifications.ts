import * as z from 'zod';
import { notificationsPerPage } from '../constants/limits.ts';
import { roles } from '../constants/roles.ts';
import { notification } from '../model/notification.ts';
import { flag, idValue, paging } from './fields.ts';
import { route } from './route.ts';

const ids = z.array(idValue).min(1, 'Required').max(100, 'At most 100 at a time');

/** The signed-in user's notifications (area NOTIF, API-38 to API-40). */
export const notifications = {
  listNotifications: route({
    method: 'GET',
    path: '/api/notifications',
    roles,
    summary: 'Notifications, newest first; only the unread ones if asked.',
    request: { query: z.strictObject({ ...paging(notificationsPerPage), unread: flag.optional() }) },
    response: notification,
    list: true,
    errors: [],
  }),
  listUnreadNotifications: route({
    method: 'GET',
    path: '/api/notifications/unread',
    roles,
    summary: 'Unread notifications, newest first, at most 100; their number is the unread count.',
    request: {},
    response: z.array(notification),
    errors: [],
  }),
  viewNotifications: route({
    method: 'POST',
    path: '/api/notifications/view',
    roles,
    summary: 'Mark notifications viewed; a bare list of ids is accepted too (DEC-30).',
    request: { body: z.union([z.strictObject({ ids }), ids.transform((list) => ({ ids: list }))]) },
    response: z.object({ viewed: z.number(), unread: z.number() }),
    errors: [],
  }),
};
