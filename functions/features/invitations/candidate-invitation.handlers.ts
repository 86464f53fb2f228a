import { contract } from '../../../shared/contract/contract.ts';
import { rangeBegin } from '../../../shared/rules/dashboard-range.ts';
import {
  inviteEach,
  sendAgain,
  takeBack,
  declineByLink,
  type SendingNeeds,
  type LinkNeeds,
} from '../../domain/invitations/mailed-invitation.steps.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import {
  inviteCandidate,
  candidateInvitationKind,
  type CandidateInvitations,
} from '../../records/candidate-invitation.ts';
import { mergesAround, removedMergeWrite, survivorOf, type CandidateMerge } from '../../records/candidate-merge.ts';
import { removedImportWrites } from '../../records/imported-candidate.ts';
import { resendInvitation, declineInvitation } from './invite-candidate.ts';

interface ListNeeds {
  candidateInvitations: CandidateInvitations;
  /** What each hire of an invited person earned the candidate who invited them. */
  earnedByInviting(candidateId: number): Promise<ReadonlyMap<number, number>>;
  clock: Pick<Clock, 'now'>;
}

export const listCandidateInvitationsHandler = handler(
  contract.invitations.listCandidateInvitations,
  async ({ query, actor }, { candidateInvitations, earnedByInviting, clock }: ListNeeds) => {
    const begin = rangeBegin(query, clock.now());
    const invitations = await candidateInvitations.sentBy(actor.id);
    const earnsByThem = actor.role === 'candidate' && query.status === 'accepted';
    const earnedBy = earnsByThem ? await earnedByInviting(actor.id) : new Map<number, number>();
    return pageOf(
      invitations
        .filter((one) => one.status === query.status && Date.parse(one.invitedAt) >= begin)
        .map((one) => {
          const earned = one.candidate ? earnedBy.get(one.candidate.id) : undefined;
          return earned === undefined ? one : { ...one, earned };
        }),
      query,
    );
  },
);

export const inviteCandidatesHandler = handler(
  contract.invitations.inviteCandidates,
  ({ body, actor }, needs: SendingNeeds & { candidateInvitations: CandidateInvitations }) =>
    inviteEach(body.emails, actor, inviteCandidate, { ...needs, invitations: needs.candidateInvitations }),
);

export const resendCandidateInvitationHandler = handler(
  contract.invitations.resendCandidateInvitation,
  ({ params, actor }, needs: SendingNeeds & { candidateInvitations: CandidateInvitations }) =>
    sendAgain({ actor, id: params.inviteId }, (before, moment) => resendInvitation(before, eventActor(actor), moment), {
      ...needs,
      invitations: needs.candidateInvitations,
    }),
);

interface Needs {
  candidateInvitations: CandidateInvitations;
  mergesOf(recruiterId: number): Promise<CandidateMerge[]>;
}

export const cancelCandidateInvitationHandler = handler(
  contract.invitations.cancelCandidateInvitation,
  ({ params, actor }, { candidateInvitations, mergesOf }: Needs) =>
    takeBack({ actor, id: params.inviteId }, candidateInvitationKind, {
      ...candidateInvitations,
      // What was imported with it is removed too: nobody can claim it any more.
      saveTakenBack: async (invitation) => {
        const merges = await mergesOf(actor.id);
        const around = mergesAround(merges, invitation.id);
        // Of the candidate who was kept everything goes; one who was merged away goes alone.
        const isKept = survivorOf(merges, invitation.id) === invitation.id;
        await candidateInvitations.saveTakenBack(invitation, [
          ...removedImportWrites({ recruiterId: actor.id, id: invitation.id }, [invitation.email]),
          ...around.filter(({ id }) => isKept || id === invitation.id).map(removedMergeWrite),
        ]);
      },
    }),
);

export const declineCandidateInvitationHandler = handler(
  contract.invitations.declineCandidateInvitation,
  ({ body }, needs: LinkNeeds & { candidateInvitations: CandidateInvitations }) =>
    declineByLink(body, candidateInvitationKind, declineInvitation, {
      ...needs,
      invitations: needs.candidateInvitations,
    }),
);
