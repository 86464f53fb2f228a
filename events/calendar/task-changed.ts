import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a recruiter adds, changes, does or removes a task; it says when to remind of it, if at all, and nothing of
 * what it is.
 */
export const taskChanged = defineEvent(
  'task-changed',
  1,
  z.object({ taskId: idValue, ownerId: idValue, version: z.int(), dueAt: isoTime.nullable() }),
);

export const taskChangedExamples = /* @__PURE__ */ examplesOf(taskChanged, [
  {
    id: 899_012_385_693_700,
    time: '2026-10-04T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952#TASKS',
    data: {
      taskId: 899_012_385_677_320,
      ownerId: 895_412_401_405_952,
      version: 1,
      dueAt: '2026-10-06T14:00:00.000Z',
    },
  },
]);
