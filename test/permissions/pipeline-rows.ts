import type { Row } from './row.ts';
import { ok, ownList, page } from './row.ts';

/**
 * The pipeline: the job's manager, the recruiter who put the candidate forward, and super managers, who look and write
 * notes but never move anybody (PERM-34 to PERM-37, PERM-40 to PERM-42).
 */
export const pipelineRows = {
  'pipeline.readCandidateOnJob': {
    about: 'candidate on job',
    manager: { own: ok, unrelated: 403, missing: 404 },
    recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
    super_manager: { unrelated: ok, missing: 404 },
  },
  'pipeline.listWaitingCandidates': { about: 'moved candidate', query: page, manager: ownList },
  'pipeline.readCandidateStatus': {
    about: 'candidate on job',
    manager: { own: ok, unrelated: 403, missing: 404 },
    recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
    super_manager: { unrelated: ok, missing: 404 },
  },
  'pipeline.changeCandidateStatus': {
    about: 'candidate on job',
    body: { status: 'submitted' },
    manager: { own: ok, unrelated: 403, missing: 404 },
    recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
  },
  // Each candidate has a result of their own; here nobody with this id is on the job, as with one who is missing.
  'pipeline.moveCandidates': {
    about: 'candidate on job',
    body: { status: 'submitted', candidates: [{ candidateId: 1 }] },
    manager: { own: ok, unrelated: 403, missing: ok },
  },
  // The candidate's own, and of those who work on them.
  'pipeline.readOutlook': {
    about: 'candidate on job',
    candidate: { own: ok, unrelated: 404, missing: 404 },
    manager: { own: ok, unrelated: 403, missing: 404 },
    recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
    super_manager: { unrelated: ok, missing: 404 },
  },
  'pipeline.undoCandidateStatus': {
    about: 'moved candidate',
    manager: { own: ok, unrelated: 403, missing: 404 },
    recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
  },
  // 409: none of them has an interview ahead.
  'pipeline.changeInterviewDate': {
    about: 'candidate on job',
    body: { interviewAt: null },
    manager: { own: 409, unrelated: 403, missing: 404 },
    recruiter: { own: 409, related: 403, unrelated: 403, missing: 404 },
  },
  'pipeline.viewCandidateOnJob': {
    about: 'candidate on job',
    manager: { own: ok, unrelated: 403, missing: 404 },
  },
  'pipeline.listTimeline': {
    about: 'candidate on job',
    query: page,
    manager: { own: ok, unrelated: 403, missing: 404 },
    recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
    super_manager: { unrelated: ok, missing: 404 },
  },
  'pipeline.listCandidateJobNotes': {
    about: 'note',
    query: page,
    manager: { own: 'shown', related: 'shown', unrelated: 403 },
    recruiter: { own: 'shown', related: 'shown', unrelated: 403 },
  },
  'pipeline.addCandidateJobNote': {
    about: 'candidate on job',
    body: { note: 'Called, will call again.' },
    manager: { own: ok, unrelated: 403, missing: 404 },
    recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
  },
  // Only its author changes a note (PIPE-23, PIPE-24).
  'pipeline.changeCandidateJobNote': {
    about: 'note',
    body: { note: 'Called twice.' },
    manager: { own: ok, related: 403, unrelated: 403, missing: 404 },
    recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
  },
  'pipeline.removeCandidateJobNote': {
    about: 'note',
    manager: { own: ok, related: 403, unrelated: 403, missing: 404 },
    recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
  },
  // The interviews of a job are its manager's and team's; what is scored in them nobody else reads (PLUS-54).
  'pipeline.readInterviewPlan': { about: 'job', manager: { own: ok, unrelated: 403, missing: 404 } },
  'pipeline.saveInterviewPlan': {
    about: 'job',
    body: { version: 0, steps: [] },
    manager: { own: ok, unrelated: 403, missing: 404 },
  },
  'pipeline.listOwnInterviews': { about: 'job', query: page, manager: { own: ok, unrelated: 403, missing: 404 } },
  'pipeline.readScorecards': { about: 'candidate on job', manager: { own: ok, unrelated: 403, missing: 404 } },
  // 404: no interview is planned.
  'pipeline.submitScorecard': {
    about: 'candidate on job',
    body: { stepId: 1, scores: [], recommendation: 'yes', comment: '' },
    manager: { own: 404, unrelated: 403, missing: 404 },
  },
} satisfies Record<string, Row>;
