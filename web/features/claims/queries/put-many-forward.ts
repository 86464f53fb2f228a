import { api } from '../../../api/api.ts';
import type { ChosenPerson } from '../../../common/frame/frame-actions.ts';
import { useInTurn } from '../../../common/lists/use-in-turn.ts';
import { candidateKeys } from '../../../common/query-keys/candidates.ts';
import { claimsKey } from './claims.ts';

interface Proposal {
  jobId: number;
  message: string;
}

/** Proposes one of several; returns why they were not asked, or null. */
async function ask({ id, email }: ChosenPerson, { jobId, message }: Proposal) {
  const said = { jobId, message: message.trim() || undefined };
  if (email === undefined) {
    await api.claims.proposeCandidate({ body: { ...said, candidateId: id } });
    return null;
  }
  const { data } = await api.claims.askAddresses({ body: { ...said, emails: [email] } });
  return data[0]?.available ? null : 'You have asked them about this job already';
}

/** Puts people forward for a job, one after the other, each as if they were put forward alone. */
export const usePutManyForward = (people: readonly ChosenPerson[]) =>
  useInTurn({ each: () => people, act: ask, stale: [claimsKey, candidateKeys.found] });
