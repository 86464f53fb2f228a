import { match } from 'ts-pattern';
import type { EventOf } from '../../../events/catalogue.ts';
import type { EventsOf } from '../../../events/subscriptions.ts';
import type { LiveUpdate } from '../../../shared/model/live-update.ts';

/** Events that open pages are notified of; the end of a session closes connections instead. */
export type LiveEvent = EventOf<Exclude<EventsOf<'live-updates'>, 'sessions-ended'>>;

/** A live update and its recipients, some of whom are only found in the table. */
export interface AddressedUpdate {
  userIds: number[];
  /** The recruiters of this manager too: the application is open to all of them. */
  recruitersOf?: number;
  /** The super managers who work with this manager too. */
  overseersOf?: number;
  /** Everybody who has met this candidate on a job too. */
  partnersOf?: number;
  /** Everybody who has applied for this job too. */
  applicantsOf?: number;
  /** Everybody who helps with this job too, those included who only interview. */
  helpersOf?: number;
  update: LiveUpdate;
}

/** Decides the live update of an event, and its recipients. */
export function composeUpdate(event: LiveEvent): AddressedUpdate {
  return (
    match(event)
      .returnType<AddressedUpdate>()
      .with({ type: 'avatar-changed' }, ({ data }) => ({
        userIds: [data.userId],
        update: { type: 'avatar', uploadId: data.uploadId, state: data.avatar ? 'done' : 'none', reason: null },
      }))
      .with({ type: 'avatar-refused' }, ({ data }) => ({
        userIds: [data.userId],
        update: { type: 'avatar', uploadId: data.uploadId, state: 'refused', reason: data.reason },
      }))
      // The recruiters of a verified manager are verified too.
      .with({ type: 'verification-changed' }, ({ data: { user, role } }) => ({
        userIds: [user.id],
        ...(role !== 'recruiter' && { recruitersOf: user.id }),
        update: { type: 'rights' },
      }))
      .with(
        { type: 'recruiter-kind-changed' },
        { type: 'email-changed' },
        { type: 'second-factor-changed' },
        ({ data }) => ({
          userIds: [data.userId],
          update: { type: 'rights' },
        }),
      )
      .with({ type: 'candidate-note-added' }, ({ data }) => ({
        userIds: [data.managerId, data.recruiterId ?? []].flat(),
        update: { type: 'candidate-on-job', jobId: data.jobId, candidateId: data.candidateId, version: null },
      }))
      .with({ type: 'scorecard-submitted' }, ({ data: { jobId, candidate, managerId, interviewer } }) => ({
        userIds: [managerId, interviewer.id],
        update: { type: 'candidate-on-job', jobId, candidateId: candidate.id, version: null },
      }))
      .with({ type: 'interviews-planned' }, ({ data: { jobId, managerId } }) => ({
        userIds: [managerId],
        helpersOf: jobId,
        update: { type: 'job-team', jobId },
      }))
      .with({ type: 'job-notes-changed' }, ({ data, actor }) => ({
        userIds: [data.managerId, actor.kind === 'user' ? actor.id : []].flat(),
        overseersOf: data.managerId,
        update: { type: 'job-notes', jobId: data.jobId },
      }))
      .with({ type: 'candidate-status-changed' }, { type: 'interview-date-changed' }, ({ data }) => ({
        userIds: [data.managerId, data.recruiterId ?? [], data.candidate.id].flat(),
        update: {
          type: 'candidate-on-job',
          jobId: data.jobId,
          candidateId: data.candidate.id,
          version: data.version,
        },
      }))
      .with({ type: 'candidate-hired' }, ({ data: { jobId, manager, recruiterId, candidate, version } }) => ({
        userIds: [manager.id, recruiterId ?? [], candidate.id].flat(),
        update: { type: 'candidate-on-job', jobId, candidateId: candidate.id, version },
      }))
      .with(
        { type: 'self-assignment-created' },
        { type: 'self-assignment-withdrawn' },
        { type: 'self-assignment-restored' },
        ({ data }) => ({ ...changedApplication(data), ...recruitersToAnswer(data) }),
      )
      // An accepted application leaves every recruiter's list, or comes back; who was asked is no longer known.
      .with({ type: 'self-assignment-accepted' }, { type: 'self-assignment-undone' }, ({ data }) => ({
        ...changedApplication(data),
        recruitersOf: data.managerId,
      }))
      .with({ type: 'self-assignment-declined' }, { type: 'self-assignment-decline-undone' }, ({ data }) => ({
        userIds: [data.managerId, data.recruiter.id],
        update: changedApplication(data).update,
      }))
      .with({ type: 'job-posted' }, { type: 'job-closed' }, { type: 'opening-filled' }, ({ data }) =>
        changedJob(data.jobId, data.manager.id),
      )
      .with({ type: 'job-changed' }, { type: 'job-status-changed' }, { type: 'job-removed' }, ({ data }) =>
        changedJob(data.jobId, data.managerId),
      )
      // Everybody who sees the job sees whose it is.
      .with({ type: 'job-handover-changed' }, ({ data: { state, job, manager, recipient, recruiterIds } }) => ({
        userIds: [manager.id, recipient.id, ...recruiterIds],
        ...(state === 'accepted' && { recruitersOf: recipient.id, applicantsOf: job.id, overseersOf: recipient.id }),
        ...(state === 'accepted' && { helpersOf: job.id }),
        update: { type: 'handover', jobId: job.id },
      }))
      .with({ type: 'job-team-changed' }, ({ data: { job, manager, colleague } }) => ({
        userIds: [manager.id, colleague.id],
        helpersOf: job.id,
        update: { type: 'job-team', jobId: job.id },
      }))
      .with({ type: 'candidate-profile-changed' }, ({ data }) => ({
        userIds: [data.candidateId],
        partnersOf: data.candidateId,
        update: { type: 'candidate-profile', candidateId: data.candidateId },
      }))
      // Whether an invited address is a recruiter's, the manager learns by the answer only.
      .with({ type: 'join-invitation-sent' }, { type: 'join-invitation-withdrawn' }, ({ data }) =>
        changedInvitation([data.recruiterId], data),
      )
      .with({ type: 'join-invitation-accepted' }, ({ data }) =>
        changedInvitation([data.recruiter.id, data.managerId], data),
      )
      .with({ type: 'join-invitation-declined' }, ({ data }) =>
        changedInvitation([data.recruiterId, data.managerId], data),
      )
      .with({ type: 'recruiter-removed' }, ({ data: { manager, recruiterId } }) => ({
        userIds: [recruiterId, manager.id],
        update: { type: 'employment', managerId: manager.id, recruiterId },
      }))
      .with({ type: 'work-request-changed' }, ({ data: { requestId, manager, recruiter } }) => ({
        userIds: [recruiter.id, manager.id],
        update: { type: 'work-request', requestId },
      }))
      .with(
        { type: 'collaboration-requested' },
        { type: 'collaboration-accepted' },
        { type: 'collaboration-rejected' },
        ({ data }) => changedCollaboration(data.sender.id, data.recipient.id, data),
      )
      .with({ type: 'collaboration-declined' }, ({ data }) =>
        changedCollaboration(data.superManagerId, data.managerId, data),
      )
      .with({ type: 'meeting-booked' }, { type: 'meeting-changed' }, { type: 'meeting-cancelled' }, ({ data }) => ({
        userIds: [data.manager.id, data.candidate.id, ...interviewersIn(data)],
        update: { type: 'calendar' },
      }))
      .with({ type: 'own-calendar-changed' }, ({ data }) => ({
        userIds: [data.userId],
        update: { type: 'calendar' },
      }))
      .with({ type: 'task-changed' }, ({ data }) => ({ userIds: [data.ownerId], update: { type: 'tasks' } }))
      .with({ type: 'parsed-resume-changed' }, ({ data }) => ({
        userIds: [data.recruiterId],
        update: { type: 'parsed-resume', resumeId: data.resumeId, status: data.status },
      }))
      .with({ type: 'candidates-merged' }, { type: 'candidate-merge-undone' }, ({ data }) => ({
        userIds: [data.recruiterId],
        update: { type: 'imported-candidates' },
      }))
      .with(
        { type: 'claim-proposed' },
        { type: 'claim-confirmed' },
        { type: 'choice-undone' },
        { type: 'claim-ended' },
        ({ type, data }) => ({
          // Whose an address is, nobody learns before the answer.
          userIds:
            data.isByAddress && (type === 'claim-proposed' || (type === 'claim-ended' && isUnanswered(data)))
              ? [data.candidate.id]
              : [data.recruiter.id, data.candidate.id, data.managerId],
          update: { type: 'claim', claimId: data.claimId },
        }),
      )
      .with({ type: 'claim-file-added' }, ({ data }) => ({
        userIds: [data.recruiterId, data.candidateId, data.managerId],
        update: { type: 'claim', claimId: data.claimId },
      }))
      .with({ type: 'data-export-ready' }, ({ data }) => ({
        userIds: [data.userId],
        update: { type: 'data-export-ready', exportId: data.exportId },
      }))
      .exhaustive()
  );
}

