import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredClaim } from '../../records/claim.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import { end, type AnswerNeeds } from './answer.steps.ts';

const isOpen = ({ state }: StoredClaim) => state === 'proposed' || state === 'standing';

export const unassignCandidateHandler = handler(
  contract.claims.unassignCandidate,
  async ({ params: { id: candidateId }, body, actor }, needs: AnswerNeeds) => {
    const { claimsStore } = needs;
    const isWanted = ({ job }: StoredClaim) => !body?.jobIds || body.jobIds.includes(job.id);
    const claims = await claimsStore.claimsOfCandidate(candidateId);
    const wanted = claims.filter((one) => one.recruiter.id === actor.id && isOpen(one) && isWanted(one));
    if (wanted.length === 0) throw refuse.notFound('You have not proposed this candidate for these jobs');
    const ended: StoredClaim[] = [];
    for (const { id } of wanted) {
      // Ending one claim ends the caller's others with the same client.
      const current = await claimsStore.claim(id);
      if (current && isOpen(current))
        await end(current, { actor: eventActor(actor), by: 'recruiter', reason: body?.reason }, needs);
      const after = await claimsStore.claim(id);
      if (after) ended.push(after);
    }
    return { ended };
  },
);
