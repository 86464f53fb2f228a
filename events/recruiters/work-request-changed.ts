import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { workRequestStates } from '../../shared/rules/work-request.ts';
import { defineEvent, type ExamplesOf } from '../envelope.ts';

/**
 * Emitted when a manager asks a recruiter of other managers to work on a job, and on every step after that: the answer,
 * the first candidate proposed, and the end by either of the two or with the job. Each state has its own notification.
 */
export const workRequestChanged = defineEvent(
  'work-request-changed',
  1,
  z.object({
    requestId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    manager: personReference,
    recruiter: personReference,
    /** Null when the recruiter is asked. */
    from: z.enum(workRequestStates).nullable(),
    to: z.enum(workRequestStates),
  }),
);

export const workRequestChangedExamples: ExamplesOf<typeof workRequestChanged> = [
  {
    id: 898_912_385_721_000,
    type: 'work-request-changed',
    version: 1,
    time: '2026-10-12T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'WORK-REQUEST#898912385720999',
    groupId: 'WORK-REQUEST#898912385720999',
    dedupId: 'work-request-changed#898912385721000',
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
    type: 'work-request-changed',
    version: 1,
    time: '2026-10-12T10:00:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'WORK-REQUEST#898912385720999',
    groupId: 'WORK-REQUEST#898912385720999',
    dedupId: 'work-request-changed#898912385721001',
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
    type: 'work-request-changed',
    version: 1,
    time: '2026-10-13T08:00:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'WORK-REQUEST#898912385720999',
    groupId: 'WORK-REQUEST#898912385720999',
    dedupId: 'work-request-changed#898912385721002',
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
    type: 'work-request-changed',
    version: 1,
    time: '2026-10-30T16:00:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'WORK-REQUEST#898912385720999',
    groupId: 'WORK-REQUEST#898912385720999',
    dedupId: 'work-request-changed#898912385721003',
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
    type: 'work-request-changed',
    version: 1,
    time: '2026-10-12T10:05:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'WORK-REQUEST#898912385720999',
    groupId: 'WORK-REQUEST#898912385720999',
    dedupId: 'work-request-changed#898912385721004',
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
    type: 'work-request-changed',
    version: 1,
    time: '2026-10-20T11:00:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'WORK-REQUEST#898912385720999',
    groupId: 'WORK-REQUEST#898912385720999',
    dedupId: 'work-request-changed#898912385721005',
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
    type: 'work-request-changed',
    version: 1,
    time: '2026-10-21T11:00:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'WORK-REQUEST#898912385720999',
    groupId: 'WORK-REQUEST#898912385720999',
    dedupId: 'work-request-changed#898912385721006',
    data: {
      requestId: 898_912_385_720_999,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      from: 'accepted',
      to: 'closed',
    },
  },
];
