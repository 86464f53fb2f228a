import { describe, expect, it } from 'vitest';
import { eventsOf } from '../../../../events/subscriptions.ts';
import type { LiveEvent } from '../../../../functions/features/live-updates/compose-update.ts';
import { composeUpdate } from '../../../../functions/features/live-updates/compose-update.ts';
import { eventExamples } from '../../../support/event-examples.ts';

const exampleOf = <T extends LiveEvent['type']>(type: T) =>
  eventExamples.find((example) => example.type === type) as Extract<LiveEvent, { type: T }>;

const expected = {
  'avatar-changed': () => {
    const { data } = exampleOf('avatar-changed');
    return [[data.userId], { type: 'avatar', uploadId: data.uploadId, state: 'done', reason: null }];
  },
  'parsed-resume-changed': () => {
    const { data } = exampleOf('parsed-resume-changed');
    return [[data.recruiterId], { type: 'parsed-resume', resumeId: data.resumeId, status: 'parsed' }];
  },
  'avatar-refused': () => {
    const { data } = exampleOf('avatar-refused');
    return [[data.userId], { type: 'avatar', uploadId: data.uploadId, state: 'refused', reason: data.reason }];
  },
  'verification-changed': () => [[exampleOf('verification-changed').data.user.id], { type: 'rights' }],
  'second-factor-changed': () => [[exampleOf('second-factor-changed').data.userId], { type: 'rights' }],
  'email-changed': () => [[exampleOf('email-changed').data.userId], { type: 'rights' }],
  'recruiter-kind-changed': () => [[exampleOf('recruiter-kind-changed').data.userId], { type: 'rights' }],
  'candidate-note-added': () => {
    const { data } = exampleOf('candidate-note-added');
    const place = { jobId: data.jobId, candidateId: data.candidateId };
    return [[data.managerId, data.recruiterId], { type: 'candidate-on-job', ...place, version: null }];
  },
  'interviews-planned': () => {
    const { managerId, jobId } = exampleOf('interviews-planned').data;
    return [[managerId], { type: 'job-team', jobId }];
  },
  'scorecard-submitted': () => {
    const { jobId, candidate, managerId, interviewer } = exampleOf('scorecard-submitted').data;
    return [[managerId, interviewer.id], { type: 'candidate-on-job', jobId, candidateId: candidate.id, version: null }];
  },
  'job-notes-changed': () => {
    const { data } = exampleOf('job-notes-changed');
    return [[data.managerId, data.managerId], { type: 'job-notes', jobId: data.jobId }];
  },
  'candidate-status-changed': () => {
    const { data } = exampleOf('candidate-status-changed');
    const place = { jobId: data.jobId, candidateId: data.candidate.id };
    return [
      [data.managerId, data.recruiterId, data.candidate.id],
      { type: 'candidate-on-job', ...place, version: data.version },
    ];
  },
  'candidate-hired': () => {
    const { jobId, manager, recruiterId, candidate, version } = exampleOf('candidate-hired').data;
    return [
      [manager.id, recruiterId, candidate.id],
      { type: 'candidate-on-job', jobId, candidateId: candidate.id, version },
    ];
  },
  'interview-date-changed': () => {
    const { data } = exampleOf('interview-date-changed');
    const place = { jobId: data.jobId, candidateId: data.candidate.id };
    return [
      [data.managerId, data.recruiterId, data.candidate.id],
      { type: 'candidate-on-job', ...place, version: data.version },
    ];
  },
  'candidate-profile-changed': () => {
    const { candidateId } = exampleOf('candidate-profile-changed').data;
    return [[candidateId], { type: 'candidate-profile', candidateId }];
  },
  'meeting-booked': () => meeting('meeting-booked'),
  'meeting-changed': () => meeting('meeting-changed'),
  'meeting-cancelled': () => meeting('meeting-cancelled'),
  'own-calendar-changed': () => [[exampleOf('own-calendar-changed').data.userId], { type: 'calendar' }],
  'task-changed': () => [[exampleOf('task-changed').data.ownerId], { type: 'tasks' }],
  'data-export-ready': () => {
    const { data } = exampleOf('data-export-ready');
    return [[data.userId], { type: 'data-export-ready', exportId: data.exportId }];
  },
  'self-assignment-created': () => waiting('self-assignment-created'),
  'self-assignment-withdrawn': () => waiting('self-assignment-withdrawn'),
  'self-assignment-restored': () => waiting('self-assignment-restored'),
  'self-assignment-undone': () => waiting('self-assignment-undone'),
  'self-assignment-accepted': () => waiting('self-assignment-accepted'),
  'self-assignment-declined': () => answeredBy('self-assignment-declined'),
  'self-assignment-decline-undone': () => answeredBy('self-assignment-decline-undone'),
  'collaboration-requested': () => collaboration('collaboration-requested'),
  'collaboration-accepted': () => collaboration('collaboration-accepted'),
  'collaboration-rejected': () => collaboration('collaboration-rejected'),
  'collaboration-declined': () => collaboration('collaboration-declined'),
  'recruiter-removed': () => {
    const { manager, recruiterId } = exampleOf('recruiter-removed').data;
    return [[recruiterId, manager.id], { type: 'employment', managerId: manager.id, recruiterId }];
  },
  'work-request-changed': () => [
    [895_412_401_405_952, 895_412_385_677_312],
    { type: 'work-request', requestId: 898_912_385_720_999 },
  ],
  // The manager would learn by it that the address is a recruiter's.
  'join-invitation-sent': () => invited('join-invitation-sent', []),
  'join-invitation-accepted': () => invited('join-invitation-accepted'),
  'join-invitation-declined': () => invited('join-invitation-declined'),
  'join-invitation-withdrawn': () => invited('join-invitation-withdrawn', []),
  'candidates-merged': () => [[exampleOf('candidates-merged').data.recruiterId], { type: 'imported-candidates' }],
  'candidate-merge-undone': () => [
    [exampleOf('candidate-merge-undone').data.recruiterId],
    { type: 'imported-candidates' },
  ],
  'claim-proposed': () => claimed('claim-proposed'),
  'claim-confirmed': () => claimed('claim-confirmed'),
  'choice-undone': () => claimed('choice-undone'),
  'claim-ended': () => claimed('claim-ended'),
  'claim-file-added': () => {
    const { recruiterId, candidateId, managerId, claimId } = exampleOf('claim-file-added').data;
    return [[recruiterId, candidateId, managerId], { type: 'claim', claimId }];
  },
  'job-posted': () => job('job-posted'),
  'job-changed': () => job('job-changed'),
  'job-status-changed': () => job('job-status-changed'),
  'job-closed': () => job('job-closed'),
  'job-removed': () => job('job-removed'),
  'opening-filled': () => job('opening-filled'),
  'job-handover-changed': () => {
    const { manager, recipient, job: handed } = exampleOf('job-handover-changed').data;
    return [[manager.id, recipient.id], { type: 'handover', jobId: handed.id }];
  },
  'job-team-changed': () => {
    const { manager, colleague, job: helped } = exampleOf('job-team-changed').data;
    return [[manager.id, colleague.id], { type: 'job-team', jobId: helped.id }];
  },
} satisfies Record<LiveEvent['type'], () => unknown>;

