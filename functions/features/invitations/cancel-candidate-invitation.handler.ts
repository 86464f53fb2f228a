import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CandidateInvitations } from '../../records/candidate-invitation.ts';
import { candidateInvitationKind } from '../../records/candidate-invitation.ts';
import { mergesAround, removedMergeWrite, survivorOf, type CandidateMerge } from '../../records/candidate-merge.ts';
import { removedImportWrite } from '../../records/imported-candidate.ts';
import { takeBack } from '../../domain/invitations/mailed-invitation.steps.ts';

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
          removedImportWrite({ recruiterId: actor.id, id: invitation.id }),
          ...around.filter(({ id }) => isKept || id === invitation.id).map(removedMergeWrite),
        ]);
      },
    }),
);
