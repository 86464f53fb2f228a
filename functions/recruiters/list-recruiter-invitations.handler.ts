import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { pageOf } from '../door/page.ts';
import type { RecruitersStore } from './recruiters.store.ts';

export const listRecruiterInvitationsHandler = answer(
  contract.recruiters.listRecruiterInvitations,
  async ({ query, actor }, { recruitersStore }: { recruitersStore: RecruitersStore }) => {
    const invitations = await recruitersStore.invitationsOf(actor.id);
    return pageOf(
      invitations.filter((one) => one.status === 'invited'),
      query,
    );
  },
);
