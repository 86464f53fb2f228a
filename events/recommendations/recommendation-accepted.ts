import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a candidate accepts a recommended job through the mailed link, with a new or an existing account. The
 * job is among the candidate's favourites; the reaction submits the application.
 */
export const recommendationAccepted = defineEvent(
  'recommendation-accepted',
  1,
  z.object({
    recommendationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    senderId: idValue,
    candidate: personReference,
  }),
);
