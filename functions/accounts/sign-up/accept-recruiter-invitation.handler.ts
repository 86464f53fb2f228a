import { contract } from '../../../shared/contract/contract.ts';
import { answer } from '../../door/answer.ts';
import type { Clock } from '../../door/clock.ts';
import { refuse } from '../../door/refusal.ts';
import type { Identity } from '../../outside/identity/port.ts';
import type { MailedTokens } from '../../records/mailed-token.ts';
import { acceptInvitation } from './accept-invitation.ts';
import type { AccountsStore } from '../accounts.store.ts';
import type { InvitationsStore } from './invitations.store.ts';
import { openByLink } from './open-by-link.steps.ts';

interface Needs {
  accountsStore: AccountsStore;
  invitationsStore: InvitationsStore;
  mailedTokens: MailedTokens;
  identity: Identity;
  clock: Clock;
}

export const acceptRecruiterInvitationHandler = answer(
  contract.accounts.acceptRecruiterInvitation,
  async ({ body }, { accountsStore, invitationsStore, mailedTokens, identity, clock }: Needs) => {
    const at = clock.now();
    const invitation = await mailedTokens.purpose(body.invitationToken, 'recruiter-invitation', at);
    if (body.email !== undefined && body.email !== invitation.email)
      throw refuse.invalid('email', 'This invitation was mailed to another address');
    if (await accountsStore.accountByEmail(invitation.email))
      throw refuse.conflict('This email is already registered; sign in instead', 'email');
    const id = clock.newId();
    const accepted = acceptInvitation({ firstName: body.firstName, lastName: body.lastName }, invitation, {
      id,
      uuid: clock.newUuid(id),
      at,
      eventId: clock.newId(),
    });
    const writes = [
      mailedTokens.use(body.invitationToken, at),
      ...invitationsStore.accepted(invitation, accepted.account, at),
    ];
    return openByLink(accepted, body.password, writes, { accountsStore, identity });
  },
);
