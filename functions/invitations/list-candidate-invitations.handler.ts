import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { pageOf } from '../door/page.ts';
import type { CandidateInvitations } from '../records/candidate-invitation.ts';

export const listCandidateInvitationsHandler = answer(
  contract.invitations.listCandidateInvitations,
  async ({ query, actor }, { candidateInvitations }: { candidateInvitations: CandidateInvitations }) => {
    const invitations = await candidateInvitations.sentBy(actor.id);
    return pageOf(
      invitations.filter((one) => one.status === query.status),
      query,
    );
  },
);
