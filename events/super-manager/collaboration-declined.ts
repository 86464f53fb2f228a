import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a super manager takes a request back, or ends working together. It disappears from the manager’s list;
 * nobody is notified.
 */
export const collaborationDeclined = defineEvent(
  'collaboration-declined',
  1,
  z.object({
    requestId: idValue,
    superManagerId: idValue,
    managerId: idValue,
    /** Whether the two worked together until then. */
    wasAccepted: z.boolean(),
  }),
);
