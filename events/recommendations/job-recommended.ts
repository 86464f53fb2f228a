import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a job is recommended by mail, and each time the recommendation is sent again. The reaction reads address
 * and job, makes the link and mails it.
 */
export const jobRecommended = defineEvent(
  'job-recommended',
  1,
  z.object({
    recommendationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    sender: personReference,
  }),
);

export const jobRecommendedExamples = /* @__PURE__ */ examplesOf(jobRecommended, [
  {
    id: 898_012_385_804_024,
    time: '2026-09-14T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'RECOMMENDATION#897112385685504',
    data: {
      recommendationId: 897_112_385_685_504,
      job: { id: 897_112_385_610_752, title: 'ICU registered nurse, nights' },
      sender: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
    },
  },
]);
