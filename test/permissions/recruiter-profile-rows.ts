import type { Row } from './row.ts';
import { ok, page } from './row.ts';

const shown = { unrelated: ok, missing: 404 } as const;

/**
 * A recruiter's profile: everybody who signs in opens it, but sees only what they share with the recruiter (PERM-07,
 * PERM-19, PERM-20, PERM-21, PERM-29).
 */
export const recruiterProfileRows = {
  'recruiters.readRecruiterActions': { about: 'recruiter', manager: shown, recruiter: shown, candidate: shown },
  'recruiters.listRecruiterSkills': { about: 'recruiter', manager: shown, recruiter: shown, candidate: shown },
  'recruiters.listJobsOfPerson': {
    about: 'job of a recruiter',
    query: page,
    manager: { own: 'shown', unrelated: 'hidden' },
    recruiter: { own: 'shown', related: 'shown', unrelated: 'hidden' },
    candidate: { own: 'shown', unrelated: 'hidden' },
  },
  'recruiters.listCandidatesOfRecruiter': {
    about: 'candidate of a recruiter',
    query: page,
    manager: { own: 'shown', unrelated: 'hidden' },
  },
  'recruiters.listClientsOfRecruiter': {
    about: 'client of a recruiter',
    query: page,
    manager: { own: 'shown', unrelated: 'hidden' },
    recruiter: { own: 'shown', related: 'shown', unrelated: 'hidden' },
  },
} satisfies Record<string, Row>;
