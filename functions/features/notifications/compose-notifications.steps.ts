import { match } from 'ts-pattern';
import { dollarsPerPoint } from '../../../shared/constants/points.ts';
import type { AnyEvent, EventOf } from '../../../events/catalogue.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import type { NotifyingEvent } from '../../domain/notifications/taken-back.ts';
import type { NewNotification } from '../../records/notification.ts';
import { endedClaim } from './about-claims.ts';
import { aboutMeeting, changedMeeting, soonMeeting } from './about-meetings.ts';
import { closedJob, hiredCandidate } from './about-hires.ts';
import {
  actingPerson,
  type Interviewers,
  movedCandidate,
  scoredInterview,
  unscoredInterview,
} from './about-moves.steps.ts';
import { changedJobStatus, type StillOnJob } from './about-job-status.ts';
import { changedVerification } from './about-verification.steps.ts';
import { changedHandover, changedTeam, changedWorkRequest } from './about-requests.ts';
import { forTeam } from './for-team.steps.ts';
import { notify } from './notify.ts';

/** Who else has to be known to address an event: recruiters of a manager where a job names none. */
export interface Audience extends Interviewers {
  recruitersOf(managerId: number): Promise<number[]>;
  /** The colleagues on the team of a job. */
  teamOf(jobId: number): Promise<number[]>;
  /** Who has applied for a job and waits for an answer. */
  waitingApplicants(jobId: number): Promise<number[]>;
  /** Whose way on a job has not ended. */
  stillOn(job: { jobId: number; managerId: number }): Promise<StillOnJob>;
}

