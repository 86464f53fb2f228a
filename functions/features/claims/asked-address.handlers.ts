import { contract } from '../../../shared/contract/contract.ts';
import type { InvitedAddress } from '../../../shared/model/invitation.ts';
import { clientOf, termsOf } from '../../domain/claims/claim-terms.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { MailAllowance } from '../../records/mail-allowance.ts';
import { end, type AnswerNeeds } from './answer.steps.ts';
import { askAddress } from './ask-address.ts';
import type { AskedAddressesStore } from './asked-addresses.store.ts';
import type { AssignableJobsStore } from './assignable-jobs.store.ts';
import type { ClaimsStore } from './claims.store.ts';
import { mayRecruit } from './propose-candidate.ts';

interface AskNeeds {
  claimsStore: Pick<ClaimsStore, 'mayRecruitFor'>;
  askedAddresses: Pick<AskedAddressesStore, 'saveAsked'>;
  mailAllowance: MailAllowance;
  proposalDays: () => number;
  clock: Clock;
}

export const askAddressesHandler = handler(
  contract.claims.askAddresses,
  async ({ body, actor }, { claimsStore, askedAddresses, mailAllowance, proposalDays, clock }: AskNeeds) => {
    const at = clock.now();
    const facts = await claimsStore.mayRecruitFor(actor.id, body.jobId);
    mayRecruit(facts, { actor, at });
    const made = { actor, at, proposalDays: proposalDays() };
    const decided = body.emails.map((email) =>
      askAddress(facts.job, { email, message: body.message }, { ...made, id: clock.newId(), eventId: clock.newId() }),
    );
    await mailAllowance.take(actor, decided.length, at);
    const outcomes: InvitedAddress[] = [];
    // One after the other: simultaneous transactions that check the same job refuse each other.
    for (const { asked, event } of decided)
      outcomes.push({ email: asked.email, available: await askedAddresses.saveAsked(asked, event, facts) });
    return outcomes;
  },
);

export const listAskedAddressesHandler = handler(
  contract.claims.listAskedAddresses,
  async (
    { query, actor },
    { askedAddresses, clock }: { askedAddresses: Pick<AskedAddressesStore, 'shownOf'>; clock: Pick<Clock, 'now'> },
  ) => {
    const all = await askedAddresses.shownOf(actor.id, clock.now());
    return pageOf(
      all.filter(({ job }) => query.jobId === undefined || job.id === query.jobId),
      query,
    );
  },
);

type TakeBackNeeds = AnswerNeeds & {
  askedAddresses: Pick<AskedAddressesStore, 'asked' | 'saveTakenBack'>;
};

export const takeBackAskedAddressHandler = handler(
  contract.claims.takeBackAskedAddress,
  async ({ params: { id }, actor, refuse }, needs: TakeBackNeeds) => {
    const asked = await needs.askedAddresses.asked(actor.id, id);
    if (!asked) throw refuse.noSuch('person whom you put forward by this address');
    const claim = asked.claimId === undefined ? undefined : await needs.claimsStore.claim(asked.claimId);
    if (claim && (claim.confirmedAt !== null || claim.state === 'declined'))
      throw refuse.conflict('The person has answered already');
    if (claim?.state === 'proposed') await end(claim, { actor: eventActor(actor), by: 'recruiter' }, needs);
    await needs.askedAddresses.saveTakenBack(asked);
    return { id };
  },
);

export const listJobsToProposeHandler = handler(
  contract.claims.listJobsToPropose,
  async ({ actor }, { assignableJobsStore }: { assignableJobsStore: Pick<AssignableJobsStore, 'openJobsOf'> }) =>
    (await assignableJobsStore.openJobsOf(actor.id))
      .map((job) => ({
        job: { id: job.id, title: job.title },
        client: clientOf(job),
        terms: termsOf(job),
        refusal: null,
      }))
      .toSorted((a, b) => a.job.title.localeCompare(b.job.title, 'en') || a.job.id - b.job.id),
);
