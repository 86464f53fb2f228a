import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when the name or the picture by which others know a person changes. It does not carry them: whoever keeps a
 * copy reads the account as it is by then, so that events out of order never bring a former name back.
 */
export const personChanged = defineEvent(
  'person-changed',
  1,
  z.object({
    userId: idValue,
    changed: z.enum(['name', 'picture']),
  }),
);
