import { contract } from '../../../../shared/contract/contract.ts';
import type { InvitationLink } from '../../../../shared/model/invitation.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { linkState, unknownLink } from '../../../records/link-state.ts';
import type { RecruiterInvitations } from '../../../records/recruiter-invitation.ts';
import type { MailedTokens } from '../../../records/mailed-token.ts';
import type { AccountsStore } from '../accounts.store.ts';

interface Needs {
  recruiterInvitations: RecruiterInvitations;
  accountsStore: AccountsStore;
  mailedTokens: MailedTokens;
  clock: Clock;
}

/** Recruiters' invitations have their own words for what others call waiting and cancelled. */
const answers = {
  invited: 'waiting',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'cancelled',
} as const;

export const readMailedLinkHandler = handler(
  contract.accounts.readMailedLink,
  async ({ body: { token, kind } }, needs: Needs) =>
    kind === 'recovery' ? recovery(token, needs) : recruiterInvitation(token, needs),
);

async function recovery(token: string, { accountsStore, mailedTokens, clock }: Needs): Promise<InvitationLink> {
  const { state, purpose } = await mailedTokens.look(token, 'recovery', clock.now());
  const account = purpose && (await accountsStore.account(purpose.userId));
  return account ? { state, email: account.email, sender: null, hasAccount: true } : unknownLink;
}

async function recruiterInvitation(
  token: string,
  { recruiterInvitations, mailedTokens, clock }: Needs,
): Promise<InvitationLink> {
  const { state, purpose } = await mailedTokens.look(token, 'recruiter-invitation', clock.now());
  if (!purpose) return unknownLink;
  const { invitation, manager, hasAccount } = await recruiterInvitations.behindLink(purpose);
  const invited = invitation && answers[invitation.status];
  return { state: linkState(state, invited), email: purpose.email, sender: manager ?? null, hasAccount };
}
