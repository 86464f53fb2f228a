import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a manager adds a campaign; guests see a public one immediately. */
export const campaignAdded = defineEvent(
  'campaign-added',
  1,
  z.object({
    campaignId: idValue,
    managerId: idValue,
    name: z.string(),
  }),
);
