import type { JobLink } from '../../shared/model/job-link.ts';
import { noSuch, Refusal, refuse } from '../platform/door/refusal.ts';
import { listedIn } from '../platform/table/key.ts';
import { keys } from '../platform/table/keys.ts';
import { exists, isNew, type SingleWrite, type Write } from '../platform/table/write.ts';
import { openJobCheck } from './job-gate.ts';
import { remove, type PersonalData } from './personal-data.ts';
import { worksForManagerCheck } from './recruiter-of-manager.ts';

/** A recruiter's link to a job as stored: one per job, found by its code too. */
export interface StoredJobLink extends JobLink {
  recruiterId: number;
  jobId: number;
}

/** The refusal of what would count on a link that was removed since it was read. */
export const jobLinkRemoved = new Refusal('notFound', 'This link no longer works');

/** The writes of a new link: only while the job is open and the recruiter works for its manager, and one per job. */
export function newJobLinkWrites(link: StoredJobLink, managerId: number): Write[] {
  const { recruiterId, jobId, code, createdAt } = link;
  return [
    {
      put: { ...keys.jobLink(recruiterId, jobId), ...link, ...listedIn(keys.jobLinkByCode(code), createdAt) },
      when: isNew,
      refusal: refuse.conflict('You already have a link to this job'),
    },
    worksForManagerCheck(recruiterId, managerId),
    openJobCheck(jobId, refuse.conflict('Only an open job can be recommended'), managerId),
  ];
}

/** The write that counts a visit or an application; it brings no removed link back. */
export function countedJobLinkWrite(
  { recruiterId, jobId, code }: Pick<StoredJobLink, 'recruiterId' | 'jobId' | 'code'>,
  what: 'visits' | 'applications',
): SingleWrite {
  return {
    update: keys.jobLink(recruiterId, jobId),
    add: { [what]: 1 },
    when: { expression: '#code = :code', values: { code } },
    refusal: jobLinkRemoved,
  };
}

/** The write that removes a link; one that is gone refuses. */
export function removedJobLinkWrite(recruiterId: number, jobId: number): SingleWrite {
  return { remove: keys.jobLink(recruiterId, jobId), when: exists, refusal: noSuch('link') };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  jobLink: {
    holds: 'a recruiter’s public links to jobs, and how often they were visited and applied through',
    own: (userId) => keys.jobLinks(userId),
    exported: { file: 'recommendations' },
    erasure: remove,
  },
  jobLinks: { leadsTo: 'jobLink' },
  jobLinkByCode: { leadsTo: 'jobLink' },
} satisfies PersonalData;
