import { useAccount } from '../../common/account/account.ts';
import { PersonPage } from '../../features/people/pages/person.tsx';
import { JobsOfPerson } from '../../features/recruiters/components/jobs-of-person.tsx';
import { RecruiterWork } from '../../features/recruiters/components/recruiter-work.tsx';

/**
 * A manager's or recruiter's page for another manager, a recruiter or a candidate: who they are, with the jobs and
 * clients that the viewer may know (RECR-47 to RECR-51).
 */
export function ColleaguePage() {
  const { role } = useAccount();
  return (
    <PersonPage
      recordOf={(person) =>
        person.role === 'recruiter' ? (
          <RecruiterWork recruiter={person} viewerRole={role} />
        ) : (
          <JobsOfPerson
            personId={person.id}
            title="Jobs"
            empty={`Jobs of ${person.firstName} that you may open are listed here.`}
            hasClosed={role !== 'candidate'}
          />
        )
      }
    />
  );
}
