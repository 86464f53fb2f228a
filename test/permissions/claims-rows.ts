import type { Row } from './row.ts';
import { everyone, ok, ownList, ownersOnly, page } from './row.ts';

/** Proposals and claims: of the recruiter who made them, the candidate they are about, and the job's manager. */
export const claimsRows = {
  'claims.previewClaim': {
    about: 'candidate to propose',
    recruiter: { own: ok, related: ok, unrelated: 403 },
  },
  'claims.proposeCandidate': {
    about: 'candidate to propose',
    recruiter: { own: ok, related: ok, unrelated: 403, missing: 404 },
  },
  'claims.listAssignableJobs': {
    about: 'candidate to assign',
    recruiter: { own: ok, related: ok, unrelated: ok, missing: 404 },
  },
  'claims.assignCandidate': {
    about: 'candidate to assign',
    recruiter: { own: ok, related: ok, unrelated: 403, missing: 404 },
  },
  'claims.unassignCandidate': { about: 'assigned candidate', body: {}, recruiter: ownersOnly },
  'claims.listRecruiterClaims': { about: 'proposal', query: page, recruiter: ownList },
  'claims.askAddresses': {
    about: 'address to ask',
    recruiter: { own: ok, related: ok, unrelated: 403, missing: 404 },
  },
  'claims.listAskedAddresses': { about: 'asked address', query: page, recruiter: ownList },
  'claims.takeBackAskedAddress': { about: 'asked address', recruiter: ownersOnly },
  'claims.listJobsToPropose': { about: 'address to ask', recruiter: ownList },
  'claims.endRecruiterClaim': { about: 'proposal', body: {}, recruiter: ownersOnly },
  'claims.listCandidateClaims': { about: 'proposal', query: page, candidate: ownList },
  'claims.confirmClaim': { about: 'proposal', candidate: ownersOnly },
  'claims.undoChoice': { about: 'claim', candidate: ownersOnly },
  'claims.declineClaim': { about: 'proposal', body: {}, candidate: ownersOnly },
  'claims.endCandidateClaim': { about: 'claim', body: {}, candidate: ownersOnly },
  'claims.listManagerClaims': { about: 'proposal', query: page, manager: ownList },
  // A super manager who works with the manager reads the evidence of what they decide.
  'claims.addClaimFile': { about: 'contested claim', recruiter: ownersOnly, manager: ownersOnly },
  'claims.downloadClaimFile': { about: 'file of a contested claim', ...everyone(ownersOnly) },
  'claims.readClaim': { about: 'claim', ...everyone(ownersOnly) },
} satisfies Record<string, Row>;
