import { readSiteConfig } from '../../../api/site-config.ts';
import { useAccount } from '../../../common/account/account.ts';
import { InvitePeopleModal } from '../../../common/invitations/invite-people-modal.tsx';
import { useInviteCandidates } from '../queries/candidate-invitations.ts';

/** Invites candidates by mail; addresses that cannot be invited stay and are marked (RECR-16, RECR-17). */
export function InviteCandidatesModal({ onClose }: { onClose: () => void }) {
  const invite = useInviteCandidates();
  const { role } = useAccount();
  const { referralShare } = readSiteConfig();
  const earns =
    role === 'candidate'
      ? ` When they are hired, you earn ${referralShare} % of the job’s points, or the share it names.`
      : '';
  return (
    <InvitePeopleModal
      invite={invite}
      title="Invite candidates"
      lead={`Each address gets a link to set up a profile. We notify you when someone joins.${earns}`}
      noun="candidate"
      sent="invitation"
      takenBecause="cannot be invited: you have invited them already, or it is yours"
      onClose={onClose}
    />
  );
}
