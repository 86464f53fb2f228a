import { keys } from '../platform/table/keys.ts';
import type { PersonalData } from './personal-data.ts';
import { anonymise, remove } from './personal-data.ts';

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  candidateOnJob: {
    holds: 'candidate and recruiter on a job, by name',
    found: 'as the job',
    exported: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  candidatesOnJob: { leadsTo: 'candidateOnJob' },
  candidatesAndGate: { leadsTo: 'candidateOnJob' },
  candidatesInProcess: { leadsTo: 'candidateOnJob' },
  candidateOnJobSubject: { leadsTo: 'event' },
  storyOf: { leadsTo: 'event' },
  storyHiding: {
    holds: 'from whom a candidate hides, for readers of the story of the candidate on a job',
    found: 'in the story of the candidate on the job',
    exported: { not: 'It repeats the list of the profile.' },
    erasure: remove,
  },
  storyLeftBy: {
    holds: 'the recruiter, by id, who no longer leads to the story of a candidate on a job',
    found: 'in the story of the candidate on the job',
    exported: { not: 'It repeats the end of a claim, which is included.' },
    erasure: remove,
  },
  storyManager: {
    holds: 'the manager, by id, to whom a job was handed over, for readers of the story of a candidate on it',
    found: 'in the story of the candidate on the job',
    exported: { not: 'It repeats whose the job is, which is included.' },
    erasure: remove,
  },
  sharedJobs: {
    holds:
      'with whom a candidate or recruiter has met on which jobs, by id; the ids lead to nobody once the other is gone',
    own: (userId) => keys.sharedJobs(userId, 0),
    exported: { not: 'It repeats the applications, which are included.' },
    erasure: remove,
  },
  partnersOf: { leadsTo: 'sharedJobs' },
} satisfies PersonalData;
