import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { handoverStates } from '../../shared/model/handover.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a manager asks another to take a job over, takes that back, or is answered. Once it is accepted the job is
 * the recipient's, and what else is stored of it follows.
 */
export const jobHandoverChanged = defineEvent(
  'job-handover-changed',
  1,
  z.object({
    handoverId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    /** Whose the job was when they asked. */
    manager: personReference,
    recipient: personReference,
    state: z.enum(handoverStates),
    /** Who put somebody forward on a job that was taken over; empty before. */
    recruiterIds: z.array(idValue),
  }),
);

const [manager, recipient] = [
  { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
  { id: 895_412_448_591_872, firstName: 'Noor', lastName: 'Haddad', avatar: null },
];
const data = {
  handoverId: 898_012_385_730_000,
  job: { id: 895_712_401_410_048, title: 'ICU nurse' },
  manager,
  recipient,
};

export const jobHandoverChangedExamples = /* @__PURE__ */ examplesOf(jobHandoverChanged, [
  {
    id: 898_012_385_730_001,
    time: '2026-09-14T09:30:00.000Z',
    actor: { kind: 'user', id: manager.id, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#895712401410048',
    data: { ...data, state: 'asked', recruiterIds: [] },
  },
  {
    id: 898_012_385_730_002,
    time: '2026-09-14T11:30:00.000Z',
    actor: { kind: 'user', id: recipient.id, role: 'manager', firstName: 'Noor', lastName: 'Haddad' },
    subject: 'JOB#895712401410048',
    data: { ...data, state: 'accepted', recruiterIds: [895_412_401_405_952] },
  },
]);
