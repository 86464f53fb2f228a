import { CandidateInvitePage as InvitePage } from '../../features/accounts/pages/candidate-invite.tsx';
import { EnteredAboutYou } from '../../features/resumes/components/entered-about-you.tsx';

/** `/candidate-invite`: the invitation, with what was entered about whom it invites. */
export function CandidateInvitePage() {
  return <InvitePage entered={(about) => <EnteredAboutYou {...about} />} />;
}
