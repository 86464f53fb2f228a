import type { EventOf } from '../../../events/catalogue.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { StoredAccount } from '../../records/account.ts';
import { invitedAskedWrite, proposedToAskedWrite, type AskedAddress } from '../../records/asked-address.ts';
import {
  candidateInvitationKind,
  inviteCandidate,
  invitedEvent,
  type CandidateInvitations,
} from '../../records/candidate-invitation.ts';
import { invitedImportWrites } from '../../records/imported-candidate.ts';
import { sentAgain } from '../../records/mailed-invitation.ts';
import type { AskedAddressesStore } from './asked-addresses.store.ts';
import type { ClaimsStore } from './claims.store.ts';
import { mayPropose, proposeCandidate } from './propose-candidate.ts';

export interface ProposeToAddressNeeds {
  account: (userId: number) => Promise<StoredAccount | undefined>;
  accountByEmail: (email: string) => Promise<StoredAccount | undefined>;
  askedAddresses: Pick<
    AskedAddressesStore,
    'asked' | 'askedOf' | 'addedBy' | 'onlyOnce' | 'hasDeclined' | 'saveInvited'
  >;
  claimsStore: Pick<ClaimsStore, 'factsFor' | 'saveProposed'>;
  candidateInvitations: Pick<CandidateInvitations, 'sentBy' | 'saveNew' | 'saveResent'>;
  proposalDays: () => number;
  clock: Clock;
}

/**
 * What a recruiter asked an address: a candidate gets the proposal, nobody an invitation that carries it, and any other
 * account nothing. The recruiter sees the same for each.
 */
export async function proposeToAddress(
  { data: { askedId, recruiterId } }: EventOf<'address-asked'>,
  needs: ProposeToAddressNeeds,
): Promise<void> {
  const asked = await needs.askedAddresses.asked(recruiterId, askedId);
  if (!asked) return;
  const owner = await needs.accountByEmail(asked.email);
  if (owner) await propose(asked, owner, needs);
  else await invite(asked, needs);
}

/** What recruiters asked the address of somebody who has a candidate's account from now on becomes proposals. */
export async function proposeToNewcomer(userId: number, needs: ProposeToAddressNeeds): Promise<void> {
  const account = await needs.account(userId);
  if (!account) return;
  for (const asked of await needs.askedAddresses.askedOf(account.email)) await propose(asked, account, needs);
}

async function propose(
  asked: AskedAddress,
  candidate: StoredAccount,
  { account, askedAddresses, claimsStore, proposalDays, clock }: ProposeToAddressNeeds,
): Promise<void> {
  const at = clock.now();
  if (candidate.role !== 'candidate' || candidate.status !== 'active') return;
  if (asked.claimId !== undefined || asked.answerBy <= at || (await askedAddresses.hasDeclined(asked))) return;
  const recruiter = await account(asked.recruiterId);
  if (recruiter?.status !== 'active') return;
  const place = { candidateId: candidate.id, jobId: asked.job.id };
  try {
    const facts = await claimsStore.factsFor(recruiter.id, place, true);
    mayPropose(facts, { actor: recruiter, candidateId: candidate.id, at });
    const { claim, event } = proposeCandidate(
      facts,
      { candidateId: candidate.id, message: asked.message ?? undefined, isByAddress: true },
      { actor: recruiter, at, id: clock.newId(), eventId: clock.newId(), proposalDays: proposalDays() },
    );
    const saving = claimsStore.saveProposed(claim, facts, event, [proposedToAskedWrite(asked, claim.id)]);
    await askedAddresses.onlyOnce(saving);
  } catch (error) {
    // What speaks against it, such as another's introduction, is nothing that an address may reveal.
    if (!(error instanceof Refusal)) throw error;
  }
}

async function invite(
  asked: AskedAddress,
  { account, askedAddresses, candidateInvitations, clock }: ProposeToAddressNeeds,
): Promise<void> {
  const recruiter = await account(asked.recruiterId);
  if (recruiter?.status !== 'active' || asked.invitationId !== undefined) return;
  const moment = { at: clock.now(), eventId: clock.newId() };
  const sent = await candidateInvitations.sentBy(recruiter.id);
  const toThem = sent.filter(({ email }) => email === asked.email);
  const open = toThem.find(({ status }) => status === 'waiting');
  const declined = toThem.find(({ status }) => status === 'declined');
  try {
    if (open) {
      const again = sentAgain(candidateInvitationKind, open, invitedEvent(open, eventActor(recruiter), moment));
      const writes = [invitedAskedWrite(asked, open.id)];
      await askedAddresses.onlyOnce(candidateInvitations.saveResent(again, open, { writes }));
      return;
    }
    // Who declined one of this recruiter has answered, whatever the job.
    if (declined) {
      await askedAddresses.onlyOnce(askedAddresses.saveInvited(asked, declined.id));
      return;
    }
    // Of somebody whom the recruiter added, the invitation is to their record.
    const added = await askedAddresses.addedBy(recruiter.id, asked.email);
    const record = added?.awaitsInvitation
      ? { recruiterId: recruiter.id, id: added.id, email: asked.email }
      : undefined;
    const invited = inviteCandidate(asked.email, record?.id ?? clock.newId(), { actor: recruiter, ...moment });
    const writes = [invitedAskedWrite(asked, invited.invitation.id), ...(record ? invitedImportWrites(record) : [])];
    await askedAddresses.onlyOnce(candidateInvitations.saveNew(invited, writes));
  } catch (error) {
    // The person joined or was invited in the same moment; what they join by makes the proposal.
    if (!(error instanceof Refusal)) throw error;
  }
}
