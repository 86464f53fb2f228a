import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import { resendInvitation } from './invite-recruiter.ts';
import type { RecruitersStore } from './recruiters.store.ts';

export const resendRecruiterInvitationHandler = answer(
  contract.recruiters.resendRecruiterInvitation,
  async ({ params, actor }, { recruitersStore, clock }: { recruitersStore: RecruitersStore; clock: Clock }) => {
    const before = await recruitersStore.invitation(actor.id, params.id);
    const invited = resendInvitation(before, { actor, at: clock.now(), eventId: clock.newId() });
    await recruitersStore.saveResent(invited);
    return invited.invitation;
  },
);
