import type { CandidateSignUpForm } from '../../../shared/validation/account.ts';
import type { Clock } from '../../door/clock.ts';
import { refuse } from '../../door/refusal.ts';
import type { Identity } from '../../outside/identity/port.ts';
import type { MailedTokens } from '../../records/mailed-token.ts';
import { acceptCandidateInvitation } from './accept-candidate-invitation.ts';
import type { AccountsStore } from '../accounts.store.ts';
import type { InvitationsStore } from './invitations.store.ts';
import { openByLink } from './open-by-link.steps.ts';

export interface InvitedSignUpNeeds {
  accountsStore: AccountsStore;
  invitationsStore: InvitationsStore;
  mailedTokens: MailedTokens;
  identity: Identity;
  clock: Clock;
}

/**
 * Registers an invited candidate: for the address that was invited, by a link that is still good, and confirmed at once
 * (AUTH-24, API-13).
 */
export async function signUpByInvitation(
  {
    invitationToken,
    email,
    password,
    ...form
  }: CandidateSignUpForm & { invitationToken: string; source: string | null },
  { accountsStore, invitationsStore, mailedTokens, identity, clock }: InvitedSignUpNeeds,
): Promise<{ id: number; email: string }> {
  const at = clock.now();
  const invitation = await mailedTokens.purpose(invitationToken, 'candidate-invitation', at);
  if (invitation.email !== email) throw refuse.invalid('email', 'This invitation was mailed to another address');
  if (await accountsStore.accountByEmail(email))
    throw refuse.conflict('This email is already registered; log in instead', 'email');
  const id = clock.newId();
  const accepted = acceptCandidateInvitation(form, invitation, {
    id,
    uuid: clock.newUuid(id),
    at,
    eventId: clock.newId(),
  });
  const writes = [
    mailedTokens.use(invitationToken, at),
    ...invitationsStore.acceptedByCandidate(invitation, accepted.account),
  ];
  return openByLink(accepted, password, writes, { accountsStore, identity });
}
