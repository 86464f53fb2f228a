import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { pageOf } from '../door/page.ts';
import type { CandidateInvitations } from '../records/candidate-invitation.ts';

export const listCandidateInvitationsHandler = handler(
  contract.invitations.listCandidateInvitations,
  async ({ query, actor }, { candidateInvitations }: { candidateInvitations: CandidateInvitations }) => {
    const invitations = await candidateInvitations.sentBy(actor.id);
    return pageOf(
      invitations.filter((one) => one.status === query.status),
      query,
    );
  },
);
