import type { NotificationType } from '../../../../shared/constants/notification.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import { momentIn } from '../../../../shared/rules/zone-words.ts';
import { notificationSentence } from '../../../../shared/rules/notification-words.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';

/** A link of a notification. */
export interface NotificationLink {
  label: string;
  to: string;
}

/** The text of a notification's row, where the row leads, and its other links. */
export interface NotificationText {
  sentence: string;
  /** What the notification is about, which the whole row opens; undefined if the reader has no such page. */
  target?: string;
  links: NotificationLink[];
  /** A short tag, such as '30 min' on a reminder (NOTIF-10). */
  badge?: string;
}

type Subject =
  | 'tasks'
  | 'scorecard'
  | 'search'
  | 'dashboard'
  | 'job'
  | 'candidate'
  | 'manager'
  | 'recruiter'
  | 'opportunities'
  | 'jobs'
  | 'points'
  | 'calendar'
  | 'claims'
  | 'clients'
  | 'profile'
  | 'market';
type Person = 'candidate' | 'manager' | 'recruiter';

/** The links of each type in order; the compiler requires every type (NOTIF-09). */
const subjects: Record<NotificationType, readonly Subject[]> = {
  recruiter_rewards: ['points', 'job', 'candidate', 'manager'],
  invite_accepted: ['recruiter', 'candidate'],
  closed_job: ['opportunities', 'manager'],
  redeem_or_withdraw: ['points'],
  assigns_created: ['claims', 'job', 'candidate', 'recruiter'],
  assigns_confirmed: ['job', 'candidate', 'recruiter'],
  assigns_declined: ['job', 'candidate', 'recruiter'],
  candidate_self_assign_create: ['job', 'candidate'],
  candidate_self_assign_decline: ['job', 'candidate', 'recruiter', 'opportunities'],
  job_create: ['job', 'manager'],
  job_update: ['job'],
  job_closed: ['job', 'opportunities', 'manager'],
  new_candidates: ['job', 'candidate', 'recruiter'],
  calendar_event_soon: ['calendar', 'job', 'candidate'],
  foreign_recruiter_invite_created: ['dashboard', 'job', 'manager'],
  foreign_recruiter_invite_declined: ['job'],
  foreign_recruiter_invite_accepted: ['job', 'recruiter'],
  foreign_recruiter_invite_work: ['job', 'recruiter'],
  foreign_recruiter_invite_self_closed: ['job', 'recruiter'],
  foreign_recruiter_invite_closed: ['dashboard', 'manager'],
  foreign_recruiter_invite_work_finished: ['job', 'recruiter', 'manager'],
  job_handover: ['dashboard', 'job', 'manager'],
  job_team: ['dashboard', 'job', 'manager'],
  market_asked: ['job', 'recruiter'],
  market_accepted: ['job', 'manager'],
  market_declined: ['market', 'manager'],
  market_taken_back: ['job', 'recruiter'],
  candidate_accept_recommendation: ['job', 'candidate'],
  super_manager_role_approved: ['manager', 'jobs'],
  verification_changed: ['profile'],
  candidate_approved: ['candidate', 'recruiter'],
  collaboration_request_sent: ['manager'],
  collaboration_request_accepted: ['manager', 'clients'],
  collaboration_request_rejected: ['manager'],
  candidate_status_changed: ['job', 'candidate'],
  applied_job_removed: ['opportunities'],
  job_status_changed: ['job'],
  candidate_withdrew: ['job', 'candidate'],
  candidate_hired: ['job', 'manager'],
  candidate_waits: ['job', 'candidate'],
  saved_search_found: ['candidate', 'search'],
  interview_to_score: ['scorecard'],
  scorecards_in: ['scorecard', 'candidate', 'job'],
  task_due: ['tasks'],
  claim_ended: ['claims', 'candidate', 'recruiter', 'job'],
  bounty_changed: ['points', 'job', 'candidate'],
  manager_invites: ['dashboard', 'manager'],
  manager_ended_work: ['manager'],
  interview_date_changed: ['job', 'candidate'],
  meeting_booked: ['calendar', 'job', 'candidate'],
  meeting_moved: ['calendar', 'job', 'candidate'],
  meeting_cancelled: ['calendar', 'job', 'candidate'],
};

type Address = string | ((id: number) => string);
const managers = { label: 'Managers' };
const recruiters = { label: 'Recruiters' };

/** Where each role sees people: the person's page, or the list that contains them (NOTIF-14 to NOTIF-17). */
const peopleOf: Record<Role, Partial<Record<Person, { label?: string; to: Address }>>> = {
  candidate: {
    candidate: { to: paths.candidateCandidate },
    recruiter: { to: paths.candidateRecruiter },
    manager: { to: paths.candidateManager },
  },
  manager: {
    candidate: { to: paths.managerCandidate },
    recruiter: { to: paths.managerRecruiter },
    manager: { ...managers, to: paths.managerManagers() },
  },
  recruiter: {
    candidate: { to: paths.recruiterCandidate },
    recruiter: { ...recruiters, to: paths.recruiterRecruiters() },
    manager: { ...managers, to: paths.recruiterManagers() },
  },
  super_manager: { manager: { ...managers, to: paths.superManagers() } },
};