/** Decides who is notified of an event; nobody is notified of their own actions. Sends nothing. */
export async function composeNotifications(event: NotifyingEvent, audience: Audience): Promise<NewNotification[]> {
  const notifications = await match(event)
    .returnType<Promise<NewNotification[]> | NewNotification[]>()
    .with({ type: 'super-manager-approved' }, ({ data: { userId, firstName, lastName } }) =>
      notify([userId], 'super_manager_role_approved', { user: { id: userId, firstName, lastName } }),
    )
    .with({ type: 'verification-changed' }, async ({ data }) => changedVerification(data, audience))
    .with({ type: 'candidate-approved' }, ({ data: { candidate, recruiter } }) =>
      notify([candidate.id], 'candidate_approved', { candidate, recruiter }),
    )
    .with({ type: 'join-invitation-sent' }, ({ data }) =>
      notify([data.recruiterId], 'manager_invites', { manager: data.manager }),
    )
    .with({ type: 'recruiter-invitation-accepted' }, { type: 'join-invitation-accepted' }, ({ data }) =>
      notify([data.managerId], 'invite_accepted', { recruiter: data.recruiter }),
    )
    .with({ type: 'recruiter-removed' }, ({ data: { recruiterId, manager, candidates } }) =>
      notify([recruiterId], 'manager_ended_work', { manager, candidates }),
    )
    .with({ type: 'work-request-changed' }, changedWorkRequest)
    .with({ type: 'job-handover-changed' }, changedHandover)
    .with({ type: 'job-team-changed' }, changedTeam)
    .with({ type: 'collaboration-requested' }, ({ data }) =>
      notify([data.recipient.id], 'collaboration_request_sent', betweenTwo(data)),
    )
    .with({ type: 'collaboration-accepted' }, ({ data }) =>
      notify([data.sender.id], 'collaboration_request_accepted', betweenTwo(data)),
    )
    .with({ type: 'collaboration-rejected' }, ({ data }) =>
      notify([data.sender.id], 'collaboration_request_rejected', betweenTwo(data)),
    )
    .with({ type: 'candidate-invitation-accepted' }, ({ data }) =>
      notify([data.inviterId], 'invite_accepted', { candidate: data.candidate }),
    )
    .with({ type: 'recommendation-accepted' }, ({ data }) =>
      notify([data.senderId], 'candidate_accept_recommendation', { job: data.job, candidate: data.candidate }),
    )
    .with({ type: 'job-posted' }, async ({ data }) =>
      notify(await recruitersFor(data.recruiterIds, data.manager.id, audience), 'job_create', {
        job: { id: data.jobId, title: data.title },
        manager: data.manager,
        points: data.points,
      }),
    )
    .with({ type: 'job-changed' }, changedJob)
    .with({ type: 'job-closed' }, async (closed) => {
      const { jobId } = closed.data;
      const [applicants, team] = await Promise.all([audience.waitingApplicants(jobId), audience.teamOf(jobId)]);
      return closedJob(closed, { applicants, team });
    })
    .with({ type: 'job-status-changed' }, async (changed) => {
      const { jobId } = changed.data;
      const [stillOn, team] = await Promise.all([audience.stillOn(changed.data), audience.teamOf(jobId)]);
      return changedJobStatus(changed, { ...stillOn, team });
    })
    .with({ type: 'self-assignment-created' }, async ({ data }) =>
      notify(
        [...(await recruitersFor(data.recruiterIds, data.managerId, audience)), data.managerId].filter(
          (id) => id !== data.recommendedBy,
        ),
        'candidate_self_assign_create',
        { job: data.job, candidate: data.candidate },
      ),
    )
    .with({ type: 'saved-search-found' }, ({ data: { search, ownerId, count, candidates } }) =>
      candidates
        .slice(0, 1)
        .flatMap((candidate) => notify([ownerId], 'saved_search_found', { search, candidate, count })),
    )
    .with({ type: 'self-assignment-accepted' }, acceptedApplication)
    .with({ type: 'self-assignment-declined' }, async ({ data }) =>
      notify((await haveAllDeclined(data, audience)) ? [data.managerId] : [], 'candidate_self_assign_decline', {
        job: data.job,
        candidate: data.candidate,
        recruiter: data.recruiter,
      }),
    )
    .with({ type: 'self-assignment-withdrawn' }, async ({ data }) =>
      notify(
        [...(await recruitersFor(data.recruiterIds, data.managerId, audience)), data.managerId],
        'candidate_withdrew',
        { job: data.job, candidate: data.candidate },
      ),
    )
    .with({ type: 'self-assignment-restored' }, async ({ data }) =>
      notify(
        [...(await recruitersFor(data.recruiterIds, data.managerId, audience)), data.managerId].filter(
          (id) => id !== data.notBy,
        ),
        'candidate_self_assign_create',
        { job: data.job, candidate: data.candidate },
      ),
    )
    .with({ type: 'self-assignment-ended' }, ({ data }) =>
      notify(data.waited ? [data.candidate.id] : [], 'applied_job_removed', { job: data.job }),
    )
    .with(
      { type: 'self-assignment-decline-undone' },
      { type: 'self-assignment-undone' },
      { type: 'choice-undone' },
      () => [],
    )
    .with({ type: 'candidate-status-changed' }, (moved) => movedCandidate(moved, audience))
    .with({ type: 'scorecard-submitted' }, (scored) => scoredInterview(scored, audience))
    .with({ type: 'scorecards-missing' }, (missing) => unscoredInterview(missing, audience))
    .with({ type: 'candidate-hired' }, hiredCandidate)
    .with({ type: 'interview-date-changed' }, ({ actor, data }) =>
      notify(
        data.isMeeting ? [] : [data.managerId, data.recruiterId ?? [], data.candidate.id].flat(),
        'interview_date_changed',
        {
          job: { id: data.jobId, title: data.jobTitle },
          candidate: data.candidate,
          interviewAt: data.to,
          ...actingPerson(actor),
        },
      ),
    )
    .with({ type: 'candidate-left-waiting' }, ({ data }) =>
      notify([data.managerId], 'candidate_waits', {
        job: { id: data.jobId, title: data.jobTitle },
        candidate: data.candidate,
        days: data.days,
      }),
    )
    .with({ type: 'claim-proposed' }, ({ data: { job, candidate, recruiter, isForApplication } }) =>
      notify([candidate.id], 'assigns_created', {
        job,
        candidate,
        recruiter,
        ...(isForApplication && { isForApplication }),
      }),
    )
    .with({ type: 'claim-confirmed' }, ({ data: { job, candidate, recruiter } }) =>
      notify([recruiter.id], 'assigns_confirmed', { job, candidate, recruiter }),
    )
    .with({ type: 'claim-ended' }, endedClaim)
    .with({ type: 'points-awarded' }, ({ data }) =>
      notify([data.recruiterId], 'recruiter_rewards', {
        job: data.job,
        manager: data.manager,
        candidate: data.candidate,
        ...worth(data.points),
      }),
    )
    .with({ type: 'points-redeemed' }, ({ data }) =>
      notify([data.recruiterId], 'redeem_or_withdraw', worth(data.points)),
    )
    .with({ type: 'reward-settled' }, ({ data }) =>
      notify([data.recruiterId], 'redeem_or_withdraw', {
        ...worth(data.points),
        status: { from: null, to: data.status },
      }),
    )
    .with({ type: 'bounty-changed' }, changedBounty)
    .with({ type: 'meeting-booked' }, ({ data }) => aboutMeeting(data, 'meeting_booked'))
    .with({ type: 'meeting-changed' }, changedMeeting)
    .with({ type: 'meeting-cancelled' }, ({ data }) =>
      aboutMeeting(data, 'meeting_cancelled', cancelledBecause[data.because ?? 'other']),
    )
    .with({ type: 'meeting-soon' }, soonMeeting)
    .with({ type: 'task-reminded' }, ({ data: { ownerId, task, dueAt } }) =>
      notify([ownerId], 'task_due', { task, dueAt }),
    )
    .exhaustive();
  const all = [...notifications, ...(await forTeam(event, notifications, audience))];
  return all.filter((one) => !causedBy(event, one));
}

