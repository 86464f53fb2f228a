import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { CandidateInvitations } from '../records/candidate-invitation.ts';
import { candidateInvitationKind } from '../records/candidate-invitation.ts';
import { removedImportWrite } from '../records/imported-candidate.ts';
import { takeBack } from '../records/mailed-invitation.steps.ts';

export const cancelCandidateInvitationHandler = handler(
  contract.invitations.cancelCandidateInvitation,
  ({ params, actor }, { candidateInvitations }: { candidateInvitations: CandidateInvitations }) =>
    takeBack({ actor, id: params.inviteId }, candidateInvitationKind, {
      ...candidateInvitations,
      // What was imported with it is removed too: nobody can claim it any more.
      saveTakenBack: (invitation) =>
        candidateInvitations.saveTakenBack(invitation, [
          removedImportWrite({ recruiterId: actor.id, id: invitation.id }),
        ]),
    }),
);
