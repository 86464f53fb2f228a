import { failureMessage } from '../../../api/api-error.ts';
import { InviteModal } from '../../../ui/overlays/invite-modal.tsx';
import { useInviteRecruiters } from '../queries/recruiter-invitations.ts';

/** Invites recruiters by mail; addresses that cannot be invited stay and are marked (RECR-18 to RECR-23). */
export function InviteRecruitersModal({ onClose }: { onClose: () => void }) {
  const invite = useInviteRecruiters();
  return (
    <InviteModal
      title="Invite recruiters"
      lead="Each address gets a link to set up an account and work with you."
      noun="recruiter"
      sent="invitation"
      takenBecause="cannot be invited: there is already an account or an invitation"
      busy={invite.isPending}
      failure={invite.error && failureMessage(invite.error)}
      onSend={(emails, onSent) => invite.mutate(emails, { onSuccess: ({ data }) => onSent(data) })}
      onClose={onClose}
    />
  );
}
