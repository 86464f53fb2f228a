import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import { linkState } from '../records/link-state.ts';
import type { MailedTokens } from '../records/mailed-token.ts';
import type { InvitationsStore } from './invitations.store.ts';

interface Needs {
  invitationsStore: InvitationsStore;
  mailedTokens: MailedTokens;
  clock: Clock;
}

const unknownLink = { state: 'unknown' as const, email: null, sender: null, hasAccount: false };

export const readInvitationLinkHandler = answer(
  contract.invitations.readInvitationLink,
  async ({ body }, { invitationsStore, mailedTokens, clock }: Needs) => {
    const { state, purpose } = await mailedTokens.look(body.token, 'candidate-invitation', clock.now());
    if (!purpose) return unknownLink;
    const { invitation, hasAccount } = await invitationsStore.behindLink(purpose);
    return {
      state: linkState(state, invitation?.status),
      email: purpose.email,
      sender: invitation?.inviter ?? null,
      hasAccount,
    };
  },
);
