import { useParams } from 'react-router-dom';
import { paths } from '../../common/navigation/paths.ts';
import { CandidateRecord } from '../../features/candidate-profile/components/candidate-record.tsx';
import { PersonPage } from '../../features/people/pages/person.tsx';

/** `/recruiter/candidates/{id}/edit`: the record of a candidate as a recruiter edits it (CAND-06, PERM-17). */
export function EditCandidatePage() {
  const { id = '' } = useParams();
  return (
    <PersonPage
      back={{ to: paths.recruiterCandidate(id), label: 'Profile' }}
      recordOf={(person) => <CandidateRecord candidateId={person.id} isEditing />}
    />
  );
}
