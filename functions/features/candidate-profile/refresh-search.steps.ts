import type { EventOf } from '../../../events/catalogue.ts';
import { recordChanged } from '../../records/candidate-profile.ts';
import { againIfRefused } from '../../platform/table/again.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { CandidateProfileStore } from './candidate-profile.store.ts';

interface RefreshNeeds {
  candidateProfileStore: Pick<CandidateProfileStore, 'refresh' | 'candidatesOn'>;
}

/** Writes the candidate's search document again from what is stored; repeating it changes nothing that is found. */
export async function refreshPerson(candidateId: number, time: string, { candidateProfileStore }: RefreshNeeds) {
  await againIfRefused(recordChanged, () => candidateProfileStore.refresh(candidateId, time));
}

/** Only a move to or from a rejection changes whether a candidate is on the job. */
export async function refreshMoved({ data, time }: EventOf<'candidate-status-changed'>, needs: RefreshNeeds) {
  if (data.from === 'rejected' || data.to === 'rejected') await refreshPerson(data.candidate.id, time, needs);
}

/** Everybody on a job that was closed or reopened is available again, or no longer. */
export async function refreshJob(
  { data, time }: EventOf<'job-closed'> | EventOf<'job-status-changed'>,
  needs: RefreshNeeds,
): Promise<void> {
  // Holding and resuming a job changes nothing of who is on it.
  if ('to' in data && data.from !== 'closed') return;
  await inGroups(await needs.candidateProfileStore.candidatesOn(data.jobId), async (id) =>
    refreshPerson(id, time, needs),
  );
}
