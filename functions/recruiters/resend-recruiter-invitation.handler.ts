import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import type { MailAllowance } from '../records/mail-allowance.ts';
import { resendInvitation } from './invite-recruiter.ts';
import type { RecruitersStore } from './recruiters.store.ts';

interface Needs {
  recruitersStore: RecruitersStore;
  mailAllowance: MailAllowance;
  clock: Clock;
}

export const resendRecruiterInvitationHandler = answer(
  contract.recruiters.resendRecruiterInvitation,
  async ({ params, actor }, { recruitersStore, mailAllowance, clock }: Needs) => {
    const at = clock.now();
    const before = await recruitersStore.invitation(actor.id, params.id);
    const invited = resendInvitation(before, { actor, at, eventId: clock.newId() });
    await mailAllowance.take(actor, 1, at);
    await recruitersStore.saveResent(invited, before);
    return invited.invitation;
  },
);
