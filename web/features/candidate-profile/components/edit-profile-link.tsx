import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { candidateProfileQuery } from '../queries/candidate-profile.ts';

/** A recruiter's way to edit a candidate's profile; disabled with the reason where they may not (CAND-06, PERM-17). */
export function EditProfileLink({ candidateId }: { candidateId: number }) {
  const { role } = useAccount();
  const { data: profile } = useQuery(candidateProfileQuery(candidateId));
  if (role !== 'recruiter' || !profile) return null;
  if (!profile.isEditable)
    return (
      <Button
        icon={<Pencil aria-hidden />}
        disabledReason="You edit profiles of candidates you work with on an open job"
      >
        Edit profile
      </Button>
    );
  return (
    <ButtonLink to={paths.editCandidate(candidateId)} icon={<Pencil aria-hidden />}>
      Edit profile
    </ButtonLink>
  );
}
