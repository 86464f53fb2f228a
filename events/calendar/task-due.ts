import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted by a one-time schedule when a task in this version is due; it may have changed since. */
export const taskDue = defineEvent('task-due', 1, z.object({ taskId: idValue, ownerId: idValue, version: z.int() }));

export const taskDueExamples = /* @__PURE__ */ examplesOf(taskDue, [
  {
    id: 900_812_385_681_500,
    time: '2026-10-06T14:00:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412401405952#TASKS',
    data: { taskId: 899_012_385_677_320, ownerId: 895_412_401_405_952, version: 1 },
  },
]);