// All recruiters of the manager: one whom the job does not name any more still has it open.
function changedJob(jobId: number, managerId: number): AddressedUpdate {
  return {
    userIds: [managerId],
    recruitersOf: managerId,
    applicantsOf: jobId,
    overseersOf: managerId,
    update: { type: 'job', jobId },
  };
}

function changedInvitation(userIds: number[], { invitationId }: { invitationId: number }): AddressedUpdate {
  return { userIds, update: { type: 'join-invitation', invitationId } };
}

function changedCollaboration(
  superManagerId: number,
  managerId: number,
  { requestId }: { requestId: number },
): AddressedUpdate {
  return { userIds: [superManagerId, managerId], update: { type: 'collaboration', requestId } };
}

interface ApplicationFacts {
  job: { id: number };
  managerId: number;
  candidate: { id: number };
}

function changedApplication({ job, managerId, candidate }: ApplicationFacts): AddressedUpdate {
  return {
    userIds: [candidate.id, managerId],
    update: { type: 'application', jobId: job.id, candidateId: candidate.id },
  };
}

// Recruiters named by the job, or all of its manager's.
function recruitersToAnswer(data: ApplicationFacts & { recruiterIds: number[] }): Partial<AddressedUpdate> {
  return data.recruiterIds.length > 0
    ? { userIds: [data.candidate.id, data.managerId, ...data.recruiterIds] }
    : { recruitersOf: data.managerId };
}

// A proposal that ended without the candidate's answer.
const isUnanswered = ({ from, to }: { from: string; to: string }) => from === 'proposed' && to !== 'declined';

// Who held the meeting before a change too.
const interviewersIn = (
  data: EventOf<'meeting-booked' | 'meeting-changed' | 'meeting-cancelled'>['data'],
): number[] => [...(data.interviewerIds ?? []), ...('former' in data ? (data.former.interviewerIds ?? []) : [])];
