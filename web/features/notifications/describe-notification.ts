import type { Role } from '../../../shared/constants/roles.ts';
import type { Notification, NotificationPayload, NotificationType } from '../../../shared/model/notification.ts';
import { paths, personPath } from '../../app/paths.ts';
import { fullName } from '../../app/person.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { countOf } from '../../ui/money.ts';

/** Somewhere a notification leads. */
export interface NotificationLink {
  label: string;
  to: string;
}

/** What a card says and where it leads. */
export interface NotificationText {
  sentence: string;
  links: NotificationLink[];
  /** A short mark, as '30 min' on a reminder (NOTIF-10). */
  badge?: string;
}

type Subject = 'job' | 'candidate' | 'manager' | 'recruiter' | 'jobs' | 'clients' | 'points';

interface Wording {
  says: (payload: Named) => string;
  links: Subject[];
}

/** The payload's people and things as words; a missing one reads as its kind. */
interface Named {
  job: string;
  candidate: string;
  manager: string;
  recruiter: string;
  sender: string;
  recipient: string;
  points: string;
  event: string;
  status: string;
}

const asked = ({ sender }: Named) => `${sender} asks to work with one of your recruiters`;

/** One sentence per kind of notification; the compiler asks for every kind (NOTIF-25 to NOTIF-51). */
const wordings: Record<NotificationType, Wording> = {
  recruiter_rewards: { says: ({ points, candidate, job }) => `You earned ${points}: ${candidate} was hired for ${job}`, links: ['points', 'job', 'manager'] },
  invite_accepted: { says: ({ recruiter }) => `${recruiter} accepted your invitation`, links: ['recruiter'] },
  closed_job: { says: ({ job }) => `${job} has been closed`, links: ['jobs'] },
  redeem_or_withdraw: { says: ({ points, status }) => (status ? `Your redemption of ${points} is ${status}` : `You redeemed ${points}`), links: ['points'] },
  assigns_created: { says: ({ job, candidate }) => `${candidate} was proposed for ${job}`, links: ['job', 'candidate'] },
  assigns_confirmed: { says: ({ job, recruiter }) => `${recruiter} put you forward for ${job}`, links: ['job', 'recruiter'] },
  assigns_declined: { says: ({ job, candidate }) => `${candidate} declined ${job}`, links: ['job', 'candidate'] },
  candidate_self_assign_create: { says: ({ job, candidate }) => `${candidate} applied for ${job}`, links: ['job', 'candidate'] },
  candidate_self_assign_decline: { says: ({ job }) => `Your application for ${job} was declined`, links: ['job', 'jobs'] },
  job_create: { says: ({ job, manager, points }) => `${manager} posted ${job}${points ? `, ${points} for a hire` : ''}`, links: ['job', 'manager'] },
  job_update: { says: ({ job }) => `${job} was changed`, links: ['job'] },
  job_closed: { says: ({ job }) => `${job} has been closed`, links: ['job', 'jobs'] },
  new_candidates: { says: ({ job, candidate, recruiter }) => `${recruiter} put ${candidate} forward for ${job}`, links: ['job', 'candidate', 'recruiter'] },
  calendar_event_soon: { says: ({ event }) => `${event} starts soon`, links: [] },
  foreign_recruiter_invite_created: { says: asked, links: ['recruiter'] },
  foreign_recruiter_invite_declined: { says: ({ recipient }) => `${recipient} declined your request for a recruiter`, links: [] },
  foreign_recruiter_invite_accepted: { says: ({ recipient }) => `${recipient} accepted your request for a recruiter`, links: ['recruiter'] },
  foreign_recruiter_invite_work: { says: ({ recruiter }) => `${recruiter} now works with you`, links: ['recruiter'] },
  foreign_recruiter_invite_self_closed: { says: ({ recruiter }) => `${recruiter} ended the work with you`, links: ['recruiter'] },
  foreign_recruiter_invite_closed: { says: ({ sender }) => `${sender} withdrew the request for a recruiter`, links: [] },
  foreign_recruiter_invite_work_finished: { says: ({ recruiter }) => `The work with ${recruiter} is finished`, links: ['recruiter'] },
  candidate_accept_recommendation: { says: ({ candidate, job }) => `${candidate} accepted your recommendation of ${job}`, links: ['job', 'candidate'] },
  super_manager_role_approved: { says: () => 'Your request was approved: you are a Super Hire manager now', links: ['clients'] },
  candidate_approved: { says: ({ candidate, job }) => `${candidate} was approved for ${job}`, links: ['job', 'candidate'] },
  collaboration_request_sent: { says: ({ sender }) => `${sender} asks to oversee your work`, links: ['manager'] },
  collaboration_request_accepted: { says: ({ recipient }) => `${recipient} accepted your collaboration request`, links: ['manager'] },
  collaboration_request_rejected: { says: ({ recipient }) => `${recipient} rejected your collaboration request`, links: ['manager'] },
  candidate_status_changed: { says: ({ candidate, job, status }) => `${candidate} moved to ${status} on ${job}`, links: ['job', 'candidate'] },
};

/** Candidates read of themselves as 'you'. */
const wordingsForCandidates: Partial<Record<NotificationType, Wording>> = {
  candidate_status_changed: { says: ({ job, status }) => `You moved to ${status} on ${job}`, links: ['job'] },
  candidate_approved: { says: ({ job }) => `You were approved for ${job}`, links: ['job'] },
};

function named({ job, candidate, manager, recruiter, sender, recipient, user, points, event, status }: NotificationPayload): Named {
  return {
    job: job?.title ?? 'a job',
    candidate: candidate ? fullName(candidate) : 'A candidate',
    manager: manager ? fullName(manager) : 'A manager',
    recruiter: recruiter ? fullName(recruiter) : 'A recruiter',
    sender: sender?.fullName ?? (manager ? fullName(manager) : user ? fullName(user) : 'A manager'),
    recipient: recipient?.fullName ?? (manager ? fullName(manager) : user ? fullName(user) : 'The manager'),
    points: points === undefined ? '' : countOf(points, 'point'),
    event: event ? `${event.title} (${formatDateTime(event.start)})` : 'An event',
    status: status?.to ?? '',
  };
}

function linkTo(subject: Subject, { job, candidate, manager, recruiter }: NotificationPayload, role: Role): NotificationLink | undefined {
  if (subject === 'jobs') return { label: 'Check other opportunities', to: paths.jobs() };
  if (subject === 'clients') return { label: 'Clients', to: paths.clients() };
  if (subject === 'points') return { label: 'Points', to: paths.points() };
  if (subject === 'job') return job && { label: job.title, to: paths.job(job.id) };
  const person = { candidate, manager, recruiter }[subject];
  const to = person && personPath(role, { role: subject, id: person.id });
  return person && to ? { label: fullName(person), to } : undefined;
}

/** A notification in words, with the links its reader may follow (NOTIF-09 to NOTIF-17). */
export function describeNotification({ type, payload }: Pick<Notification, 'type' | 'payload'>, role: Role): NotificationText {
  const { says, links } = (role === 'candidate' && wordingsForCandidates[type]) || wordings[type];
  return {
    sentence: says(named(payload)),
    links: links.map((subject) => linkTo(subject, payload, role)).filter((link) => link !== undefined),
    ...(type === 'calendar_event_soon' ? { badge: '30 min' } : {}),
  };
}
