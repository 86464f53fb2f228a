import { paths } from '../../common/navigation/paths.ts';
import { PersonPage } from '../../features/people/components/person-page.tsx';
import { RecruiterWork } from '../../features/recruiters/components/recruiter-work.tsx';
import { RemoveRecruiter } from '../../features/recruiters/components/remove-recruiter.tsx';

/** `/manager/recruiters/{id}`: a recruiter with their work for the manager, who may end it (PERM-29, PERM-31). */
export function Component() {
  return (
    <PersonPage
      hasJobs
      back={{ to: paths.managerRecruiters(), label: 'Recruiters' }}
      actionsOf={(person) => person.worksSince && <RemoveRecruiter recruiter={person} />}
      recordOf={(person) => <RecruiterWork recruiter={person} viewerRole="manager" />}
    />
  );
}
