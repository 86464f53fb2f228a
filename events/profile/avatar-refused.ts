import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { avatarRefusals } from '../../shared/model/avatar.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when an uploaded file turns out not to be a picture that may be shown. Nothing of it is kept; the avatar
 * stays as it was.
 */
export const avatarRefused = defineEvent(
  'avatar-refused',
  1,
  z.object({
    userId: idValue,
    uploadId: idValue,
    reason: z.enum(avatarRefusals),
  }),
);
