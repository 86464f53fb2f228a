import type { Role } from '../../shared/constants/roles.ts';
import { candidateProfileRows } from './candidate-profile-rows.ts';
import type { Relation, Thing } from './world.ts';

/*
 * Who may do what: the PERM lines of test/requirements.md by route, role and relation. Written by hand from the
 * requirements and never derived from the contract, so that a role added there by mistake fails here.
 *
 * A new route needs its row before it lands. Say for each role that may call it what its callers get:
 *
 *   'pipeline.readCandidateStatus': { about: 'candidate on job', recruiter: { own: ok, related: 403, missing: 404 } },
 *
 * - `about` is what the route's path addresses, made in test/permissions/world.ts; a route without an id is about 'self'.
 * - `own` calls about a thing of their own, `related` about one of their team, `unrelated` about another user's, and
 *   `missing` about one that does not exist. Leave out a relation only where nobody can have it.
 * - A verdict is a status, `ok` for 200; of a list also `shown` or `hidden`: whether it contains the thing.
 * - A role that is not named gets 403, a visitor 401. `anyone` is for what works without signing in.
 */

/** What a caller gets: a status, or of a list whether the thing is in it. */
export type Verdict = number | 'shown' | 'hidden';
export interface Row extends Partial<Record<Role, Verdict | Partial<Record<Relation, Verdict>>>> {
  about: Thing;
  body?: unknown;
  query?: string;
  /** The third party that the route calls beyond the table and that no test provides: 500 counts as allowed. */
  outside?: string;
}

const ok = 200;
/** Nobody else can even learn that such a thing exists. */
const ownersOnly = { own: ok, unrelated: 404, missing: 404 };
const ownList = { own: 'shown', unrelated: 'hidden' } as const;
const everyone = <V extends Row[Role]>(verdict: V) => ({
  candidate: verdict,
  recruiter: verdict,
  manager: verdict,
  super_manager: verdict,
});
const page = 'page=1&perPage=50';
const password = 'Str0ng!Passw0rd';
const client = {
  companyName: 'Lakeside Hospital',
  cityId: 4_930_956,
  contactPerson: 'Ann Porter',
  contactPersonsPosition: 'Head of nursing',
  email: 'ann@lakeside.example',
};
const job = { title: 'ICU nurse', description: 'Care for critical patients.', points: 500 };
const profile = { firstName: 'Maria', lastName: 'Lopez' };

