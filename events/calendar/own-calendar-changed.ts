import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when somebody changes events or times away of their own; it says which, and nothing of what they are. */
export const ownCalendarChanged = defineEvent(
  'own-calendar-changed',
  1,
  z.object({ userId: idValue, eventIds: z.array(idValue) }),
);
