import * as z from 'zod';
import { roles } from '../constants/roles.ts';
import { route } from './route.ts';

/** Entry to the WebSocket (NOTIF-54, NOTIF-55). */
export const liveUpdates = {
  createTicket: route({
    method: 'POST',
    path: '/api/ws/ticket',
    roles,
    summary: 'A single-use ticket, valid for 30 seconds, to open `/ws?token=`.',
    request: {},
    response: z.object({ ticket: z.string() }),
    errors: ['tooMany'],
  }),
};
