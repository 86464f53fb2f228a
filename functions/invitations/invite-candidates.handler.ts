import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import type { MailAllowance } from '../records/mail-allowance.ts';
import type { InvitationsStore } from './invitations.store.ts';
import { inviteCandidate } from './invite-candidate.ts';

interface Needs {
  invitationsStore: InvitationsStore;
  mailAllowance: MailAllowance;
  clock: Clock;
}

export const inviteCandidatesHandler = answer(
  contract.invitations.inviteCandidates,
  async ({ body, actor }, { invitationsStore, mailAllowance, clock }: Needs) => {
    const at = clock.now();
    await mailAllowance.take(actor, body.emails.length, at);
    return Promise.all(
      body.emails.map(async (email) => {
        const invited = inviteCandidate(email, clock.newId(), { actor, at, eventId: clock.newId() });
        return { email, available: await invitationsStore.saveNew(invited) };
      }),
    );
  },
);
