import type { contract } from '../shared/contract/contract.ts';

type Contract = typeof contract;

/** An operation of the contract, `area.operation`. */
export type Operation = { [A in keyof Contract]: `${A}.${Extract<keyof Contract[A], string>}` }[keyof Contract];

export type Viewer = 'manager' | 'recruiter' | 'candidate' | 'overseer' | 'newcomer';

/** Who has which page open; names in braces are ids and days of the story. */
export type Screen = `${Viewer} /${string}`;

/** The pages that others have open and that show what an operation changes, without reloading. */
export const followed: Partial<Record<Operation, Screen[]>> = {
  // The manager's other tabs would learn by it whether the address has an account, so no message is sent there.
  'recruiters.inviteRecruiters': ['newcomer /dashboard'],
  'recruiters.acceptJoinInvitation': ['manager /manager/recruiters', 'newcomer /dashboard'],
  'recruiters.inviteOtherRecruiter': ['newcomer /dashboard', 'manager /manager/recruiters'],
  'recruiters.acceptWorkRequest': ['manager /manager/recruiters', 'newcomer /jobs'],
  'recruiters.closeOtherRecruiter': ['newcomer /jobs'],
  'recruiters.declineWorkRequest': ['manager /manager/recruiters'],
  'claims.proposeCandidate': ['candidate /claims', 'manager /claims'],
  'claims.confirmClaim': ['manager /claims', 'recruiter /claims/{claim}'],
  'claims.endCandidateClaim': ['recruiter /claims/{claim}'],
  'applications.applyToJob': [
    'recruiter /dashboard',
    'manager /dashboard',
    'manager /jobs/view/{job}',
    'candidate /jobs',
  ],
  'applications.acceptSelfAssignment': ['candidate /jobs', 'manager /jobs/view/{job}', 'recruiter /jobs/view/{job}'],
  'pipeline.changeCandidateStatus': [
    'candidate /jobs/view/{job}',
    'manager /jobs/{job}/candidates',
    'manager /jobs/{job}/candidates/{candidate}',
  ],
  'pipeline.undoCandidateStatus': ['candidate /jobs/view/{job}', 'manager /jobs/{job}/candidates'],
  'pipeline.addCandidateJobNote': ['recruiter /jobs/{job}/candidates/{candidate}'],
  'candidate-profile.addEducation': ['recruiter /recruiter/candidates/{candidate}', 'candidate /profile'],
  'jobs.addJobNote': ['manager /jobs/view/{job}?tab=notes'],
  'jobs.postJob': ['recruiter /jobs', 'manager /jobs'],
  'jobs.holdJob': [
    'candidate /jobs/view/{job}',
    'recruiter /jobs/view/{job}',
    'manager /jobs/view/{job}',
    'manager /jobs',
  ],
  'jobs.reopenJob': ['candidate /jobs/view/{job}', 'recruiter /jobs/view/{job}', 'manager /jobs'],
  'chat.sendMessage': ['candidate /messages', 'recruiter /messages'],
  'calendar.bookMeeting': [
    'candidate /calendar?view=agenda&date={meetingDay}',
    'manager /calendar?view=agenda&date={meetingDay}',
    'recruiter /calendar?view=agenda&date={meetingDay}',
  ],
  'calendar.cancelMeeting': [
    'candidate /calendar?view=agenda&date={meetingDay}',
    'manager /calendar?view=agenda&date={meetingDay}',
    'recruiter /calendar?view=agenda&date={meetingDay}',
  ],
  'super-manager.rejectCollaboration': ['overseer /super_manager/managers'],
  'super-manager.requestCollaborations': ['manager /dashboard', 'overseer /super_manager/managers'],
  'super-manager.acceptCollaboration': ['overseer /super_manager/managers'],
  'jobs.closeJob': ['candidate /jobs/view/{job}', 'recruiter /jobs/view/{job}', 'recruiter /points'],
  'points.redeemPoints': ['recruiter /points'],
};

/**
 * Why the other operations have no page in the story, by area or by operation. The tests of their features prove what
 * the last group says.
 */
export const unfollowed: Record<string, string> = {
  accounts: 'Only the account itself shows it, and session-ended closes its other tabs.',
  ai: 'Nothing is stored.',
  'live-updates': 'Nothing is stored that a page shows.',
  'notification-mail': 'A switch of one’s own mail, shown on one’s own profile.',
  'job-alerts': 'Saved searches of one’s own, or of an address; what they find comes by mail.',
  'candidate-search': 'A saved search of one’s own; what it finds comes as a notification.',
  clients: 'A manager’s own lists; the page that saves reloads them.',
  campaigns: 'A manager’s own lists, and guests’ pages, which have no connection.',
  skills: 'A manager’s own lists; the page that saves reloads them.',
  market:
    'Each step sends the message that the story sees for a request of a manager; an offer is found by the next search.',
  'lookups.createTag': 'A name for the next search; no page lists all tags.',
  profile: 'Names and pictures are copied to where they are shown within minutes, without a message.',
  'personal-data': 'One’s own archive comes by a message; an erasure shows on one’s own pages.',
  people: 'What was viewed is marked for oneself.',
  invitations: 'The sender sees the outcome as a notification.',
  recommendations: 'The sender sees the outcome as a notification.',
  imports: 'The page that saves reloads the list of resumes and the candidate.',
  resumes: 'A recruiter’s or candidate’s own list, which follows each status of a resume by a message of its own.',
  claims: 'Each answer sends the message that the story sees for a confirmation.',
  notifications: 'The unread count of one’s other tabs follows; the bell’s tests prove it.',
  chat: 'Read marks, files and the end of a conversation follow in the journeys of conversations.',
  calendar:
    'Each change of a calendar sends the message that the story sees for a booking; tasks are one’s own, and reload one’s other tabs by a message.',
  applications: 'Each answer sends the message that the story sees for an acceptance.',
  pipeline: 'Each change of a candidate on a job sends the message that the story sees for a move.',
  'candidate-profile': 'Each section sends the message that the story sees for an education.',
  recruiters: 'Each answer to an invitation sends the message that the story sees for an acceptance.',
  'super-manager': 'Each answer sends the message that the story sees for an acceptance.',
  jobs: 'Each change of a job sends the message that the story sees for holding it; views are one’s own.',
  points: 'One’s own balance; what others decide comes as a notification, which reloads it.',
};
