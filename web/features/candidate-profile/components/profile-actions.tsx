import { useQuery } from '@tanstack/react-query';
import { Pencil, Printer } from 'lucide-react';
import { useAccount } from '../../../common/account/account.ts';
import { FavoriteToggle } from '../../../common/jobs/favorite-toggle.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { candidateProfileQuery, useFavoriteCandidate } from '../queries/candidate-profile.ts';
import { ApproveCandidate } from './approve-candidate.tsx';
import './profile.css';

/**
 * What the viewer's role may do with a candidate: mark them as favourite (PERM-33, CAND-36), and edit the profile, which
 * is disabled with the reason where a recruiter may not (CAND-06, PERM-17).
 */
export function ProfileActions({ candidateId }: { candidateId: number }) {
  const { role } = useAccount();
  const { data: profile } = useQuery(candidateProfileQuery(candidateId));
  const favorite = useFavoriteCandidate(candidateId);
  if (!profile) return null;
  const { isFavorite, isEditable, candidate } = profile;
  return (
    <>
      {isFavorite !== null && (
        <FavoriteToggle
          title={fullName(candidate)}
          isOn={favorite.isPending ? favorite.variables : isFavorite}
          className="profile-star"
          onChange={(isOn) => favorite.mutate(isOn)}
        />
      )}
      <ApproveCandidate profile={profile} />
      {role === 'recruiter' && (
        <ButtonLink to={paths.submissionSheet(candidateId)} icon={<Printer aria-hidden />}>
          Sheet
        </ButtonLink>
      )}
      {role === 'recruiter' &&
        (isEditable ? (
          <ButtonLink to={paths.editCandidate(candidateId)} icon={<Pencil aria-hidden />}>
            Edit profile
          </ButtonLink>
        ) : (
          <Button
            icon={<Pencil aria-hidden />}
            disabledReason="You edit profiles of candidates you work with on an open job"
          >
            Edit profile
          </Button>
        ))}
    </>
  );
}
