import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../../api/api-error.ts';
import { api } from '../../../api/api.ts';
import type { ChosenPerson } from '../../../common/frame/frame-actions.ts';
import { candidateKeys } from '../../../common/query-keys/candidates.ts';
import { claimsKey } from './claims.ts';

interface Proposal {
  jobId: number;
  message: string;
}

/** Proposes one of several; returns why they were not asked, or null. */
async function ask({ id, email }: ChosenPerson, { jobId, message }: Proposal): Promise<string | null> {
  const said = { jobId, message: message.trim() || undefined };
  try {
    if (email === undefined) {
      await api.claims.proposeCandidate({ body: { ...said, candidateId: id } });
      return null;
    }
    const { data } = await api.claims.askAddresses({ body: { ...said, emails: [email] } });
    return data[0]?.available ? null : 'You have asked them about this job already';
  } catch (error) {
    return failureMessage(error);
  }
}

/** Puts people forward for a job, one after the other, each as if they were put forward alone; `done` is how far it is. */
export function usePutManyForward(people: readonly ChosenPerson[]) {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(0);
  const propose = useMutation({
    mutationFn: async (proposal: Proposal) => {
      const results: { person: ChosenPerson; whyNot: string | null }[] = [];
      for (const person of people) {
        results.push({ person, whyNot: await ask(person, proposal) });
        setDone(results.length);
      }
      return results;
    },
    onSettled: () =>
      Promise.all([claimsKey, candidateKeys.found].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  return { propose, done };
}
