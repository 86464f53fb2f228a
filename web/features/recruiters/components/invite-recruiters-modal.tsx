import { InvitePeopleModal } from '../../../common/invitations/invite-people-modal.tsx';
import { useInviteRecruiters } from '../queries/recruiter-invitations.ts';

/** Invites recruiters by mail; addresses that cannot be invited stay and are marked (RECR-18 to RECR-23). */
export function InviteRecruitersModal({ onClose }: { onClose: () => void }) {
  const invite = useInviteRecruiters();
  return (
    <InvitePeopleModal
      invite={invite}
      title="Invite recruiters"
      lead="Each address gets an invitation to work with you. New recruiters set up an account first."
      noun="recruiter"
      sent="invitation"
      takenBecause="cannot be invited: you have invited them already, or they work for you"
      onClose={onClose}
    />
  );
}
