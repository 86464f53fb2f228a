import { CandidateRecord } from '../../features/candidate-profile/components/candidate-record.tsx';
import { CandidateOnJobPage } from '../../features/pipeline/pages/candidate-on-job.tsx';

/** The candidate on a job, for those who read the candidate's profile, beside their story. */
export function CandidateWithProfile() {
  return <CandidateOnJobPage profileOf={(id) => <CandidateRecord candidateId={id} isEditing={false} />} />;
}
