import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a manager deletes a campaign; its public address leads nowhere from then on. */
export const campaignRemoved = defineEvent(
  'campaign-removed',
  1,
  z.object({
    campaignId: idValue,
    managerId: idValue,
    name: z.string(),
    /** The uploaded picture that no campaign shows any more. */
    formerImage: z.string().nullable(),
  }),
);
