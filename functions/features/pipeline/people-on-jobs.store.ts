import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { keys } from '../../platform/table/keys.ts';
import type { PersonCopy } from '../../domain/people/person-copy.ts';
import { candidatesPutForward } from '../../domain/pipeline/put-forward.ts';
import type { Table } from '../../platform/table/table.ts';

const copyAs =
  (field: 'candidate' | 'recruiter') =>
  (onJob: CandidateOnJob): PersonCopy[] => {
    const seen = onJob[field];
    // The board says what candidates are, so that they are told apart by more than a name.
    const position = field === 'candidate' && { position: { seen: onJob.position ?? null } };
    return seen ? [{ at: keys.candidateOnJob(onJob.jobId, onJob.candidateId), field, seen, ...position }] : [];
  };

/** A person's places on jobs: as the candidate, and as the recruiter of candidates. */
export async function placesOnJobs(table: Table, userId: number): Promise<PersonCopy[]> {
  const [applications, putForward] = await Promise.all([
    table.query(keys.applicationsOfCandidate(userId), { consistent: true }),
    candidatesPutForward(table, userId),
  ]);
  const asCandidate = await table.batchGet(
    applications.map(({ jobId }) => keys.candidateOnJob(jobId, userId)),
    { consistent: true },
  );
  return [
    ...asCandidate.flatMap((onJob) => onJob ?? []).flatMap(copyAs('candidate')),
    ...putForward.flatMap(copyAs('recruiter')),
  ];
}
