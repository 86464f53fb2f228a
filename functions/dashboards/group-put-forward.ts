import type { PutForwardGroup } from '../../shared/model/dashboard.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import type { StoredJob } from '../records/job.ts';

/** A candidate whom a recruiter put forward, and the job. */
export interface PutForwardOnJob {
  onJob: Pick<CandidateOnJob, 'candidateId' | 'status'>;
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
function outcomeOf({ onJob, job }: PutForwardOnJob): 'running' | 'hired' | 'rejected' {
  if (job.status === 'closed') return job.closed?.candidate?.id === onJob.candidateId ? 'hired' : 'rejected';
  return onJob.status === 'rejected' ? 'rejected' : 'running';
}
