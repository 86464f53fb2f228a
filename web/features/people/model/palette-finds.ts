import { roleLabels, type Role } from '../../../../shared/constants/roles.ts';
import type { Circle } from '../../../../shared/model/people.ts';
import { paths, personPath } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';

/** A job or person found by name. */
export interface Find {
  label: string;
  group: 'Job' | 'Person';
  detail?: string;
  to: string;
}

/**
 * The jobs and people of a circle as command palette entries with links for this role. People without a page for the
 * role are left out.
 */
export function paletteFinds(role: Role, { jobs, people }: Circle): Find[] {
  // Super managers see the candidates on a job; the job's own page belongs to its manager.
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
