import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a person's picture has been checked, re-encoded and stored, and when a picture is removed. `former` is
 * no longer shown except in old copies; `person-changed`, which is emitted with it, renews those.
 */
export const avatarChanged = defineEvent(
  'avatar-changed',
  1,
  z.object({
    userId: idValue,
    /** Storage path, or null when there is no picture any more. */
    avatar: z.string().nullable(),
    former: z.string().nullable(),
    uploadId: idValue.nullable(),
  }),
);
