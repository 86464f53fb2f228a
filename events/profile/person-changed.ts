import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when the name or picture that others see of a person changes. It carries neither: a feature that keeps a copy
 * reads the current account, so that events out of order never restore a former name.
 */
export const personChanged = defineEvent(
  'person-changed',
  1,
  z.object({
    userId: idValue,
    changed: z.enum(['name', 'picture']),
  }),
);
