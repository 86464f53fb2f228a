import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { CandidateProfile } from '../../../shared/model/candidate-profile.ts';
import type { ParsedFactsSent } from '../../../shared/model/parsed-resume.ts';
import { isNoAccess } from '../../api/api-error.ts';
import { useAccount } from '../../common/account/account.ts';
import { paths } from '../../common/navigation/paths.ts';
import { candidateProfileQuery } from '../../features/candidate-profile/queries/candidate-profile.ts';
import { BesideResume } from '../../features/resumes/components/beside-resume.tsx';
import { OwnResumeForm } from '../../features/resumes/components/own-resume-form.tsx';
import { countOfFacts, newFacts } from '../../features/resumes/model/own-fields.ts';
import { ownParsedResumeQuery } from '../../features/resumes/queries/own-resume.ts';
import { useLiveResumes } from '../../features/resumes/hooks/use-live-resumes.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, NoAccess } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { Card } from '../../ui/layouts/card.tsx';

const back = { to: paths.profile(), label: 'Profile' };

/** `/profile/resume/{id}`: what was read in the candidate's own resume, beside the page, before it is added. */
export function ReviewResumePage() {
  const id = Number(useParams().id) || 0;
  const { id: candidateId } = useAccount();
  const { data: resume, error, refetch } = useQuery(ownParsedResumeQuery(id));
  const { data: profile } = useQuery(candidateProfileQuery(candidateId));
  useLiveResumes();
  if (id === 0 || isNoAccess(error)) return <NoAccess what="resume" backTo={back.to} backLabel={back.label} />;
  return (
    <BesideResume
      title="Review your resume"
      back={back}
      resume={resume}
      error={error}
      onRetry={() => void refetch()}
      form={(facts, onLook) =>
        profile ? (
          <NewEntries key={id} facts={facts} profile={profile} onLook={onLook} />
        ) : (
          <Card>
            <SkeletonText lines={8} />
          </Card>
        )
      }
    />
  );
}

interface NewEntriesProps {
  facts: ParsedFactsSent;
  profile: CandidateProfile;
  onLook: Parameters<typeof OwnResumeForm>[0]['onLook'];
}

function NewEntries({ facts, profile, onLook }: NewEntriesProps) {
  const navigate = useNavigate();
  const found = useMemo(() => newFacts(facts, profile), [facts, profile]);
  if (countOfFacts(found) === 0)
    return (
      <EmptyState title="Nothing new was found" action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>
        Your profile has every entry and skill that was read in this resume.
      </EmptyState>
    );
  const finish = () => {
    showToast({ title: 'Your profile has what you took over from your resume.' });
    void navigate(paths.profile());
  };
  return <OwnResumeForm candidateId={profile.candidate.id} facts={found} onLook={onLook} onAdded={finish} />;
}
