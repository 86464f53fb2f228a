import type { Row } from './row.ts';
import { ok, ownersOnly, ownList, page } from './row.ts';

const job = { title: 'ICU nurse', description: 'Care for critical patients.', points: 500 };

/** Jobs: the manager's own (PERM-21, PERM-28, PERM-36), the candidates on them for a super manager too (PERM-40). */
export const jobsRows = {
  'jobs.listJobs': { about: 'job', query: page, manager: ownList },
  'jobs.postJob': { about: 'self', body: job, manager: ok },
  // A view of the list is its owner's alone.
  'jobs.listJobViews': { about: 'job view', query: page, manager: ownList },
  'jobs.saveJobView': { about: 'self', body: { name: 'Nurses', filters: { q: 'nurse' } }, manager: ok },
  'jobs.removeJobView': { about: 'job view', manager: ownersOnly },
  // Of another manager's job, only what anyone may know.
  'jobs.readJob': {
    about: 'job',
    manager: { own: ok, unrelated: ok, missing: 404 },
  },
  'jobs.changeJob': { about: 'job', body: job, manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.changeJobRecruiters': {
    about: 'job',
    body: { recruiters: [] },
    manager: { own: ok, unrelated: 403, missing: 404 },
  },
  'jobs.removeJob': { about: 'job', manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.holdJob': { about: 'job', manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.fillOpening': {
    about: 'job',
    body: { candidateId: 1 },
    manager: { own: 409, unrelated: 403, missing: 404 },
  },
  'jobs.closeJob': { about: 'job', body: {}, manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.reopenJob': { about: 'closed job', manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.listClosingCandidates': { about: 'job', manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.listJobCandidates': {
    about: 'job',
    manager: { own: ok, unrelated: 403, missing: 404 },
    super_manager: { unrelated: ok, missing: 404 },
  },
  // Notes on a job are between its manager and super managers, who have their own addresses for them; only their
  // author changes one (PERM-42).
  'jobs.listJobNotes': { about: 'job', manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.addJobNote': {
    about: 'job',
    body: { note: 'The client is in a hurry.' },
    manager: { own: ok, unrelated: 403, missing: 404 },
  },
  'jobs.changeJobNote': {
    about: 'job note',
    body: { note: 'No longer.' },
    manager: { own: ok, unrelated: 403, missing: 404 },
  },
  'jobs.removeJobNote': { about: 'job note', manager: { own: ok, unrelated: 403, missing: 404 } },
  // Only its manager gives a job away, and only who is asked answers (PLUS-53).
  'jobs.readHandover': { about: 'job', manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.askHandover': {
    about: 'job to give away',
    body: { email: 'rita@example.com' },
    manager: { own: ok, unrelated: 403, missing: 404 },
  },
  'jobs.withdrawHandover': { about: 'job to hand over', manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.listHandovers': { about: 'job to take over', query: page, manager: ownList },
  'jobs.acceptHandover': { about: 'job to take over', manager: ownersOnly },
  'jobs.declineHandover': { about: 'job to take over', manager: ownersOnly },
  // Only a job's manager adds and removes colleagues, and only who is asked answers (PLUS-54).
  'jobs.askColleague': {
    about: 'job to give away',
    body: { email: 'rita@example.com' },
    manager: { own: ok, unrelated: 403, missing: 404 },
  },
  'jobs.removeColleague': { about: 'colleague', manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.listMemberships': { about: 'job to help with', query: page, manager: ownList },
  'jobs.acceptMembership': { about: 'job to help with', manager: ownersOnly },
  'jobs.endMembership': { about: 'job to help with', manager: ownersOnly },
  'jobs.readJobStory': {
    about: 'job',
    query: page,
    manager: { own: ok, unrelated: 403, missing: 404 },
    super_manager: { unrelated: ok, missing: 404 },
  },
  // A recruiter sees the jobs of the managers they work for (PERM-15, PERM-19), a candidate all open ones (PERM-10).
  'jobs.listClientsJobs': { about: 'client', query: page, manager: ownList },
  'jobs.listRecruitersClients': { about: 'team', query: page, manager: ownList },
  'jobs.listRecruitersJobs': { about: 'team', query: page, manager: ownList },
  'jobs.listJobManagers': { about: 'self', recruiter: ok },
  'jobs.listRecruiterJobs': { about: 'job', query: page, recruiter: { related: 'shown', unrelated: 'hidden' } },
  'jobs.readRecruiterJob': { about: 'job', recruiter: { related: ok, unrelated: 403, missing: 404 } },
  // Of candidates who are not the recruiter's, the response has nothing.
  'jobs.listJobMatches': {
    about: 'job',
    query: 'candidateIds[]=1',
    recruiter: { related: ok, unrelated: ok, missing: 404 },
  },
  // Texts of a job that is being written (JOB-70, JOB-81).
  'ai.extractSkills': { about: 'self', body: { title: 'ICU nurse' }, manager: ok },
  'ai.improveDescription': { about: 'self', body: { description: 'Care for patients at night.' }, manager: ok },
} satisfies Record<string, Row>;
