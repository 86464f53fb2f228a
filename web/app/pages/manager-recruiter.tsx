import { paths } from '../../common/navigation/paths.ts';
import { PersonPage } from '../../features/people/components/person-page.tsx';
import { RemoveRecruiter } from '../../features/recruiters/components/remove-recruiter.tsx';

/** `/manager/recruiters/{id}`: a recruiter, and ending the work of one who works for the manager (PERM-29, PERM-31). */
export function Component() {
  return (
    <PersonPage
      back={{ to: paths.managerRecruiters(), label: 'Recruiters' }}
      // Addresses are shown only of people who work together.
      actionsOf={(person) => person.role === 'recruiter' && person.contact && <RemoveRecruiter recruiter={person} />}
    />
  );
}