// The manager of the examples; recruiters, applicants and overseers are found in the table.
function job(
  type: Exclude<
    Extract<LiveEvent['type'], `job-${string}` | 'opening-filled'>,
    'job-handover-changed' | 'job-team-changed'
  >,
) {
  const { data } = exampleOf(type);
  return [[895_412_385_677_312], { type: 'job', jobId: data.jobId }];
}
function claimed(type: 'claim-proposed' | 'claim-confirmed' | 'choice-undone' | 'claim-ended') {
  const { recruiter, candidate, managerId, claimId } = exampleOf(type).data;
  return [[recruiter.id, candidate.id, managerId], { type: 'claim', claimId }];
}
// The recruiter of the eventExamples and, of answers, their manager.
function invited(
  type: Extract<LiveEvent, { data: { invitationId: number } }>['type'],
  managers = [895_412_385_677_312],
) {
  const { invitationId } = exampleOf(type).data;
  return [[895_412_401_405_952, ...managers], { type: 'join-invitation', invitationId }];
}
// The super manager and the manager of the eventExamples.
function collaboration(type: Extract<LiveEvent, { data: { requestId: number } }>['type']) {
  const { requestId } = exampleOf(type).data;
  return [[895_412_381_483_008, 895_412_385_677_312], { type: 'collaboration', requestId }];
}
function meeting(type: 'meeting-booked' | 'meeting-changed' | 'meeting-cancelled') {
  const { data } = exampleOf(type);
  return [[data.manager.id, data.candidate.id], { type: 'calendar' }];
}
type OfApplication = Extract<LiveEvent, { data: { applicationId: number } }>['type'];
function waiting(type: OfApplication) {
  const { data } = exampleOf(type);
  const update = { type: 'application', jobId: data.job.id, candidateId: data.candidate.id };
  return [[data.candidate.id, data.managerId], update];
}
function answeredBy(type: 'self-assignment-declined' | 'self-assignment-decline-undone') {
  const { data } = exampleOf(type);
  return [[data.managerId, data.recruiter.id], waiting(type)[1]];
}

