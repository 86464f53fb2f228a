import { keys } from '../../platform/table/keys.ts';
import type { PersonCopy } from '../../domain/people/person-copy.ts';
import type { Table } from '../../platform/table/table.ts';

/** Where a candidate's application waits; answered applications show nobody. */
export async function waitingPlacesOf(table: Table, candidateId: number): Promise<PersonCopy[]> {
  const applications = await table.query(keys.applicationsOfCandidate(candidateId), {
    consistent: true,
  });
  return applications
    .filter(({ state }) => state === 'waiting')
    .map(({ jobId, candidate }) => ({ at: keys.application(candidateId, jobId), field: 'candidate', seen: candidate }));
}
