import { selfAssignmentAcceptedExamples } from '../../events/applications/self-assignment-accepted.ts';
import { selfAssignmentRestoredExamples } from '../../events/applications/self-assignment-restored.ts';
import { clientAddedExamples } from '../../events/clients/client-added.ts';
import { clientRemovedExamples } from '../../events/clients/client-removed.ts';
import { jobClosedExamples } from '../../events/jobs/job-closed.ts';
import { jobPostedExamples } from '../../events/jobs/job-posted.ts';
import { jobRemovedExamples } from '../../events/jobs/job-removed.ts';
import { candidateStatusChangedExamples } from '../../events/pipeline/candidate-status-changed.ts';
import type { CountedEvent } from '../../functions/domain/counters/counted-event.ts';
import { idAt } from '../../shared/rules/ids.ts';

export const day = 86_400_000;
export const at = '2026-09-26T09:30:00.000Z';
export const before = (days: number) => new Date(Date.parse(at) - days * day).toISOString();
export const jobId = idAt(Date.parse(at) - 12 * day - 1, 0);
export const person = (id: number) => ({ id, firstName: 'A', lastName: 'B', avatar: null });
type Of<T extends CountedEvent['type']> = Extract<CountedEvent, { type: T }>;
export const event = <E extends CountedEvent>(example: E, data: Partial<E['data']>): E => ({
  ...example,
  time: at,
  data: { ...example.data, ...data },
});
export const moved = (data: Partial<Of<'candidate-status-changed'>['data']>) =>
  event(candidateStatusChangedExamples[0] as Of<'candidate-status-changed'>, {
    jobId,
    managerId: 1,
    recruiterId: 7,
    candidate: person(8),
    from: 'submitted',
    to: 'rejected',
    since: before(1),
    undo: false,
    undoneAt: null,
    ...data,
  });
export const closed = (data: Partial<Of<'job-closed'>['data']>) =>
  event(jobClosedExamples[0] as Of<'job-closed'>, {
    jobId,
    title: 'Nurse',
    manager: person(1),
    clientId: 9,
    points: 500,
    candidate: null,
    recruiter: null,
    source: undefined,
    ...data,
  });
export const accepted = (recruiter: ReturnType<typeof person> | null) =>
  event(selfAssignmentAcceptedExamples[0]!, {
    managerId: 1,
    recruiter,
    candidate: person(8),
    job: { ...selfAssignmentAcceptedExamples[0]!.data.job, id: 5 },
  });
export const restored = (data: object) =>
  event(selfAssignmentRestoredExamples[0] as Of<'self-assignment-restored'>, {
    managerId: 1,
    candidate: person(8),
    job: { id: 5, title: 'Nurse' },
    notBy: undefined,
    acceptedAt: undefined,
    ...data,
  });
export const [added, gone] = [
  event(clientAddedExamples[0]!, { managerId: 1, clientId: 9 }),
  event(clientRemovedExamples[0]!, { managerId: 1, clientId: 9 }),
];
export const [posted, removed] = [
  event(jobPostedExamples[0]!, { manager: person(1), jobId: 5, clientId: null }),
  event(jobRemovedExamples[0]!, { managerId: 1, jobId: 5, clientId: null }),
];