describe('What open pages receive, and whose', () => {
  it.each(Object.entries(expected))('of %s', (type, told) => {
    const { userIds, update } = composeUpdate(exampleOf(type as LiveEvent['type']));
    expect([userIds, update]).toEqual(told());
  });

  it('is decided for every event that live updates subscribe to, but for ended sessions', () => {
    expect([...Object.keys(expected), 'sessions-ended'].sort()).toEqual(eventsOf('live-updates').sort());
  });

  it('is also sent to the recruiters and super managers of a changed job’s manager and to everybody who has applied for it, and to the recruiters whom an application asks', () => {
    const jobId = exampleOf('job-changed').data.jobId;
    const managerId = exampleOf('job-changed').data.managerId;
    expect(composeUpdate(exampleOf('job-changed'))).toMatchObject({
      applicantsOf: jobId,
      recruitersOf: managerId,
      overseersOf: managerId,
    });
    const created = exampleOf('self-assignment-created');
    expect(composeUpdate(created).recruitersOf).toBe(created.data.managerId);
    const named = composeUpdate({ ...created, data: { ...created.data, recruiterIds: [7] } });
    expect([named.recruitersOf, named.userIds]).toEqual([
      undefined,
      [created.data.candidate.id, created.data.managerId, 7],
    ]);
  });

  it.each(['recruiter', 'manager', 'super_manager'] as const)(
    'says to a verified %s, and to the recruiters of a manager, that they may do something else now (PLUS-53)',
    (role) => {
      const changed = exampleOf('verification-changed');
      expect(composeUpdate({ ...changed, data: { ...changed.data, role } })).toEqual({
        userIds: [changed.data.user.id],
        ...(role !== 'recruiter' && { recruitersOf: changed.data.user.id }),
        update: { type: 'rights' },
      });
    },
  );

  it('says that no picture is left when it was removed', () => {
    const changed = exampleOf('avatar-changed');
    const { update } = composeUpdate({ ...changed, data: { ...changed.data, avatar: null } });
    expect(update).toMatchObject({ type: 'avatar', state: 'none' });
  });

  // Beside the parties, whoever has the job open: recruiters, who applied, oversight, and colleagues with any part (PLUS-54).
  it.each([
    ['recruiter-removed', {}, []],
    ['work-request-changed', {}, []],
    ['collaboration-accepted', {}, []],
    ['job-handover-changed', { state: 'asked' }, []],
    ['job-handover-changed', { state: 'accepted' }, ['applicantsOf', 'helpersOf', 'overseersOf', 'recruitersOf']],
    ['job-team-changed', { step: 'joined' }, ['helpersOf']],
    ['job-team-changed', { step: 'removed' }, ['helpersOf']],
  ] as const)('of rights by %s %o reach whoever works beside its parties: %j', (type, over, beside) => {
    const event = exampleOf(type);
    const {
      userIds: _parties,
      update: _update,
      ...others
    } = composeUpdate({
      ...event,
      data: { ...event.data, ...over },
    } as LiveEvent);
    expect(Object.keys(others).toSorted()).toEqual(beside);
  });

  it('reach the manager, and the candidate of a change, where no recruiter represents the candidate', () => {
    const [note, change] = [exampleOf('candidate-note-added'), exampleOf('candidate-status-changed')];
    const { managerId, candidate } = change.data;
    expect(composeUpdate({ ...note, data: { ...note.data, recruiterId: null } }).userIds).toEqual([
      note.data.managerId,
    ]);
    expect(composeUpdate({ ...change, data: { ...change.data, recruiterId: null } }).userIds).toEqual([
      managerId,
      candidate.id,
    ]);
  });
});
