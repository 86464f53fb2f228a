import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when somebody changes events or times away of their own; it says which, and nothing of what they are. */
export const ownCalendarChanged = defineEvent(
  'own-calendar-changed',
  1,
  z.object({ userId: idValue, eventIds: z.array(idValue) }),
);

export const ownCalendarChangedExamples = /* @__PURE__ */ examplesOf(ownCalendarChanged, [
  {
    id: 899_012_385_693_696,
    time: '2026-10-04T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'CALENDAR-EVENT#899012385677312',
    data: {
      userId: 895_412_385_677_312,
      eventIds: [899_012_385_677_312],
    },
  },
]);
