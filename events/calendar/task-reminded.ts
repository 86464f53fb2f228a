import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted once for each time at which a task is due and not done; its recruiter is reminded of it. */
export const taskReminded = defineEvent(
  'task-reminded',
  1,
  z.object({ ownerId: idValue, task: z.object({ id: idValue, what: z.string() }), dueAt: isoTime }),
);

export const taskRemindedExamples = /* @__PURE__ */ examplesOf(taskReminded, [
  {
    id: 900_812_385_681_500,
    time: '2026-10-06T14:00:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412401405952#TASKS',
    data: {
      ownerId: 895_412_401_405_952,
      task: { id: 899_012_385_677_320, what: 'Ask Priya about her notice period' },
      dueAt: '2026-10-06T14:00:00.000Z',
    },
  },
]);