// The recruiter learns of every step, the manager of what becomes of theirs, the super managers of what they decide.
function changedBounty({ data }: EventOf<'bounty-changed'>): NewNotification[] {
  const { recruiterId, managerId, deciders, job, candidate, points, to: how, until } = data;
  if (!job || !candidate) return [];
  const manager =
    managerId !== null && ['contested', 'returned', 'upheld', 'restored'].includes(how) ? [managerId] : [];
  const recipients = [recruiterId, ...manager, ...deciders];
  return notify(recipients, 'bounty_changed', { job, candidate, ...worth(points), how, until });
}

const cancelledBecause = { 'job-closed': { isJobClosed: true }, hired: { isHired: true }, other: {} } as const;

/** Points and what they are worth in US dollars (NOTIF-21). */
const worth = (points: number) => ({ points, amount: points * dollarsPerPoint });

// A change of a recruiter's own points is news even to the one who requested it.
const alsoToTheActor: ReadonlySet<AnyEvent['type']> = new Set([
  'points-redeemed',
  'reward-settled',
  'super-manager-approved',
]);

function causedBy(event: NotifyingEvent, notification: NewNotification): boolean {
  return event.actor.kind === 'user' && event.actor.id === notification.recipientId && !alsoToTheActor.has(event.type);
}

// Requests name their two people by one name each (NOTIF-22).
function betweenTwo({ sender, recipient }: { sender: PersonReference; recipient: PersonReference }) {
  const named = ({ id, firstName, lastName }: PersonReference) => ({ id, fullName: `${firstName} ${lastName}`.trim() });
  return { sender: named(sender), recipient: named(recipient) };
}

async function recruitersFor(named: number[], managerId: number, audience: Audience): Promise<number[]> {
  return named.length > 0 ? named : audience.recruitersOf(managerId);
}

// Points, pay, place and text matter to recruiters; housekeeping fields do not.
const notifiedFields: ReadonlySet<string> = new Set([
  'title',
  'description',
  'points',
  'guaranteeDays',
  'rateFrom',
  'rateTo',
  'salaryFrom',
  'salaryTo',
  'city',
  'spheres',
  'mustHaveSkillIds',
  'experienceYears',
  'mostExperienceYears',
  'endAt',
  'employmentType',
  'clearanceType',
]);
const isWorthNotifying = (changed: string[]): boolean => changed.some((field) => notifiedFields.has(field));

// To a recruiter who was chosen now the job is new.
function changedJob({ data, actor }: EventOf<'job-changed'>): NewNotification[] {
  const { chosen, recruiterIds } = data;
  const job = { id: data.jobId, title: data.title };
  const others = recruiterIds.filter((id) => !chosen?.recruiterIds.includes(id));
  return [
    ...(chosen
      ? notify(chosen.recruiterIds, 'job_create', { job, manager: chosen.manager, points: chosen.points })
      : []),
    ...notify(isWorthNotifying(data.changed) ? others : [], 'job_update', { job, ...actingPerson(actor) }),
  ];
}

function acceptedApplication({ data }: EventOf<'self-assignment-accepted'>): NewNotification[] {
  const { job, candidate, recruiter, asksCandidate, isDeclined, undoneAt } = data;
  if (undoneAt || isDeclined) return [];
  return [
    ...notify(asksCandidate ? [] : [candidate.id], 'assigns_confirmed', {
      job,
      candidate,
      ...(recruiter ? { recruiter } : {}),
    }),
    ...(recruiter ? notify([data.managerId], 'new_candidates', { job, candidate, recruiter }) : []),
  ];
}

// One decline changes nothing for the candidate; only when the last recruiter has declined does the manager have to act.
async function haveAllDeclined(
  { recruiterIds, managerId, declinedBy }: EventOf<'self-assignment-declined'>['data'],
  audience: Audience,
): Promise<boolean> {
  return (await recruitersFor(recruiterIds, managerId, audience)).every((id) => declinedBy.includes(id));
}
