import { roleLabels, type Role } from '../../../shared/constants/roles.ts';
import type { Circle } from '../../../shared/model/people.ts';
import { paths, personPath } from '../../common/navigation/paths.ts';
import { fullName } from '../../common/people/person.ts';

/** One thing that is found by name. */
export interface Find {
  label: string;
  group: 'Job' | 'Person';
  detail?: string;
  to: string;
}

/**
 * The jobs and people of a circle as the command palette shows them to this role, each with the page it leads to; who
 * has no page for the role is left out.
 */
export function paletteFinds(role: Role, { jobs, people }: Circle): Find[] {
  // Super managers look at who is on a job; the job's own page belongs to its manager.
  const jobPath = role === 'super_manager' ? paths.jobCandidates : paths.job;
  return [
    ...jobs.map((job): Find => ({
      label: job.title,
      group: 'Job',
      ...(job.companyName ? { detail: job.companyName } : {}),
      to: jobPath(job.id),
    })),
    ...people.flatMap((person): Find[] => {
      const to = personPath(role, person);
      return to ? [{ label: fullName(person), group: 'Person', detail: roleLabels[person.role], to }] : [];
    }),
  ];
}
