import { claimStateLabels, confirmationWayLabels, type ConfirmationWay } from '../../../../shared/constants/claims.ts';
import type { NotificationType } from '../../../../shared/constants/notification.ts';
import type { Citizenship } from '../../../../shared/constants/work-authorization.ts';
import { citizenshipLabel } from '../../../../shared/constants/work-authorization-labels.ts';
import { inWords } from './archive-html.ts';

/** What a kind of notification is about, for an archive, which leaves out the names of its sentence. */
const notificationNames: Record<NotificationType, string> = {
  recruiter_rewards: 'Points for a hire',
  invite_accepted: 'Invitation accepted',
  closed_job: 'Job closed',
  redeem_or_withdraw: 'Points redeemed',
  assigns_created: 'Proposal for a job',
  assigns_confirmed: 'Proposal confirmed',
  assigns_declined: 'Proposal declined or ended',
  candidate_self_assign_create: 'Application received',
  candidate_self_assign_decline: 'Application declined by a recruiter',
  job_create: 'Job posted',
  job_update: 'Job changed',
  job_closed: 'Job closed',
  new_candidates: 'Candidate put forward',
  calendar_event_soon: 'Event about to start',
  foreign_recruiter_invite_created: 'Request to work on a job',
  foreign_recruiter_invite_declined: 'Request to work on a job declined',
  foreign_recruiter_invite_accepted: 'Request to work on a job accepted',
  foreign_recruiter_invite_work: 'Work on a job started',
  foreign_recruiter_invite_self_closed: 'Work on a job ended by its recruiter',
  foreign_recruiter_invite_closed: 'Request to work on a job closed',
  foreign_recruiter_invite_work_finished: 'Work on a job finished',
  candidate_accept_recommendation: 'Recommendation accepted',
  super_manager_role_approved: 'Super manager approved',
  candidate_approved: 'Candidate approved',
  collaboration_request_sent: 'Request to work together',
  collaboration_request_accepted: 'Request to work together accepted',
  collaboration_request_rejected: 'Request to work together declined',
  candidate_status_changed: 'Status changed',
  applied_job_removed: 'Job removed',
  job_status_changed: 'Job on hold or open again',
  candidate_withdrew: 'Candidate withdrew',
  candidate_hired: 'Candidate hired',
  candidate_waits: 'Candidate waiting for a decision',
  saved_search_found: 'Found by a saved search',
  manager_invites: 'Invitation by a manager',
  manager_ended_work: 'Work with a manager ended',
  interview_date_changed: 'Interview date changed',
  meeting_booked: 'Meeting booked',
  meeting_moved: 'Meeting moved',
  meeting_cancelled: 'Meeting cancelled',
  claim_ended: 'Introduction ended',
  bounty_changed: 'Points changed',
  verification_changed: 'Verification changed',
  market_asked: 'Request of a recruiter to work on a job',
  market_accepted: 'Own request to work on a job accepted',
  market_declined: 'Own request to work on a job declined',
  market_taken_back: 'Request of a recruiter taken back',
  job_handover: 'Handover of a job',
  job_team: 'Team of a job',
  task_due: 'Task due',
  interview_to_score: 'Interview to score',
  scorecards_in: 'Scorecards complete',
};

/** Types of events, and names of the parts of a profile, that are not the words of the pages. */
const otherNames: Readonly<Record<string, string>> = {
  card: 'What search shows',
  head: 'Profile',
  hiding: 'Privacy',
  employeeInfo: 'Work and pay',
  educations: 'Education',
  certifications: 'Certification',
  workExperiences: 'Work experience',
  'self-assignment-created': 'Application sent',
  'self-assignment-accepted': 'Application accepted',
  'self-assignment-declined': 'Application declined',
  'self-assignment-decline-undone': 'Decline of an application undone',
  'self-assignment-withdrawn': 'Application withdrawn',
  'self-assignment-ended': 'Application ended',
  'self-assignment-restored': 'Application open again',
  'self-assignment-undone': 'Application undone',
  'claim-proposed': 'Proposal made',
  'claim-confirmed': 'Proposal confirmed',
  'claim-ended': 'Introduction ended',
  'claim-file-added': 'File added to an introduction',
  'bounty-changed': 'Points changed',
  'parsed-resume-changed': 'Uploaded resume changed',
  'notification-created': 'Notification',
};

/** A value that stands for one of a closed list, where the code is not a word of the pages. */
const valueNames: Readonly<Record<string, string>> = {
  ...otherNames,
  ...notificationNames,
  passed_over: claimStateLabels.passed_over,
  standing: claimStateLabels.standing,
  self_closed: 'Ended by recruiter',
  rival: 'Another recruiter was chosen',
  hire: 'A hire',
  anotherType: 'Another type of file than its name says',
};

const fieldNames: Readonly<Record<string, string>> = {
  spheres: 'Skills',
  employeeInfo: 'Work and pay',
  educations: 'Education',
  workExperiences: 'Work experience',
  isWorking: 'Works here now',
  share: 'Share of the points, in percent',
  bounty: 'State of the points',
  way: 'Confirmed',
  confirmedBy: 'Confirmed',
  current: 'State',
  url: 'Address',
  at: 'When',
  time: 'When',
  actor: 'By',
};

/** The name of a record by its type, or of a part of a profile, as the pages call it. */
export const recordName = (type: string): string =>
  Object.hasOwn(valueNames, type) ? (valueNames[type] ?? '') : inWords(type);

/** The name of a field: 'isOnline' is 'Online'; a quarter of an hour that a counter names is left out. */
export const fieldName = (name: string): string =>
  fieldNames[name] ?? inWords(name.replace(/^is(?=[A-Z])/, '').replace(/^q\d_/, ''));

const codes = /^(type|part|section|state|status|by|how|from|to|reason|source|current)$/;

/** A code of a closed list in words; undefined for what people typed. */
export function codeInWords(value: string, field: string): string | undefined {
  if (field === 'citizenship') return citizenshipLabel(value as Citizenship);
  if (field === 'way' || field === 'confirmedBy') return confirmationWayLabels[value as ConfirmationWay] ?? value;
  if (codes.test(field) && Object.hasOwn(valueNames, value)) return valueNames[value];
  return /^[a-z]+(_[a-z]+)+$/.test(value) ? inWords(value) : undefined;
}
