import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { takeBack } from '../../domain/invitations/mailed-invitation.steps.ts';
import type { RecruiterInvitations, StoredRecruiterInvitation } from '../../records/recruiter-invitation.ts';
import { recruiterInvitationKind } from '../../records/recruiter-invitation.ts';
import { withdrawJoinInvitation } from './answer-join-invitation.ts';

interface Needs {
  recruiterInvitations: RecruiterInvitations;
  clock: Pick<Clock, 'now' | 'newId'>;
}

export const closeRecruiterInvitationHandler = handler(
  contract.recruiters.closeRecruiterInvitation,
  ({ params, actor }, { recruiterInvitations, clock }: Needs) =>
    takeBack<StoredRecruiterInvitation>({ actor, id: params.id }, recruiterInvitationKind, {
      one: recruiterInvitations.one,
      saveTakenBack: (invitation) =>
        recruiterInvitations.saveWithdrawn(
          invitation,
          withdrawJoinInvitation(invitation, { actor, at: clock.now(), eventId: clock.newId() }),
        ),
    }),
);
