import type { Outcome } from '../../../shared/constants/dashboard.ts';
import type { PutForwardGroup } from '../../../shared/model/dashboard.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import type { Narrowing } from '../../../shared/rules/listed-figure.ts';
import type { StoredJob } from '../../records/job.ts';

/** A candidate whom a recruiter put forward, and the job. */
export interface PutForwardOnJob {
  onJob: Pick<CandidateOnJob, 'candidateId' | 'jobId' | 'managerId' | 'status' | 'createdAt' | 'hired'>;
  job: Pick<StoredJob, 'status' | 'closed' | 'spheres' | 'client' | 'clientId'>;
}

/** How far the candidates are by the skills of their jobs; each counts once for each skill. */
export const skillsOf = (put: readonly PutForwardOnJob[]): PutForwardGroup[] =>
  grouped(put, ({ job }) => job.spheres.map(({ id, name }) => ({ id, name })));

/** How far the candidates are by the clients of their jobs. */
export const clientsOf = (put: readonly PutForwardOnJob[]): PutForwardGroup[] =>
  grouped(put, ({ job }) => [{ id: job.clientId, name: job.client?.companyName ?? null }]);

function grouped(
  put: readonly PutForwardOnJob[],
  groupsOf: (one: PutForwardOnJob) => Pick<PutForwardGroup, 'id' | 'name'>[],
): PutForwardGroup[] {
  const groups = new Map<number | null, PutForwardGroup>();
  for (const one of put)
    for (const group of groupsOf(one)) {
      const sum = groups.get(group.id) ?? { ...group, candidates: 0, running: 0, hired: 0, rejected: 0 };
      groups.set(group.id, { ...sum, candidates: sum.candidates + 1, [outcomeOf(one)]: sum[outcomeOf(one)] + 1 });
    }
  return [...groups.values()].sort(
    (a, b) => b.candidates - a.candidates || b.hired - a.hired || (a.name ?? '').localeCompare(b.name ?? ''),
  );
}

// A job that was closed with another candidate, or with nobody, is a rejection too.
/** How far a candidate is whom the recruiter put forward. */
export function outcomeOf({ onJob, job }: PutForwardOnJob): Outcome {
  if (onJob.hired) return 'hired';
  if (job.status === 'closed') return job.closed?.candidate?.id === onJob.candidateId ? 'hired' : 'rejected';
  return onJob.status === 'rejected' ? 'rejected' : 'running';
}

/** Those of them whom a figure of the groups counts: of one skill or client, and of one outcome. */
export function inGroup<P extends PutForwardOnJob>(
  put: readonly P[],
  { skillId, client, outcome }: Pick<Narrowing, 'skillId' | 'client' | 'outcome'>,
): P[] {
  return put.filter(
    (one) =>
      (skillId === undefined || one.job.spheres.some(({ id }) => id === skillId)) &&
      (client === undefined || (one.job.clientId ?? 'none') === client) &&
      (outcome === undefined || outcomeOf(one) === outcome),
  );
}
