import { contract } from '../../../shared/contract/contract.ts';
import { clientOf, termsOf } from '../../domain/claims/claim-terms.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import { isKnown, type StoredClaim } from '../../records/claim.ts';
import type { MailAllowance } from '../../records/mail-allowance.ts';
import { end, type AnswerNeeds } from './answer.steps.ts';
import type { AssignableJobsStore } from './assignable-jobs.store.ts';
import type { ClaimsStore } from './claims.store.ts';
import { shownClaims } from './shown-claims.steps.ts';
import { whyNotPropose, mayPropose, proposeCandidate, type ProposalFacts } from './propose-candidate.ts';

interface ListAssignableJobsNeeds {
  assignableJobsStore: AssignableJobsStore;
  clock: Pick<Clock, 'now'>;
}

export const listAssignableJobsHandler = handler(
  contract.claims.listAssignableJobs,
  async ({ params: { id: candidateId }, actor, refuse }, { assignableJobsStore, clock }: ListAssignableJobsNeeds) => {
    const at = clock.now();
    const facts = await assignableJobsStore.openJobFacts(actor.id, candidateId);
    if (!facts) throw refuse.noSuch('candidate');
    return facts
      .map((one) => ({
        job: { id: one.job.id, title: one.job.title },
        client: clientOf(one.job),
        terms: termsOf(one.job),
        refusal: whyNotPropose(one, { actor, candidateId, at }),
      }))
      .toSorted((a, b) => a.job.title.localeCompare(b.job.title, 'en') || a.job.id - b.job.id);
  },
);

interface AssignCandidateNeeds {
  claimsStore: Pick<ClaimsStore, 'factsFor' | 'saveProposed' | 'seenPeople'>;
  mailAllowance: MailAllowance;
  proposalDays: () => number;
  clock: Clock;
}

type Outcome<T> = { jobId: number; made: T } | { jobId: number; refusal: Refusal };

/** Each job is decided and saved on its own: one that cannot be is named, and keeps the others from nothing. */
export const assignCandidateHandler = handler(
  contract.claims.assignCandidate,
  async (
    { params: { id: candidateId }, body, actor },
    { claimsStore, mailAllowance, proposalDays, clock }: AssignCandidateNeeds,
  ) => {
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
    return {
      claims: await shownClaims(claims, actor, claimsStore),
      refused: refused.map(({ jobId, refusal }) => ({ jobId, message: refusal.message })),
    };
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

const isOpen = (claim: StoredClaim) => isKnown(claim) && (claim.state === 'proposed' || claim.state === 'standing');

export const unassignCandidateHandler = handler(
  contract.claims.unassignCandidate,
  async ({ params: { id: candidateId }, body, actor, refuse }, needs: AnswerNeeds) => {
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
    return { ended: await shownClaims(ended, actor, claimsStore) };
  },
);
