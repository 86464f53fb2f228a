import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import type { MailAllowance } from '../records/mail-allowance.ts';
import { eventActor } from '../table/outbox.ts';
import type { InvitationsStore } from './invitations.store.ts';
import { resendInvitation } from './invite-candidate.ts';

interface Needs {
  invitationsStore: InvitationsStore;
  mailAllowance: MailAllowance;
  clock: Clock;
}

export const resendCandidateInvitationHandler = answer(
  contract.invitations.resendCandidateInvitation,
  async ({ params, actor }, { invitationsStore, mailAllowance, clock }: Needs) => {
    const at = clock.now();
    const before = await invitationsStore.invitation(actor.id, params.inviteId);
    const invited = resendInvitation(before, eventActor(actor), { at, eventId: clock.newId() });
    await mailAllowance.take(actor, 1, at);
    await invitationsStore.saveResent(invited, before);
    return invited.invitation;
  },
);
