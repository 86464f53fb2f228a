import { askingDays } from '../constants/market.ts';
import type { NotificationType } from '../constants/notification.ts';
import type { Role } from '../constants/roles.ts';
import type { JobTeamStep } from '../model/job-team.ts';
import type { Notification, PayloadOf } from '../model/notification.ts';
import { withWords, wordsOfLabel } from './candidate-standing.ts';
import { companyInWords } from './job-words.ts';
import { dayIn } from './zone-words.ts';

/** The reader of a notification, and how to write times for them. */
export interface NotificationReader {
  role: Role;
  when: (moment: string) => string;
}

const interviewing: Record<JobTeamStep, string> = {
  asked: 'asks you to interview for',
  withdrawn: 'no longer asks you to interview for',
  declined: 'declined to interview for',
  joined: 'interviews now for',
  left: 'no longer interviews for',
  removed: 'took you off the interviews for',
};

type Words = { [T in NotificationType]: (payload: PayloadOf<T>, reader: NotificationReader) => string };

const name = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
const somebody = { firstName: 'Someone', lastName: '' };
const pointsOf = (points: number): string => `${points.toLocaleString('en-US')} ${points === 1 ? 'point' : 'points'}`;
const worthOf = (amount: number | undefined): string =>
  amount === undefined ? '' : ` ($${amount.toLocaleString('en-US')})`;
const noLongerOpen = (job: { title: string }, so: string): string => `${job.title} is no longer open, so ${so}`;
const about = (job: { title: string } | undefined): string => (job ? ` for ${job.title}` : '');

const reasonOf = (
  { isJobClosed, isHired }: { isJobClosed?: boolean | undefined; isHired?: boolean | undefined },
  { role }: Pick<NotificationReader, 'role'>,
) => {
  if (isJobClosed) return ', because the job was closed';
  if (!isHired) return '';
  return role === 'candidate' ? ', because you are hired' : ', because the candidate is hired';
};

/** A meeting as its reader would call it. */
function meeting(
  { candidate, manager, job, event }: PayloadOf<'meeting_booked'>,
  { role }: Pick<NotificationReader, 'role'>,
): string {
  if (event.isCall) return `Your call with ${name(role === 'candidate' ? manager : candidate)}`;
  const others =
    role === 'candidate'
      ? name(manager)
      : role === 'recruiter'
        ? `${name(candidate)} and ${name(manager)}`
        : name(candidate);
  return `The interview ${role === 'recruiter' ? 'of' : 'with'} ${others}${about(job)}`;
}

/**
 * One sentence per kind of notification; the compiler asks for every kind (NOTIF-25 to NOTIF-51). A candidate is
 * addressed as 'you'.
 */