/** Types that concern the reader if the reader is a candidate, so that no link leads to themselves. */
const aboutCandidate: ReadonlySet<NotificationType> = new Set([
  'assigns_created',
  'assigns_confirmed',
  'assigns_declined',
  'candidate_approved',
  'candidate_status_changed',
  'interview_date_changed',
  'claim_ended',
]);

/** Types about the hire of somebody whom a candidate invited: the job and its manager are not theirs to see. */
const aboutInvited: ReadonlySet<NotificationType> = new Set(['recruiter_rewards', 'bounty_changed']);

function linkTo(
  subject: Subject,
  { type, payload }: Pick<Notification, 'type' | 'payload'>,
  role: Role,
): NotificationLink | undefined {
  if (role === 'candidate' && aboutInvited.has(type) && (subject === 'job' || subject === 'manager')) return undefined;
  if (subject === 'opportunities')
    return role !== 'candidate' && type === 'candidate_self_assign_decline'
      ? undefined
      : { label: 'Check other opportunities', to: paths.jobs() };
  if (subject === 'claims')
    return { label: role === 'candidate' ? 'Who represents you' : 'Claims', to: paths.claims() };
  if (subject === 'clients') return role === 'super_manager' ? { label: 'Clients', to: paths.clients() } : undefined;
  // Who only interviews sees nothing else of the job.
  if (subject === 'scorecard')
    return 'job' in payload && payload.job && 'candidate' in payload && payload.candidate && role === 'manager'
      ? {
          label: type === 'scorecards_in' ? 'Scorecards' : 'Your scorecard',
          to: paths.scorecards(payload.job.id, payload.candidate.id),
        }
      : undefined;
  if (subject === 'tasks') return { label: 'My tasks', to: paths.tasks() };
  if (subject === 'market') return { label: 'Jobs of the market', to: paths.market() };
  if (subject === 'dashboard') return { label: 'Invitations', to: paths.dashboard() };
  if (subject === 'profile') return { label: 'Profile', to: paths.profile() };
  if (subject === 'jobs') return { label: 'Jobs', to: paths.jobs() };
  if (subject === 'search')
    return 'search' in payload
      ? { label: payload.search.name, to: `${paths.recruiterCandidates()}?saved=${payload.search.id}` }
      : undefined;
  if (subject === 'points') {
    if (role === 'super_manager') return { label: 'Contested returns', to: paths.dashboard() };
    return role === 'manager' ? undefined : { label: 'Points', to: paths.points() };
  }
  if (subject === 'calendar')
    return role === 'super_manager' ? undefined : { label: 'Calendar', to: meetingIn(payload) };
  if (subject === 'job')
    return 'job' in payload && payload.job ? { label: payload.job.title, to: paths.job(payload.job.id) } : undefined;
  if (subject === 'candidate' && role === 'candidate' && aboutCandidate.has(type)) return undefined;
  const page = peopleOf[role][subject];
  if (!page) return undefined;
  if (typeof page.to === 'string') return { label: page.label ?? '', to: page.to };
  const person = (payload as Partial<Record<Person, { id: number; firstName: string; lastName: string }>>)[subject];
  return person && { label: fullName(person), to: page.to(person.id) };
}

/** The meeting in the calendar; its reminders of an earlier release know no meeting. */
function meetingIn(payload: Notification['payload']): string {
  if (!('event' in payload) || payload.event.id === undefined) return paths.calendar();
  return paths.meeting(payload.event.id, payload.event.start);
}

/** Types about a candidate on a job, whose page shows what happened, for those who recruit. */
const onJob: ReadonlySet<NotificationType> = new Set([
  'candidate_status_changed',
  'interview_date_changed',
  'new_candidates',
  'assigns_confirmed',
]);

function targetOf({ type, payload }: Pick<Notification, 'type' | 'payload'>, role: Role): string | undefined {
  if (role === 'candidate' || !onJob.has(type)) return undefined;
  const { job, candidate } = payload as { job?: { id: number }; candidate?: { id: number } };
  return job && candidate && paths.candidateOnJob(job.id, candidate.id);
}

/** The sentence of a notification, with times in the reader’s zone, and the links its reader may follow (NOTIF-09 to NOTIF-17). */
export function describeNotification(
  notification: Pick<Notification, 'type' | 'payload'>,
  role: Role,
  zone: string,
): NotificationText {
  const { type } = notification;
  const links = subjects[type].map((subject) => linkTo(subject, notification, role)).filter((one) => one !== undefined);
  const target = targetOf(notification, role) ?? links[0]?.to;
  return {
    sentence: notificationSentence(notification, { role, when: (moment) => momentIn(moment, zone) }),
    ...(target ? { target } : {}),
    links,
    ...(type === 'calendar_event_soon' ? { badge: '30 min' } : {}),
  };
}
