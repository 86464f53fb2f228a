import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when an invited candidate signs up through the mailed link. The account is active from then on, because the
 * mail proved the address.
 */
export const candidateInvitationAccepted = defineEvent(
  'candidate-invitation-accepted',
  1,
  z.object({
    invitationId: idValue,
    inviterId: idValue,
    candidate: personReference,
    /** The public campaign that brought the candidate. */
    source: z.string().nullable(),
  }),
);
