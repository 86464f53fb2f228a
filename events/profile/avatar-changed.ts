import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

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

export const avatarChangedExamples = /* @__PURE__ */ examplesOf(avatarChanged, [
  {
    id: 898_012_385_714_176,
    time: '2026-09-10T10:00:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312',
    data: {
      userId: 895_412_385_677_312,
      avatar: 'avatars/032e1f30-4f9a-8000-9d7e-0d5f6a1c2b3e/9f86d081884c7d659a2feaa0c55ad015.jpg',
      former: null,
      uploadId: 898_012_385_700_001,
    },
  },
  {
    id: 898_012_385_718_272,
    time: '2026-09-11T10:00:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312',
    data: {
      userId: 895_412_385_677_312,
      avatar: null,
      former: 'avatars/032e1f30-4f9a-8000-9d7e-0d5f6a1c2b3e/9f86d081884c7d659a2feaa0c55ad015.jpg',
      uploadId: null,
    },
  },
]);