const words: Words = {
  recruiter_rewards: ({ points, amount, candidate, job }, { role }) => {
    const who = role === 'candidate' ? `${name(candidate)}, whom you invited,` : name(candidate);
    return `You earned ${pointsOf(points)}${worthOf(amount)}: ${who} was hired for ${job.title}`;
  },
  invite_accepted: ({ recruiter, candidate }) => `${name(recruiter ?? candidate ?? somebody)} accepted your invitation`,
  closed_job: ({ job, end }) => {
    if (end === 'filled') return `Another candidate was chosen for ${job.title}`;
    return end === 'unfilled' ? `${job.title} was closed without a hire` : `${job.title} has been closed`;
  },
  redeem_or_withdraw: ({ points, amount, status }) => {
    const what = `${pointsOf(points)}${worthOf(amount)}`;
    return status ? `Your redemption of ${what} is ${status.to}` : `You redeemed ${what}`;
  },
  assigns_created: ({ job, candidate, recruiter, isForApplication }, { role }) =>
    isForApplication && role === 'candidate'
      ? `${name(recruiter)} took on your application for ${job.title} and asks to represent you`
      : `${name(recruiter)} ${role === 'candidate' ? 'proposes you' : `proposed ${name(candidate)}`} for ${job.title}`,
  assigns_confirmed: ({ job, candidate, recruiter }, { role }) =>
    role === 'candidate' || !candidate
      ? `${withWords(recruiter ? 'recruiter' : 'manager').word}: ${job.title}`
      : `${name(candidate)} agreed to be put forward for ${job.title}`,
  assigns_declined: ({ job, candidate, recruiter }, { role }) =>
    role === 'candidate'
      ? `${name(recruiter)} no longer puts you forward for ${job.title}`
      : `${name(candidate)} does not want to be put forward for ${job.title}`,
  candidate_self_assign_create: ({ job, candidate }) => `${name(candidate)} applied for ${job.title}`,
  candidate_self_assign_decline: ({ job, recruiter, candidate }, { role }) =>
    role === 'candidate' || !candidate
      ? `${name(recruiter)} did not take your application for ${job.title} further`
      : `No recruiter takes ${name(candidate)} forward for ${job.title}, so the application waits for you`,
  job_create: ({ job, manager, points }) =>
    `${name(manager)} posted ${job.title}${points > 0 ? `, ${pointsOf(points)} for a hire` : ''}`,
  job_update: ({ job, manager, recruiter }) => {
    const actingPerson = manager ?? recruiter;
    return actingPerson ? `${name(actingPerson)} changed ${job.title}` : `${job.title} was changed`;
  },
  job_closed: ({ job, candidate, isFilled }) => {
    if (candidate) return `${job.title} has been closed: ${name(candidate)} was hired`;
    return isFilled ? `${job.title} has been closed: another candidate was hired` : `${job.title} has been closed`;
  },
  new_candidates: ({ job, candidate, recruiter }) =>
    `${name(recruiter)} put ${name(candidate)} forward for ${job.title}`,
  calendar_event_soon: ({ event }, { when }) => `${event.title} starts on ${when(event.start)}`,
  foreign_recruiter_invite_created: ({ sender, job }) => `${sender.fullName} asks you to work on ${job.title}`,
  foreign_recruiter_invite_declined: ({ recruiter, job }) => `${name(recruiter)} declined to work on ${job.title}`,
  foreign_recruiter_invite_accepted: ({ recruiter, job }) =>
    `${name(recruiter)} accepted your request to work on ${job.title}`,
  foreign_recruiter_invite_work: ({ recruiter, job }) =>
    `${name(recruiter)} has started to work on ${job.title} and proposed a candidate`,
  foreign_recruiter_invite_self_closed: ({ recruiter, job }) => `${name(recruiter)} ended the work on ${job.title}`,
  foreign_recruiter_invite_closed: ({ sender, job, wasAccepted, isJobOver }) => {
    if (isJobOver)
      return noLongerOpen(job, wasAccepted ? 'your work on it has ended' : 'you are not asked to work on it');
    return wasAccepted
      ? `${sender.fullName} ended your work on ${job.title}`
      : `${sender.fullName} no longer asks you to work on ${job.title}`;
  },
  foreign_recruiter_invite_work_finished: ({ recruiter, job }, { role }) =>
    role === 'recruiter'
      ? `Your work on ${job.title} is finished`
      : `The work of ${name(recruiter)} on ${job.title} is finished`,
  job_handover: ({ manager, job, how }) => {
    if (how === 'asked') return `${name(manager)} asks you to take over ${job.title}`;
    if (how === 'withdrawn') return `${name(manager)} no longer asks you to take over ${job.title}`;
    return how === 'declined'
      ? `${name(manager)} does not take over ${job.title}, so it stays yours`
      : `${name(manager)} has taken over ${job.title}`;
  },
  job_team: ({ manager, job, how, part }) => {
    if (part === 'interviewer') return `${name(manager)} ${interviewing[how]} ${job.title}`;
    const team = `the team of ${job.title}`;
    if (how === 'asked') return `${name(manager)} asks you to join ${team}`;
    if (how === 'withdrawn') return `${name(manager)} no longer asks you to join ${team}`;
    if (how === 'declined') return `${name(manager)} declined to join ${team}`;
    if (how === 'removed') return `${name(manager)} took you off ${team}`;
    return `${name(manager)} has ${how === 'joined' ? 'joined' : 'left'} ${team}`;
  },
  market_asked: ({ recruiter, job }) => `${name(recruiter)} asks to work on ${job.title}`,
  market_accepted: ({ manager, job }) => `${name(manager)} accepted your request: you work on ${job.title} now`,
  market_declined: ({ manager, job, how }) => {
    if (how === 'closed') return noLongerOpen(job, 'your request to work on it has ended');
    return how === 'lapsed'
      ? `${name(manager)} did not answer your request to work on ${job.title} within ${askingDays} days, so it has ended`
      : `${name(manager)} declined your request to work on ${job.title}`;
  },
  market_taken_back: ({ recruiter, job }) => `${name(recruiter)} no longer asks to work on ${job.title}`,
  candidate_accept_recommendation: ({ candidate, job }) =>
    `${name(candidate)} accepted your recommendation of ${job.title}`,
  super_manager_role_approved: () => 'Your request was approved: you are a Super Hire manager now',
  verification_changed: ({ isVerified, company, manager }) => {
    if (manager)
      return isVerified
        ? `You are verified now: ${name(manager)} of ${company}, whom you work for, was verified`
        : `${name(manager)} of ${company}, whom you work for, is no longer verified`;
    return isVerified
      ? `You are verified now, for ${company}: others see it beside your name`
      : `You are no longer verified for ${company}`;
  },
  candidate_approved: ({ candidate, recruiter }, { role }) =>
    `${name(recruiter)} approved ${role === 'candidate' ? 'your profile' : name(candidate)}`,
  collaboration_request_sent: ({ sender }) => `${sender.fullName} asks to work together with you`,
  collaboration_request_accepted: ({ recipient }) => `${recipient.fullName} accepted your collaboration request`,
  collaboration_request_rejected: ({ recipient }) => `${recipient.fullName} rejected your collaboration request`,
  candidate_status_changed: ({ candidate, job, status, interviewAt, manager, recruiter }, { role, when }) => {
    const date = interviewAt ? `, interview on ${when(interviewAt)}` : '';
    if (role === 'candidate') return `${wordsOfLabel(status.to)?.word ?? status.to}: ${job.title}${date}`;
    const actingPerson = manager ?? recruiter;
    return actingPerson
      ? `${name(actingPerson)} moved ${name(candidate)} to ${status.to} on ${job.title}${date}`
      : `${name(candidate)} moved to ${status.to} on ${job.title}${date}`;
  },
  candidate_withdrew: ({ candidate, job }) => `${name(candidate)} withdrew from ${job.title}`,
  candidate_hired: ({ job, candidate, startOn }, { role }) => {
    const from = startOn ? `, from ${dayIn(startOn)}` : '';
    return role === 'candidate'
      ? `Congratulations, you are hired: ${job.title}${from}`
      : `${name(candidate)} was hired for ${job.title}${from}; more openings are left`;
  },
  candidate_waits: ({ candidate, job, days }) =>
    `${name(candidate)} has waited ${days} days for your decision on ${job.title}`,
  interview_to_score: ({ candidate, job, interviewAt, isLate }, { when }) =>
    isLate
      ? `Your scorecard of ${name(candidate)} for ${job.title} is still missing`
      : `You interview ${name(candidate)} for ${job.title}${interviewAt ? ` on ${when(interviewAt)}` : ''}; your scorecard waits`,
  scorecards_in: ({ candidate, job, interview }) =>
    `All scorecards of ${name(candidate)} are in for ${job.title}: ${interview.title}`,
  task_due: ({ task }) => `Your task is due: ${task.what}`,
  manager_invites: ({ manager }) => `${name(manager)} invites you to work with them`,
  manager_ended_work: ({ manager, candidates }) =>
    `${name(manager)} ended the work with you${candidates > 0 ? `; ${candidates === 1 ? 'your candidate there stays' : `your ${candidates} candidates there stay`} yours` : ''}`,
  interview_date_changed: ({ candidate, job, interviewAt, manager, recruiter }, { role, when }) => {
    const whose = role === 'candidate' ? 'your interview' : `the interview of ${name(candidate)}`;
    const actingPerson = name(manager ?? recruiter ?? somebody);
    return interviewAt
      ? `${actingPerson} set ${whose} for ${job.title} to ${when(interviewAt)}`
      : `${actingPerson} removed the date of ${whose} for ${job.title}`;
  },
  meeting_booked: (payload, reader) => `${meeting(payload, reader)} is booked for ${reader.when(payload.event.start)}`,
  meeting_moved: (payload, reader) => {
    const [which, { start, isPlaceOnly, isNewLink, isOnline, heldBefore, isLinkGone }] = [
      meeting(payload, reader),
      payload.event,
    ];
    if (heldBefore) {
      const without = isLinkGone ? ', and without the link it had' : '';
      return `${which} on ${reader.when(start)} is held by ${name(payload.manager)} now, instead of ${name(heldBefore)}${without}`;
    }
    if (!isPlaceOnly) return `${which} was moved to ${reader.when(start)}`;
    if (isNewLink) return `${which} on ${reader.when(start)} has a new link to join`;
    return `${which} on ${reader.when(start)} ${isOnline ? 'is online now' : 'is no longer online'}`;
  },
  meeting_cancelled: (payload, reader) =>
    `${meeting(payload, reader)} on ${reader.when(payload.event.start)} was cancelled${reasonOf(payload.event, reader)}`,
  saved_search_found: ({ search, candidate, count }) =>
    count === 1
      ? `${name(candidate)} fits your search ‘${search.name}’`
      : `${name(candidate)} and ${count === 2 ? 'one other' : `${count - 1} others`} fit your search ‘${search.name}’`,
  claim_ended: ({ job, candidate, recruiter, client: company, how }, { role }) => {
    const client = companyInWords(company);
    const whom = role === 'candidate' ? 'you' : name(candidate);
    const whose = role === 'recruiter' ? 'Your' : `The`;
    const by = role === 'recruiter' ? '' : ` of ${name(recruiter)}`;
    if (how === 'passed_over') return `${name(candidate)} chose another recruiter for ${client}`;
    if (how === 'lapsed') return `${name(candidate)} did not answer your proposal for ${job.title} in time`;
    if (how === 'withdrawn') return `${name(recruiter)} no longer proposes you for ${job.title}`;
    if (how === 'candidate')
      return `${role === 'candidate' ? 'You' : name(candidate)} ended the representation by ${role === 'recruiter' ? 'you' : name(recruiter)} with ${client}`;
    if (how === 'recruiter') return `${name(recruiter)} no longer represents ${whom} with ${client}`;
    if (role === 'candidate') return `The representation by ${name(recruiter)} with ${client} has ended`;
    return `${whose} claim${by} on introducing ${name(candidate)} to ${client} has ended`;
  },
  bounty_changed: ({ job, candidate, points, how, until }, { role, when }) => {
    const what = `${pointsOf(points)} for ${name(candidate)} on ${job.title}`;
    const isTheirs = role === 'recruiter' || role === 'candidate';
    const whose = isTheirs ? 'Your contest of' : 'The contest of';
    if (how === 'available') return `The guarantee has ended: ${what} are available`;
    if (how === 'asked')
      return `${name(candidate)} left, says the manager: ${pointsOf(points)} for ${job.title} return${until ? ` unless you contest this until ${when(until)}` : ''}`;
    if (how === 'returned')
      return `${name(candidate)} left within the guarantee, so ${pointsOf(points)} for ${job.title} returned`;
    if (how === 'contested') return `The return of ${what} is contested`;
    if (how === 'verified') return `The hiring manager is verified now: ${what} are available`;
    if (how === 'reviewed')
      return `HireHub has looked at this hire: ${what} are ${until ? `held only for the guarantee, until ${when(until)}` : 'available'}`;
    if (how === 'voided') return `HireHub has looked at this hire and took ${what} back; your points say why`;
    if (how === 'disputed') return `The manager contests who earned ${what}; they wait for a decision`;
    const [who, verb] = isTheirs ? ['you', 'keep'] : ['the recruiter', 'keeps'];
    return `${whose} ${what} is decided: ${who} ${how === 'upheld' ? `${isTheirs ? 'do' : 'does'} not keep` : verb} them`;
  },
  job_status_changed: ({ job, isOpen }, { role }) => {
    const own = role !== 'candidate' ? '' : isOpen ? ', and your application with it' : '; you keep your place';
    return `${job.title} is ${isOpen ? 'open again' : 'on hold'}${own}`;
  },
  applied_job_removed: ({ job }) => `${job.title} was taken down, so your application for it has ended`,
};

/** A notification as one plain sentence without a full stop, for cards, toasts and mails alike. */
export function notificationSentence<T extends NotificationType>(
  { type, payload }: { type: T; payload: PayloadOf<T> } | Pick<Notification, 'type' | 'payload'>,
  reader: NotificationReader,
): string {
  const say = words[type] as (payload: unknown, reader: NotificationReader) => string;
  return say(payload, reader);
}
