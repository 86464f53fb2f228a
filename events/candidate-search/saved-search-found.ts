import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when somebody new fits a recruiter's saved search: once for each candidate, or once a day for all of that day,
 * as the search says. At most five candidates are named.
 */
export const savedSearchFound = defineEvent(
  'saved-search-found',
  1,
  z.object({
    search: z.object({ id: idValue, name: z.string() }),
    ownerId: idValue,
    count: z.int().positive(),
    candidates: z.array(z.object({ id: idValue, firstName: z.string(), lastName: z.string() })).min(1),
  }),
);
