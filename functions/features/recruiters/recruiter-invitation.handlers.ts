import { contract } from '../../../shared/contract/contract.ts';
import {
  inviteEach,
  sendAgain,
  takeBack,
  type SendingNeeds,
} from '../../domain/invitations/mailed-invitation.steps.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import {
  sentToManager,
  recruiterInvitationKind,
  type StoredRecruiterInvitation,
} from '../../records/recruiter-invitation.ts';
import { type RecruiterInvitations } from '../../domain/invitations/recruiter-invitations.ts';
import { withdrawJoinInvitation } from './answer-join-invitation.ts';
import { inviteRecruiter, resendInvitation } from './invite-recruiter.ts';

export const listRecruiterInvitationsHandler = handler(
  contract.recruiters.listRecruiterInvitations,
  async ({ query, actor }, { recruiterInvitations }: { recruiterInvitations: RecruiterInvitations }) => {
    const wantsOpen = query.scope === 'open';
    const sent = await recruiterInvitations.sentBy(actor.id);
    return pageOf(sent.filter(({ status }) => (status === 'invited') === wantsOpen).map(sentToManager), query);
  },
);

export const inviteRecruitersHandler = handler(
  contract.recruiters.inviteRecruiters,
  ({ body, actor }, needs: SendingNeeds & { recruiterInvitations: RecruiterInvitations }) =>
    inviteEach(
      body.emails,
      actor,
      async (email, id, circumstances) =>
        inviteRecruiter(email, id, { ...circumstances, owner: await needs.recruiterInvitations.ownerOf(email) }),
      { ...needs, invitations: needs.recruiterInvitations },
    ),
);

export const resendRecruiterInvitationHandler = handler(
  contract.recruiters.resendRecruiterInvitation,
  async ({ params, actor }, needs: SendingNeeds & { recruiterInvitations: RecruiterInvitations }) =>
    sentToManager(
      await sendAgain<StoredRecruiterInvitation>(
        { actor, id: params.id },
        async (before, circumstances) =>
          resendInvitation(before, {
            ...circumstances,
            owner: await needs.recruiterInvitations.ownerOf(before.email),
          }),
        { ...needs, invitations: needs.recruiterInvitations },
      ),
    ),
);

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

export const removeRecruiterInvitationHandler = handler(
  contract.recruiters.removeRecruiterInvitation,
  async ({ params, actor }, { recruiterInvitations }: { recruiterInvitations: RecruiterInvitations }) => {
    await recruiterInvitations.saveRemoved(await recruiterInvitations.one(actor.id, params.id));
    return { id: params.id };
  },
);
