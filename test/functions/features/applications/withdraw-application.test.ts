import { describe, expect, it } from 'vitest';
import { applyToJob } from '../../../../functions/features/applications/apply-to-job.ts';
import { endApplication } from '../../../../functions/features/applications/end-application.ts';
import {
  restoreApplication,
  returnToJob,
  withdrawApplication,
  withdrawFromJob,
} from '../../../../functions/features/applications/withdraw-application.ts';
import type { StoredApplication } from '../../../../functions/records/application.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import {
  actorOf,
  anApplication,
  applicationFacts,
  by,
  emitted,
  eventId,
  later,
  refused,
} from '../../../support/an-application.ts';
import { aCandidateOnJob, aJob, anActor, someTime } from '../../../support/builders.ts';

describe('An application', () => {
  const job = { ...aJob({ recruiters: [2001] } as never), title: 'Nurse' } as never;
  const made = { actor: anActor('candidate'), at: someTime, id: 4001, eventId };

  it('waits for the job’s recruiters, and says how the candidate came to it', () => {
    const { version: _version, ...rest } = anApplication({ recruiterIds: [2001] });
    expect(applyToJob(job, made)).toStrictEqual({
      application: { ...rest, source: 'applied', version: 1 },
      event: emitted('self-assignment-created', 'candidate', { ...applicationFacts, recruiterIds: [2001] }),
    });
    const recommended = applyToJob(job, { ...made, recommendedBy: 2001 });
    expect(recommended.application.source).toBe('recommended');
    expect(recommended.event.data).toEqual({ ...applicationFacts, recruiterIds: [2001], recommendedBy: 2001 });
    const invited = applyToJob(job, { ...made, actor: anActor('candidate', { isInvited: true } as never) });
    expect(invited.application.source).toBe('invited');
    const withStatus = (status: string) => ({ ...(job as object), status }) as never;
    expect(() => applyToJob(withStatus('closed'), made)).toThrow(refused('gone', 'This job is no longer open'));
    expect(() => applyToJob(withStatus('on_hold'), made)).toThrow(refused('gone', 'This job is on hold'));
  });

  it('is withdrawn once, and waits again within ten minutes of that', () => {
    const data = { ...applicationFacts, recruiterIds: [2001] };
    const application = anApplication({ recruiterIds: [2001] });
    expect(withdrawApplication(application, by('candidate'))).toEqual(
      emitted('self-assignment-withdrawn', 'candidate', data),
    );
    const withdrawn: StoredApplication = { ...application, state: 'withdrawn', withdrawnAt: someTime };
    expect(() => withdrawApplication(withdrawn, by('candidate'))).toThrow(
      refused('conflict', 'You have already withdrawn this application'),
    );
    expect(restoreApplication(withdrawn, by('candidate', later(10)))).toEqual(
      emitted('self-assignment-restored', 'candidate', data, { time: later(10) }),
    );
    expect(() => restoreApplication(withdrawn, by('candidate', later(11)))).toThrow(
      refused('conflict', 'A withdrawal can be undone for 10 minutes'),
    );
    for (const other of [application, { ...withdrawn, withdrawnAt: null }, { ...withdrawn, state: 'waiting' as const }])
      expect(() => restoreApplication(other, by('candidate'))).toThrow(
        refused('conflict', 'This application has not been withdrawn'),
      );
  });

  it('ends with its job, and says whether it still waited', () => {
    const removal = { actor: { kind: 'system' } } as never;
    const ended = (state: StoredApplication['state']) =>
      endApplication(anApplication({ state }), removal, { at: someTime, eventId });
    expect(ended('waiting')).toMatchObject({
      id: eventId,
      type: 'self-assignment-ended',
      time: someTime,
      actor: { kind: 'system' },
      subject: keys.applicationSubject(4001),
      data: { ...applicationFacts, waited: true },
    });
    expect(ended('accepted').data.waited).toBe(false);
  });
});

describe('A candidate on a job', () => {
  const place = { onJob: aCandidateOnJob({ status: 'submitted' }), jobStatus: 'signed' as const };

  it('withdraws as a move to rejected, with a reason', () => {
    const { after, event } = withdrawFromJob(place, '  Another offer ', by('candidate'));
    const lastChange = { from: 'submitted', to: 'rejected', byId: 3001, at: someTime };
    expect(after).toMatchObject({ status: 'rejected', lastChange, version: 2 });
    expect(event).toMatchObject({
      id: eventId,
      type: 'candidate-status-changed',
      time: someTime,
      actor: actorOf('candidate'),
      data: {
        from: 'submitted',
        to: 'rejected',
        reason: 'Another offer',
        interviewAt: null,
        undo: false,
        undoneAt: null,
      },
    });
    expect(withdrawFromJob(place, '  ', by('candidate')).event.data.reason).toBeNull();
    expect(() => withdrawFromJob({ ...place, jobStatus: 'closed' }, '', by('candidate'))).toThrow(
      refused('conflict', 'This job is closed, so there is nothing to withdraw from'),
    );
    const rejected = { ...place, onJob: aCandidateOnJob({ status: 'rejected' }) };
    expect(() => withdrawFromJob(rejected, '', by('candidate'))).toThrow(
      refused('conflict', 'Your application for this job has already ended'),
    );
  });

  it('returns to where they were within ten minutes', () => {
    const { after } = withdrawFromJob(place, '', by('candidate'));
    const left = { onJob: after, jobStatus: 'on_hold' as const };
    const returned = returnToJob(left, by('candidate', later(10)));
    expect(returned.after).toMatchObject({
      status: 'submitted',
      lastChange: null,
      statusChangedAt: someTime,
      version: 3,
    });
    expect(returned.event.data).toMatchObject({
      from: 'rejected',
      to: 'submitted',
      undo: true,
      undoneAt: someTime,
      reason: null,
    });
    expect(() => returnToJob(left, by('candidate', later(11)))).toThrow(
      refused('conflict', 'A withdrawal can be undone for 10 minutes'),
    );
    expect(() => returnToJob({ ...left, jobStatus: 'closed' }, by('candidate'))).toThrow(
      refused('conflict', 'This job was closed meanwhile'),
    );
    expect(() => returnToJob(place, by('candidate'))).toThrow(
      refused('conflict', 'This application has not been withdrawn'),
    );
  });
});
