import type { Row } from './row.ts';
import { ok, ownList, ownersOnly, page } from './row.ts';

/** Applications and saved jobs: the candidate's own, and of the recruiters and managers whose jobs they are about. */
export const applicationsRows = {
  'applications.listCandidateJobs': { about: 'job applied to', query: page, candidate: ownList },
  'applications.readCandidateJob': { about: 'job', candidate: { unrelated: ok, missing: 404 } },
  'applications.applyToJob': { about: 'job', candidate: { unrelated: ok, missing: 404 } },
  'applications.favoriteJob': { about: 'job', body: { isFavorite: true }, candidate: { unrelated: ok, missing: 404 } },
  'applications.listSelfAssignments': {
    about: 'application',
    query: page,
    recruiter: { related: 'shown', unrelated: 'hidden' },
  },
  'applications.acceptSelfAssignment': {
    about: 'application',
    recruiter: { related: ok, unrelated: 403, missing: 404 },
  },
  'applications.declineSelfAssignment': {
    about: 'application',
    recruiter: { related: ok, unrelated: 403, missing: 404 },
  },
  // A recruiter undoes their own decline only, a manager takes applicants of their own jobs forward.
  'applications.undoDecline': {
    about: 'declined application',
    recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
  },
  'applications.listWaitingApplicants': { about: 'application', query: page, manager: ownList },
  'applications.takeApplicantForward': {
    about: 'application',
    manager: { own: ok, unrelated: 403, missing: 404 },
  },
  'applications.declineApplicant': {
    about: 'application',
    body: {},
    manager: { own: ok, unrelated: 403, missing: 404 },
  },
  // A candidate withdraws an application of their own (PERM-14).
  'applications.withdrawApplication': { about: 'job applied to', body: {}, candidate: ownersOnly },
  'applications.undoWithdrawal': { about: 'job withdrawn from', candidate: ownersOnly },
} satisfies Record<string, Row>;
