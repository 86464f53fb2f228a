import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a manager offers a candidate times for an interview; the candidate is mailed a link to choose one. */
export const timesOffered = defineEvent(
  'times-offered',
  1,
  z.object({ offerId: idValue, managerId: idValue, candidateId: idValue }),
);
