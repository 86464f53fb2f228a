import { describe, expect, it } from 'vitest';
import {
  acceptApplication,
  declineApplication,
  declineBy,
  takeForward,
  undoDecline,
} from '../../../../functions/features/applications/answer-application.ts';
import type { StoredApplication } from '../../../../functions/records/application.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import {
  anApplication,
  applicationFacts,
  by,
  emitted,
  later,
  personOf,
  refused,
} from '../../../support/an-application.ts';
import { someTime } from '../../../support/builders.ts';

const [priya, olivia] = [personOf('candidate'), personOf('recruiter')];
describe('An application that is answered', () => {
  const place = {
    jobId: 5001,
    candidateId: 3001,
    managerId: 1001,
    recruiterId: 2001,
    candidate: priya,
    recruiter: olivia,
    job: { id: 5001, title: 'Nurse', points: 500 },
    status: 'contacted',
    statusChangedAt: someTime,
    version: 1,
    lastChange: null,
    createdAt: someTime,
    viewedAt: null,
  };
  const onPlace = keys.candidateOnJobSubject(5001, 3001);

  it('puts the candidate on the job, by the recruiter who accepts', () => {
    expect(acceptApplication(anApplication(), by('recruiter'))).toStrictEqual({
      onJob: place,
      event: emitted(
        'self-assignment-accepted',
        'recruiter',
        { ...applicationFacts, recruiter: olivia },
        { subject: onPlace },
      ),
    });
    const invited = anApplication({ source: 'invited', recruiterIds: [7, 2001], notBy: [7] });
    expect(acceptApplication(invited, by('recruiter')).onJob).toStrictEqual({ ...place, source: 'invited' });
  });

  it('puts the candidate on the job, by their own manager, who has seen them', () => {
    expect(takeForward(anApplication(), by('manager'), null)).toStrictEqual({
      onJob: { ...place, recruiterId: null, recruiter: null, viewedAt: someTime },
      event: emitted(
        'self-assignment-accepted',
        'manager',
        { ...applicationFacts, recruiter: null },
        { subject: onPlace },
      ),
    });
    expect(takeForward(anApplication(), by('manager'), olivia).onJob).toMatchObject({
      recruiterId: 2001,
      recruiter: olivia,
    });
  });

  it.each([
    ['of other recruiters', { recruiterIds: [7] }, 'This job is for other recruiters'],
    [
      'by somebody whom the candidate did not want',
      { notBy: [2001] },
      'The candidate has chosen not to be represented by you here',
    ],
  ])('is none %s', (_whose, over, message) => {
    expect(() => acceptApplication(anApplication(over), by('recruiter'))).toThrow(refused('forbidden', message));
    expect(() => declineApplication(anApplication(over), '', by('recruiter'))).toThrow(refused('forbidden', message));
  });

  it('keeps who declined it and why, and waits for the others', () => {
    const former = { createdBy: { ...olivia, id: 2002 }, at: someTime, reason: null };
    const application = anApplication({ declines: [former], recruiterIds: [2001, 2002] });
    const decline = { createdBy: olivia, at: someTime, reason: 'Too far' };
    expect(declineApplication(application, '  Too far ', by('recruiter'))).toStrictEqual({
      declines: [former, decline],
      event: emitted('self-assignment-declined', 'recruiter', {
        ...applicationFacts,
        recruiter: olivia,
        reason: 'Too far',
        recruiterIds: [2001, 2002],
        declinedBy: [2002, 2001],
      }),
    });
    for (const none of [undefined, '   '])
      expect(declineApplication(application, none, by('recruiter')).declines[1]!.reason).toBeNull();
    expect(declineBy({ id: 2002 }, application)).toBe(former);
    expect(declineBy({ id: 2001 }, application)).toBeUndefined();
  });

  it.each([
    [{ state: 'withdrawn' }, 'The candidate has withdrawn this application'],
    [{ state: 'accepted' }, 'This application was already answered'],
    [{ declines: [{ createdBy: olivia, at: someTime, reason: null }] }, 'You have already declined this application'],
  ] as const)('cannot be declined when it is %j', (over, message) => {
    const application = anApplication(over as Partial<StoredApplication>);
    expect(() => declineApplication(application, '', by('recruiter'))).toThrow(refused('conflict', message));
  });

  it('waits again when its recruiter undoes the decline within ten minutes', () => {
    const others = { createdBy: { ...olivia, id: 2002 }, at: someTime, reason: null };
    const own = { createdBy: olivia, at: someTime, reason: null };
    const application = anApplication({ declines: [others, own] });
    const at = later(10);
    expect(undoDecline(application, by('recruiter', at))).toStrictEqual({
      declines: [others],
      event: emitted(
        'self-assignment-decline-undone',
        'recruiter',
        { ...applicationFacts, recruiter: olivia, undoneAt: someTime },
        { time: at },
      ),
    });
    const late = by('recruiter', new Date(Date.parse(later(10)) + 1).toISOString());
    expect(() => undoDecline(application, late)).toThrow(refused('conflict', 'A decline can be undone for 10 minutes'));
    expect(() => undoDecline(anApplication({ declines: [others] }), by('recruiter'))).toThrow(
      refused('forbidden', 'Only the recruiter who declined can undo it'),
    );
    expect(() => undoDecline({ ...application, state: 'accepted' }, by('recruiter'))).toThrow(
      refused('conflict', 'This application was already answered'),
    );
  });
});
