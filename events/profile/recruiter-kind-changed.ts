import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, type ExamplesOf } from '../envelope.ts';

/** Emitted when an operator makes a recruiter internal or external. Their open pages follow. */
export const recruiterKindChanged = defineEvent(
  'recruiter-kind-changed',
  1,
  z.object({ userId: idValue, isInternal: z.boolean() }),
);

export const recruiterKindChangedExamples: ExamplesOf<typeof recruiterKindChanged> = [
  {
    id: 898_012_385_714_177,
    type: 'recruiter-kind-changed',
    version: 1,
    time: '2026-09-09T10:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412401405952',
    groupId: 'USER#895412401405952',
    dedupId: 'recruiter-kind-changed#898012385714177',
    data: { userId: 895_412_401_405_952, isInternal: true },
  },
];
