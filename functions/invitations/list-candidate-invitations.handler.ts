import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { pageOf } from '../door/page.ts';
import type { InvitationsStore } from './invitations.store.ts';

export const listCandidateInvitationsHandler = answer(
  contract.invitations.listCandidateInvitations,
  async ({ query, actor }, { invitationsStore }: { invitationsStore: InvitationsStore }) => {
    const invitations = await invitationsStore.invitationsOf(actor.id);
    return pageOf(
      invitations.filter((one) => one.status === query.status),
      query,
    );
  },
);
