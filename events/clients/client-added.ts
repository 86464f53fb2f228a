import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a manager adds a client company. */
export const clientAdded = defineEvent(
  'client-added',
  1,
  z.object({
    clientId: idValue,
    managerId: idValue,
    companyName: z.string(),
  }),
);
