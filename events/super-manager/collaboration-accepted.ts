import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a manager accepts a super manager’s request. The super manager is notified, and sees the manager’s clients
 * from then on.
 */
export const collaborationAccepted = defineEvent(
  'collaboration-accepted',
  1,
  z.object({ requestId: idValue, sender: personReference, recipient: personReference }),
);
