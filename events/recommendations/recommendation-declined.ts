import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when the holder of the mailed link declines the recommended job. The link is used up. */
export const recommendationDeclined = defineEvent(
  'recommendation-declined',
  1,
  z.object({
    recommendationId: idValue,
    jobId: idValue,
    senderId: idValue,
  }),
);

export const recommendationDeclinedExamples = /* @__PURE__ */ examplesOf(recommendationDeclined, [
  {
    id: 898_012_385_806_024,
    time: '2026-09-16T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'RECOMMENDATION#897112385685504',
    data: {
      recommendationId: 897_112_385_685_504,
      jobId: 897_112_385_610_752,
      senderId: 895_412_401_405_952,
    },
  },
]);
