import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a manager rejects a super manager’s request, or ends working together. The super manager is notified.
 */
export const collaborationRejected = defineEvent(
  'collaboration-rejected',
  1,
  z.object({
    requestId: idValue,
    sender: personReference,
    recipient: personReference,
    /** Whether the two worked together until then. */
    wasAccepted: z.boolean(),
  }),
);
