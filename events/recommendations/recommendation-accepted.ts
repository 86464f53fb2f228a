import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a candidate accepts a recommended job through the mailed link, with a new or an existing account. The
 * job is among the candidate's favourites; the reaction submits the application.
 */
export const recommendationAccepted = defineEvent(
  'recommendation-accepted',
  1,
  z.object({
    recommendationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    senderId: idValue,
    candidate: personReference,
  }),
);

export const recommendationAcceptedExamples = /* @__PURE__ */ examplesOf(recommendationAccepted, [
  {
    id: 898_012_385_805_024,
    time: '2026-09-15T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'RECOMMENDATION#897112385685504',
    data: {
      recommendationId: 897_112_385_685_504,
      job: { id: 897_112_385_610_752, title: 'ICU registered nurse, nights' },
      senderId: 895_412_401_405_952,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
    },
  },
]);
