import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { avatarRefusals } from '../../shared/model/avatar.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

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

export const avatarRefusedExamples = /* @__PURE__ */ examplesOf(avatarRefused, [
  {
    id: 898_012_385_722_368,
    time: '2026-09-10T10:05:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412385677312',
    data: { userId: 895_412_385_677_312, uploadId: 898_012_385_700_001, reason: 'anotherType' },
  },
]);
