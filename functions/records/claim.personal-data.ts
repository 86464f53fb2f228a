import { keys } from '../platform/table/keys.ts';
import type { PersonalData } from './personal-data.ts';
import { anonymise, remove } from './personal-data.ts';

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  claim: {
    holds: 'who introduces which candidate to which client, with names, terms and words',
    found: 'by trace',
    exported: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  claimSubject: { leadsTo: 'event' },
  allOfClaim: { leadsTo: 'claim' },
  claimsOfRecruiter: { leadsTo: 'claim' },
  claimsOfManager: { leadsTo: 'claim' },
  candidateClaim: {
    holds: 'who may introduce a candidate to whom, by id',
    own: (userId) => keys.claimsOfCandidate(userId),
    exported: { file: 'introductions' },
    erasure: remove,
  },
  claimsOfCandidate: { leadsTo: 'candidateClaim' },
  introduction: {
    holds: 'whose an introduction is and until when, by id',
    own: (userId) => keys.claimsOfCandidate(userId),
    exported: { file: 'introductions' },
    erasure: remove,
  },
  dueClaim: { leadsTo: 'nothing: ids and days' },
  dueClaims: { leadsTo: 'nothing: ids and days' },
} satisfies PersonalData;
