import { keys } from '../../platform/table/keys.ts';
import type { PersonalData } from '../../records/personal-data.ts';
import { remove } from '../../records/personal-data.ts';

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  packedJobs: {
    holds: 'a manager’s jobs in brief, and who waits on them, by id',
    own: (userId) => keys.packedJobsOf(userId),
    exported: { not: 'It repeats the jobs, which are included.' },
    erasure: remove,
  },
  packedJobsOf: { leadsTo: 'packedJobs' },
  recentJobs: { leadsTo: 'packedJobs' },
} satisfies PersonalData;
