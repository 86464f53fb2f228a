import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a super manager asks a manager to work together, or asks again. The manager is notified and finds the
 * request among the managers.
 */
export const collaborationRequested = defineEvent(
  'collaboration-requested',
  1,
  z.object({ requestId: idValue, sender: personReference, recipient: personReference }),
);