export const permissions: Record<string, Row | 'anyone'> = {
  // Without a token: sign-up, sign-in, confirmation and passwords (PERM-44 to PERM-48), and what a mailed link proves.
  'accounts.signUpManager': 'anyone',
  'accounts.signUpRecruiter': 'anyone',
  'accounts.signUpCandidate': 'anyone',
  'accounts.signIn': 'anyone',
  'accounts.refresh': 'anyone',
  'accounts.signOut': 'anyone',
  'accounts.confirm': 'anyone',
  'accounts.resendConfirmation': 'anyone',
  'accounts.recoverPassword': 'anyone',
  'accounts.updatePassword': 'anyone',
  'accounts.readMailedLink': 'anyone',
  'accounts.acceptRecruiterInvitation': 'anyone',
  'accounts.acceptRecommendation': 'anyone',
  'accounts.checkEmail': 'anyone',
  'invitations.readInvitationLink': 'anyone',
  'invitations.renewInvitationLink': 'anyone',
  'invitations.declineCandidateInvitation': 'anyone',
  'recommendations.readRecommendationLink': 'anyone',
  'recommendations.declineRecommendation': 'anyone',
  'notification-mail.unsubscribe': 'anyone',
  'notification-mail.switchMail': 'anyone',
  // Constants, places and tags (PERM-49, PERM-51 to PERM-54), public jobs and campaigns (PERM-02, PERM-03, PERM-50).
  'lookups.readConstants': 'anyone',
  'lookups.listCountries': 'anyone',
  'lookups.searchCities': 'anyone',
  'lookups.readCity': 'anyone',
  'lookups.searchTags': 'anyone',
  'guest.listGuestJobs': 'anyone',
  'guest.readGuestJob': 'anyone',
  'guest.readGuestJobMap': 'anyone',
  'guest.listGuestCampaigns': 'anyone',
  'guest.readJobsPage': 'anyone',
  'guest.readJobPage': 'anyone',
  'guest.readCampaignPage': 'anyone',
  'guest.readMissingPage': 'anyone',
  'guest.readSitemap': 'anyone',
  'guest.readSitemapPart': 'anyone',
  'guest.readFeed': 'anyone',
  'description.readOpenApi': 'anyone',
  'description.readSocketDescription': 'anyone',
  'description.readApiPage': 'anyone',

  // Everyone's own account, profile, data and notifications (PERM-09).
  'accounts.verify': { about: 'self', ...everyone(ok) },
  'accounts.listSessions': { about: 'session', ...everyone(ownList) },
  'accounts.endSession': { about: 'session', ...everyone(ownersOnly), outside: 'the user pool' },
  'accounts.signOutEverywhere': { about: 'self', ...everyone(ok), outside: 'the user pool' },
  'accounts.changePassword': {
    about: 'self',
    body: { oldPassword: password, newPassword: `${password}1`, confirmPassword: `${password}1` },
    ...everyone(ok),
    outside: 'the user pool',
  },
  'profile.readProfile': { about: 'self', ...everyone(ok) },
  'profile.changeProfile': { about: 'self', body: profile, ...everyone(ok) },
  'profile.changeSocialLinks': { about: 'self', body: {}, candidate: ok },
  'profile.startAvatarUpload': { about: 'self', body: { contentType: 'image/png', size: 1000 }, ...everyone(ok) },
  'profile.readAvatarUpload': { about: 'self', ...everyone(ok) },
  'profile.removeAvatar': { about: 'self', ...everyone(ok) },
  'ai.readProfileSummary': { about: 'self', ...everyone(ok) },
  'personal-data.listDataExports': { about: 'data export', ...everyone(ownList) },
  'personal-data.startDataExport': { about: 'self', body: { password }, ...everyone(ok), outside: 'the user pool' },
  // 409: it is still being written.
  'personal-data.downloadDataExport': {
    about: 'data export',
    ...everyone({ own: 409, unrelated: 404, missing: 404 }),
  },
  'personal-data.readErasure': { about: 'self', ...everyone(ok) },
  'personal-data.requestErasure': {
    about: 'self',
    body: { password, confirmation: 'erase' },
    ...everyone(ok),
    outside: 'the user pool',
  },
  'personal-data.cancelErasure': { about: 'erasure', ...everyone(ok) },
  'notifications.listNotifications': { about: 'notification', query: page, ...everyone(ownList) },
  'notifications.listUnreadNotifications': { about: 'notification', ...everyone(ownList) },
  'notifications.viewNotifications': { about: 'notification', body: { ids: [1] }, ...everyone(ok) },
  'live-updates.createTicket': { about: 'self', ...everyone(ok) },
  // Only a manager asks to become a super manager (PERM-27).
  'profile.requestSuperManager': { about: 'self', manager: ok },

  // A manager's clients, campaigns and recruiters (PERM-21 to PERM-26, PERM-28 to PERM-31).
  'clients.listClientOptions': { about: 'client', manager: ownList },
  'clients.listClients': { about: 'client', query: page, manager: ownList },
  'clients.addClient': { about: 'self', body: { ...client, companyName: 'Hillside Clinic' }, manager: ok },
  'clients.readClient': { about: 'client', manager: ownersOnly },
  'clients.changeClient': { about: 'client', body: client, manager: ownersOnly },
  'clients.removeClient': { about: 'client', manager: ownersOnly },
  'campaigns.listCampaigns': { about: 'campaign', query: page, manager: ownList },
  'campaigns.addCampaign': { about: 'self', body: { name: 'night-shift-nurses' }, manager: ok },
  'campaigns.readCampaign': { about: 'campaign', manager: ownersOnly },
  'recruiters.listRecruiters': { about: 'team', query: page, manager: ownList },
  'recruiters.listRecruiterInvitations': { about: 'recruiter invitation', query: page, manager: ownList },
  'recruiters.inviteRecruiters': { about: 'self', body: { emails: ['a-recruiter@example.com'] }, manager: ok },
  'recruiters.resendRecruiterInvitation': { about: 'recruiter invitation', manager: ownersOnly },
  'recruiters.withdrawRecruiterInvitation': { about: 'recruiter invitation', manager: ownersOnly },

  // Jobs: the manager's own (PERM-21, PERM-28, PERM-36), the candidates on them for a super manager too (PERM-40).
  // A super manager reads everybody's.
  'jobs.listJobs': { about: 'job', query: page, manager: ownList, super_manager: { unrelated: 'shown' } },
  'jobs.postJob': { about: 'self', body: job, manager: ok },
  // Texts of a job that is being written (JOB-70, JOB-81).
  // Skills are the manager's alone (PERM-24).
  'skills.listAssociatedSkills': { about: 'skill', query: 'page=1&q=React', manager: { own: 'shown' } },
  'skills.readAssociatedSkill': { about: 'skill', manager: { own: ok, missing: 404 } },
  'skills.associateSkills': { about: 'self', body: { tagId: 1001, associatedTagId: 1008 }, manager: ok },
  'skills.separateSkills': { about: 'skill pair', manager: { own: ok, missing: 404 } },
  'ai.extractSkills': { about: 'self', body: { title: 'ICU nurse' }, manager: ok },
  'ai.improveDescription': { about: 'self', body: { description: 'Care for patients at night.' }, manager: ok },
  // Of another manager's job, only what anyone may know.
  'jobs.readJob': {
    about: 'job',
    manager: { own: ok, unrelated: ok, missing: 404 },
    super_manager: { unrelated: ok, missing: 404 },
  },
  'jobs.changeJob': { about: 'job', body: job, manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.removeJob': { about: 'job', manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.holdJob': { about: 'job', manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.closeJob': { about: 'job', body: {}, manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.reopenJob': { about: 'closed job', manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.listClosingCandidates': { about: 'job', manager: { own: ok, unrelated: 403, missing: 404 } },
  'jobs.listJobCandidates': {
    about: 'job',
    manager: { own: ok, unrelated: 403, missing: 404 },
    super_manager: { unrelated: ok, missing: 404 },
  },
  // A recruiter sees the jobs of the managers they work for (PERM-15, PERM-19), a candidate all open ones (PERM-10).
  'jobs.listRecruiterJobs': { about: 'job', query: page, recruiter: { related: 'shown', unrelated: 'hidden' } },
  'jobs.readRecruiterJob': { about: 'job', recruiter: { related: ok, unrelated: 403, missing: 404 } },
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
  // A candidate withdraws an application of their own (PERM-14).
  'applications.withdrawApplication': { about: 'job applied to', body: {}, candidate: ownersOnly },
  'applications.undoWithdrawal': { about: 'job withdrawn from', candidate: ownersOnly },

  // Invitations and recommendations belong to their sender (PERM-06, PERM-15, PERM-20).
  'invitations.inviteCandidates': {
    about: 'self',
    body: { emails: ['a-candidate@example.com'] },
    recruiter: ok,
    candidate: ok,
  },
  'invitations.listCandidateInvitations': {
    about: 'candidate invitation',
    query: page,
    recruiter: ownList,
    candidate: ownList,
  },
  'invitations.resendCandidateInvitation': {
    about: 'candidate invitation',
    recruiter: ownersOnly,
    candidate: ownersOnly,
  },
  'invitations.cancelCandidateInvitation': {
    about: 'candidate invitation',
    recruiter: ownersOnly,
    candidate: ownersOnly,
  },
  'recommendations.recommendJob': {
    about: 'job to recommend',
    recruiter: { related: ok, unrelated: 403, missing: 404 },
    manager: { own: ok, unrelated: 403, missing: 404 },
  },
  'recommendations.listRecommendations': { about: 'recommendation', recruiter: ownList, manager: ownList },
  // 410: the link is not one of ours.
  'recommendations.takeUpRecommendation': {
    about: 'self',
    body: { token: 'A'.repeat(22), email: 'ada@example.com' },
    candidate: 410,
  },
  'recommendations.resendRecommendation': { about: 'recommendation', recruiter: ownersOnly, manager: ownersOnly },
  'recommendations.cancelRecommendation': { about: 'recommendation', recruiter: ownersOnly, manager: ownersOnly },

  // People: everyone opens everyone's card (PERM-07); who looks at candidates marks them as viewed (PERM-37).
  'people.readCircle': { about: 'self', ...everyone(ok) },
  'people.readPerson': { about: 'person', ...everyone({ unrelated: ok, missing: 404 }) },
  'people.markViewed': {
    about: 'person',
    recruiter: { unrelated: ok, missing: 404 },
    manager: { unrelated: ok, missing: 404 },
    super_manager: { unrelated: ok, missing: 404 },
  },

  ...candidateProfileRows,

  // The pipeline: the job's manager, the recruiter who put the candidate forward, and super managers, who look and
  // write notes but never move anybody (PERM-34 to PERM-37, PERM-40 to PERM-42).
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
  'pipeline.undoCandidateStatus': {
    about: 'moved candidate',
    manager: { own: ok, unrelated: 403, missing: 404 },
    recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
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
    super_manager: { own: 'shown', unrelated: 'shown' },
  },
  'pipeline.addCandidateJobNote': {
    about: 'candidate on job',
    body: { note: 'Called, will call again.' },
    manager: { own: ok, unrelated: 403, missing: 404 },
    recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
    super_manager: { unrelated: ok, missing: 404 },
  },
  // Only its author changes a note (PIPE-23, PIPE-24).
  'pipeline.changeCandidateJobNote': {
    about: 'note',
    body: { note: 'Called twice.' },
    manager: { own: ok, related: 403, unrelated: 403, missing: 404 },
    recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
    super_manager: { own: ok, unrelated: 403, missing: 404 },
  },
  'pipeline.removeCandidateJobNote': {
    about: 'note',
    manager: { own: ok, related: 403, unrelated: 403, missing: 404 },
    recruiter: { own: ok, related: 403, unrelated: 403, missing: 404 },
    super_manager: { own: ok, unrelated: 403, missing: 404 },
  },

  // A recruiter's points and rewards are theirs alone (PERM-16, PERM-19).
  'points.readPoints': { about: 'self', recruiter: ok },
  'points.listPointEntries': { about: 'reward', query: page, recruiter: ownList },
  'points.listReceivedPoints': { about: 'self', recruiter: ok },
  'points.redeemPoints': { about: 'reward', body: { count: 1 }, recruiter: { own: ok, unrelated: 409 } },
  'points.readReward': { about: 'reward', recruiter: ownersOnly },
  'points.viewReward': { about: 'reward', recruiter: ownersOnly },
};
