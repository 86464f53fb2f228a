import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when an operator makes a recruiter internal or external. Their open pages follow. */
export const recruiterKindChanged = defineEvent(
  'recruiter-kind-changed',
  1,
  z.object({ userId: idValue, isInternal: z.boolean() }),
);

export const recruiterKindChangedExamples = /* @__PURE__ */ examplesOf(recruiterKindChanged, [
  {
    id: 898_012_385_714_177,
    time: '2026-09-09T10:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412401405952',
    data: { userId: 895_412_401_405_952, isInternal: true },
  },
]);
