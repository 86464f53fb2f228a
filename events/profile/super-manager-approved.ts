import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when an operator makes a hiring manager a super manager. That person's browser reloads. */
export const superManagerApproved = defineEvent(
  'super-manager-approved',
  1,
  z.object({
    userId: idValue,
    firstName: z.string(),
    lastName: z.string(),
  }),
);
