import * as z from 'zod';
import { interviewStages } from '../../shared/constants/interviewing.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted once for an interview of a candidate, a day after they met, where scorecards of it are missing; who owes one is
 * reminded (PLUS-54).
 */
export const scorecardsMissing = defineEvent(
  'scorecards-missing',
  1,
  z.object({
    job: z.object({ id: idValue, title: z.string() }),
    candidate: personReference,
    stage: z.enum(interviewStages),
  }),
);

export const scorecardsMissingExamples = /* @__PURE__ */ examplesOf(scorecardsMissing, [
  {
    id: 900_812_385_681_900,
    time: '2026-10-07T15:45:00.000Z',
    actor: { kind: 'system' },
    subject: 'CALENDAR-EVENT#899012385677312',
    data: {
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      stage: 'first',
    },
  },
]);
