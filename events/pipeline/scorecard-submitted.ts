import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when an interviewer submits the scorecard of a candidate's interview. What it says is with the candidate on the
 * job, for who may read it (PLUS-54).
 */
export const scorecardSubmitted = defineEvent(
  'scorecard-submitted',
  1,
  z.object({
    jobId: idValue,
    jobTitle: z.string(),
    managerId: idValue,
    candidate: personReference,
    interview: z.object({ id: idValue, title: z.string() }),
    interviewer: personReference,
  }),
);

const interviewer = { id: 895_412_448_591_872, firstName: 'Noor', lastName: 'Haddad', avatar: null };

export const scorecardSubmittedExamples = /* @__PURE__ */ examplesOf(scorecardSubmitted, [
  {
    id: 898_112_385_787_904,
    time: '2026-09-29T15:20:00.000Z',
    actor: { kind: 'user', id: interviewer.id, role: 'manager', firstName: 'Noor', lastName: 'Haddad' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    data: {
      jobId: 896_012_385_677_312,
      jobTitle: 'ICU nurse',
      managerId: 895_412_385_677_312,
      candidate: { id: 895_412_417_134_592, firstName: 'Emma', lastName: 'Fischer', avatar: null },
      interview: { id: 897_912_385_677_312, title: 'Skills interview' },
      interviewer,
    },
  },
]);
