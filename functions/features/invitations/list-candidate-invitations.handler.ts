import { contract } from '../../../shared/contract/contract.ts';
import { rangeBegin } from '../../../shared/rules/dashboard-range.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { CandidateInvitations } from '../../records/candidate-invitation.ts';

export const listCandidateInvitationsHandler = handler(
  contract.invitations.listCandidateInvitations,
  async (
    { query, actor },
    { candidateInvitations, clock }: { candidateInvitations: CandidateInvitations; clock: Pick<Clock, 'now'> },
  ) => {
    const begin = rangeBegin(query, clock.now());
    const invitations = await candidateInvitations.sentBy(actor.id);
    return pageOf(
      invitations.filter((one) => one.status === query.status && Date.parse(one.invitedAt) >= begin),
      query,
    );
  },
);
