import { failureMessage } from '../../../api/api-error.ts';
import { InviteModal } from '../../../ui/overlays/invite-modal.tsx';
import { useInviteCandidates } from '../queries/candidate-invitations.ts';

/** Invites candidates by mail; addresses that cannot be invited stay and are marked (RECR-16, RECR-17). */
export function InviteCandidatesModal({ onClose }: { onClose: () => void }) {
  const invite = useInviteCandidates();
  return (
    <InviteModal
      title="Invite candidates"
      lead="Each address gets a link to set up a profile. We notify you when someone joins."
      noun="candidate"
      sent="invitation"
      takenBecause="cannot be invited: there is already an account or an invitation"
      busy={invite.isPending}
      failure={invite.error && failureMessage(invite.error)}
      onSend={(emails, onSent) => invite.mutate(emails, { onSuccess: ({ data }) => onSent(data) })}
      onClose={onClose}
    />
  );
}
