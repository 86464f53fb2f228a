import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { workRequestStates } from '../../shared/rules/work-request.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a manager asks a recruiter of other managers to work on a job, or a recruiter of the market asks for one, and
 * on every step after that: the answer, the first candidate proposed, and the end by either of the two or with the job. Each
 * state has its own notification.
 */
export const workRequestChanged = defineEvent(
  'work-request-changed',
  1,
  z.object({
    requestId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    manager: personReference,
    recruiter: personReference,
    /** Present where the recruiter asked for a job of the market. */
    askedBy: z.literal('recruiter').optional(),
    /** Null when the recruiter is asked. */
    from: z.enum(workRequestStates).nullable(),
    to: z.enum(workRequestStates),
    /** Present where it is closed because its job is closed or gone. */
    isJobOver: z.literal(true).optional(),
  }),
);

export const workRequestChangedExamples = /* @__PURE__ */ examplesOf(workRequestChanged, [
  {
    id: 898_912_385_721_000,
    time: '2026-10-12T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'WORK-REQUEST#898912385720999',
    data: {
      requestId: 898_912_385_720_999,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      from: null,
      to: 'created',
    },
  },
  {
    id: 898_912_385_721_001,
    time: '2026-10-12T10:00:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'WORK-REQUEST#898912385720999',
    data: {
      requestId: 898_912_385_720_999,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      from: 'created',
      to: 'accepted',
    },
  },
  {
    id: 898_912_385_721_002,
    time: '2026-10-13T08:00:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'WORK-REQUEST#898912385720999',
    data: {
      requestId: 898_912_385_720_999,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      from: 'accepted',
      to: 'working',
    },
  },
  {
    id: 898_912_385_721_003,
    time: '2026-10-30T16:00:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'WORK-REQUEST#898912385720999',
    data: {
      requestId: 898_912_385_720_999,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      from: 'working',
      to: 'finished',
    },
  },
  {
    id: 898_912_385_721_004,
    time: '2026-10-12T10:05:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'WORK-REQUEST#898912385720999',
    data: {
      requestId: 898_912_385_720_999,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      from: 'created',
      to: 'declined',
    },
  },
  {
    id: 898_912_385_721_005,
    time: '2026-10-20T11:00:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'WORK-REQUEST#898912385720999',
    data: {
      requestId: 898_912_385_720_999,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      from: 'working',
      to: 'self_closed',
    },
  },
  {
    id: 898_912_385_721_006,
    time: '2026-10-21T11:00:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'WORK-REQUEST#898912385720999',
    data: {
      requestId: 898_912_385_720_999,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      from: 'accepted',
      to: 'closed',
    },
  },
  {
    id: 898_912_385_721_101,
    time: '2026-10-12T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'WORK-REQUEST#898912385720998',
    data: {
      requestId: 898_912_385_720_998,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      askedBy: 'recruiter',
      from: null,
      to: 'created',
    },
  },
  {
    id: 898_912_385_721_102,
    time: '2026-10-12T10:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'WORK-REQUEST#898912385720998',
    data: {
      requestId: 898_912_385_720_998,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      askedBy: 'recruiter',
      from: 'created',
      to: 'accepted',
    },
  },
  {
    id: 898_912_385_721_103,
    time: '2026-10-22T10:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'WORK-REQUEST#898912385720998',
    data: {
      requestId: 898_912_385_720_998,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      askedBy: 'recruiter',
      from: 'created',
      to: 'declined',
    },
  },
  {
    id: 898_912_385_721_104,
    time: '2026-10-13T10:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'WORK-REQUEST#898912385720998',
    data: {
      requestId: 898_912_385_720_998,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      askedBy: 'recruiter',
      from: 'created',
      to: 'self_closed',
    },
  },
]);
