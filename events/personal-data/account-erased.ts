import * as z from 'zod';
import { roles } from '../../shared/constants/roles.ts';
import { isoTime } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted once an account and its data are gone. It proves that erasure was done in time and names nobody: its subject
 * is the erasure, not the person.
 */
export const accountErased = defineEvent(
  'account-erased',
  1,
  z.object({
    role: z.enum(roles),
    requestedAt: isoTime,
    /** How many records were deleted, and in how many records of others the person was anonymised. */
    deleted: z.int(),
    anonymised: z.int(),
  }),
);
