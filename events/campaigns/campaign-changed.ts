import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a manager saves other content for a campaign; guests see it immediately. */
export const campaignChanged = defineEvent(
  'campaign-changed',
  1,
  z.object({
    campaignId: idValue,
    managerId: idValue,
    name: z.string(),
    /** The names of the fields that changed. */
    changed: z.array(z.string()),
    /** The uploaded picture that no campaign shows any more. */
    formerImage: z.string().nullable(),
  }),
);
