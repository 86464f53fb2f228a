import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNoAccess } from '../../api/api-error.ts';
import { useAccount } from '../../common/account/account.ts';
import { paths } from '../../common/navigation/paths.ts';
import { CandidateRecord } from '../../features/candidate-profile/components/candidate-record.tsx';
import { JobsOfCandidate } from '../../features/candidate-profile/components/jobs-of-candidate.tsx';
import { ProfileActions } from '../../features/candidate-profile/components/profile-actions.tsx';
import { SummaryCard } from '../../features/candidate-profile/components/summary-card.tsx';
import { candidateProfileQuery } from '../../features/candidate-profile/queries/candidate-profile.ts';
import { ProposeCandidate } from '../../features/claims/components/propose-candidate.tsx';
import { PersonPage } from '../../features/people/pages/person.tsx';
import { SelfAssignments } from '../../features/recruiter-jobs/components/self-assignments.tsx';
import { DownloadResume } from '../../common/people/download-resume.tsx';
import { TasksAbout } from '../../features/tasks/components/tasks-about.tsx';
import { NoAccess } from '../../ui/feedback/states.tsx';

/**
 * `/recruiter/candidates/{id}` and the candidate pages of managers and super managers: who the candidate is, with the
 * record; nothing at all for those who may not see the record (CAND-02, CAND-05, ERR-01).
 */
export function CandidatePage() {
  const { role } = useAccount();
  const { id, candidateId = id } = useParams();
  const { data: profile, error } = useQuery(candidateProfileQuery(Number(candidateId) || 0));
  if (isNoAccess(error)) return <NoAccess what="candidate" backTo={paths.dashboard()} backLabel="Dashboard" />;
  return (
    <PersonPage
      hasJobs
      actionsOf={(person) => (
        <>
          {profile?.actions.includes('assign') && <ProposeCandidate candidate={person} />}
          {profile?.resume && <DownloadResume candidateId={person.id} resume={profile.resume} />}
          <ProfileActions candidateId={person.id} />
        </>
      )}
      recordOf={(person) => (
        <>
          {role === 'recruiter' && <SelfAssignments candidateId={person.id} />}
          <SummaryCard candidateId={person.id} />
          <JobsOfCandidate candidate={person} />
          {role === 'recruiter' && <TasksAbout about={{ kind: 'candidate', id: person.id }} />}
          <CandidateRecord candidateId={person.id} isEditing={false} />
        </>
      )}
    />
  );
}
