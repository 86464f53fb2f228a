import { paths } from '../../common/navigation/paths.ts';
import { PersonPage } from '../../features/people/pages/person.tsx';
import { AskRecruiter } from '../../features/recruiters/components/ask-recruiter.tsx';
import { RecruiterWork } from '../../features/recruiters/components/recruiter-work.tsx';
import { RemoveRecruiter } from '../../features/recruiters/components/remove-recruiter.tsx';

/**
 * `/manager/recruiters/{id}`: a recruiter with their work for the manager, who may end it (PERM-29, PERM-31), or
 * ask a recruiter of other managers to work on a job (RECR-04, PERM-20).
 */
export function ManagerRecruiterPage() {
  return (
    <PersonPage
      hasJobs
      back={{ to: paths.managerRecruiters(), label: 'Recruiters' }}
      actionsOf={(person) =>
        person.worksSince ? (
          <RemoveRecruiter recruiter={person} />
        ) : (
          person.showSendInvite && <AskRecruiter recruiter={person} />
        )
      }
      recordOf={(person) => <RecruiterWork recruiter={person} viewerRole="manager" />}
    />
  );
}
