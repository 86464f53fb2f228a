import type { EventOf } from '../catalogue.ts';

const manager = { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
const recruiter = { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
const job = { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' };
const byManager = { kind: 'user', id: manager.id, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' } as const;
const byRecruiter = {
  kind: 'user',
  id: recruiter.id,
  role: 'recruiter',
  firstName: 'Olivia',
  lastName: 'Brandt',
} as const;

type Changed = EventOf<'work-request-changed'>;
const changed = (
  id: number,
  time: string,
  actor: Changed['actor'],
  states: Pick<Changed['data'], 'from' | 'to'>,
): Changed => ({
  id,
  type: 'work-request-changed',
  version: 1,
  time,
  actor,
  subject: 'WORK-REQUEST#898912385720999',
  groupId: 'WORK-REQUEST#898912385720999',
  dedupId: `work-request-changed#${id}`,
  data: { requestId: 898_912_385_720_999, job, manager, recruiter, ...states },
});

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const workRequestChangedExamples: Changed[] = [
  changed(898_912_385_721_000, '2026-10-12T09:30:00.000Z', byManager, { from: null, to: 'created' }),
  changed(898_912_385_721_001, '2026-10-12T10:00:00.000Z', byRecruiter, { from: 'created', to: 'accepted' }),
  changed(898_912_385_721_002, '2026-10-13T08:00:00.000Z', byRecruiter, { from: 'accepted', to: 'working' }),
  changed(898_912_385_721_003, '2026-10-30T16:00:00.000Z', byManager, { from: 'working', to: 'finished' }),
  changed(898_912_385_721_004, '2026-10-12T10:05:00.000Z', byRecruiter, { from: 'created', to: 'declined' }),
  changed(898_912_385_721_005, '2026-10-20T11:00:00.000Z', byRecruiter, { from: 'working', to: 'self_closed' }),
  changed(898_912_385_721_006, '2026-10-21T11:00:00.000Z', byManager, { from: 'accepted', to: 'closed' }),
];
