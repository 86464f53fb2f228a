import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { RecruitersStore } from './recruiters.store.ts';

export const withdrawRecruiterInvitationHandler = answer(
  contract.recruiters.withdrawRecruiterInvitation,
  async ({ params, actor }, { recruitersStore }: { recruitersStore: RecruitersStore }) => {
    const invitation = await recruitersStore.invitation(actor.id, params.id);
    await recruitersStore.saveWithdrawn(invitation);
    return { id: invitation.id };
  },
);
