import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { MailAllowance } from '../../records/mail-allowance.ts';
import type { ClaimsStore } from './claims.store.ts';
import { mayPropose, proposeCandidate, type ProposalFacts } from './propose-candidate.ts';

interface Needs {
  claimsStore: Pick<ClaimsStore, 'factsFor' | 'saveProposed'>;
  mailAllowance: MailAllowance;
  proposalDays: () => number;
  clock: Clock;
}
type Outcome<T> = { jobId: number; made: T } | { jobId: number; refusal: Refusal };

/** Each job is decided and saved on its own: one that cannot be is named, and keeps the others from nothing. */
export const assignCandidateHandler = handler(
  contract.claims.assignCandidate,
  async ({ params: { id: candidateId }, body, actor }, { claimsStore, mailAllowance, proposalDays, clock }: Needs) => {
    const at = clock.now();
    const jobIds = [...new Set(body.jobIds)];
    const judged = await Promise.all(
      jobIds.map((jobId) =>
        outcomeOf(jobId, async () => {
          const facts = await claimsStore.factsFor(actor.id, { candidateId, jobId });
          mayPropose(facts, { actor, candidateId, at });
          return facts;
        }),
      ),
    );
    const possible = judged.filter((one) => 'made' in one);
    if (possible.length > 0) await mailAllowance.take(actor, possible.length, at);
    const propose = async (facts: ProposalFacts): Promise<StoredClaim> => {
      const circumstances = { actor, at, id: clock.newId(), eventId: clock.newId(), proposalDays: proposalDays() };
      const { claim, event } = proposeCandidate(facts, { candidateId, message: body.message }, circumstances);
      await claimsStore.saveProposed(claim, facts, event);
      return claim;
    };
    const saved: Outcome<StoredClaim>[] = [];
    for (const { jobId, made } of possible) saved.push(await outcomeOf(jobId, () => propose(made)));
    const claims = saved.flatMap((one) => ('made' in one ? [one.made] : []));
    const refused = [...judged, ...saved].flatMap((one) => ('refusal' in one ? [one] : []));
    // Where nothing was proposed, the caller gets the reason as an error.
    if (claims.length === 0 && refused[0]) throw refused[0].refusal;
    return { claims, refused: refused.map(({ jobId, refusal }) => ({ jobId, message: refusal.message })) };
  },
);

async function outcomeOf<T>(jobId: number, decide: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { jobId, made: await decide() };
  } catch (error) {
    if (error instanceof Refusal) return { jobId, refusal: error };
    throw error;
  }
}
