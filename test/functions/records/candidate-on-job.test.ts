import { describe, expect, it } from 'vitest';
import * as places from '../../../functions/records/candidate-on-job.ts';
import { movedCandidate } from '../../../functions/records/moved-candidate.ts';
import * as ofRecruiter from '../../../functions/records/recruiter-of-place.ts';
import type { StoredCandidateOnJob } from '../../../functions/records/candidate-on-job.ts';
import type { Move } from '../../../functions/records/place-move.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import { aCandidateOnJob, someTime } from '../../support/builders.ts';
import { describeWrites, own, ownRefusal } from '../../support/outcomes.ts';

const onJob: StoredCandidateOnJob = aCandidateOnJob();
const place = keys.candidateOnJob(5001, 3001);
const listed = { ...keys.candidatesInProcess(1001), gsi1sk: someTime };
const item = (over: object = {}) => ({ ...place, ...onJob, ...over });
const leftBy = { ...keys.storyLeftBy(5001, 3001), leftBy: 2001 };
const story = (marks: object | null) => ({ ...keys.storyHiding(5001, 3001), marks });
const putForward = [
  { ...keys.putForward(2001, onJob), jobId: 5001, candidateId: 3001, managerId: 1001 },
  { ...keys.begunJob(2001, 5001, 3001), jobId: 5001, candidateId: 3001, managerId: 1001 },
];
const later = '2026-09-03T12:40:00.000Z';
const by = { kind: 'user', id: 1001, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' } as const;
const circumstances = { actor: by, at: later, id: 77 };
const move = (over: Partial<Move> = {}): Move => ({
  status: 'submitted',
  lastChange: { from: 'contacted', to: 'submitted', byId: 1001, at: later },
  reason: null,
  interviewAt: null,
  undoneAt: null,
  ...over,
});
const submitted: StoredCandidateOnJob = { ...onJob, status: 'submitted' };
const remindedAgain = () => places.remindedWrite(onJob, { of: 'remindedSince', since: someTime }, ownRefusal);
const asked = () => places.remindedWrite(onJob, { of: 'scorecardsAskedOf', since: someTime }, ownRefusal);
const hiding = { companies: ['Acme'], findableBy: 'recruiters' as const, confirmed: [], version: 1 };
const marks = { hiddenFrom: ['acme'] };

describeWrites('A place on a job', [
  [
    'is listed while a decision is due',
    () => places.listedInProcessWrite(submitted, true, ownRefusal),
    [item()],
    [item(listed)],
  ],
  [
    'of a closed job is not listed',
    () => places.listedInProcessWrite(submitted, false, ownRefusal),
    [item(listed)],
    [item()],
  ],
  [
    'before it is submitted is not listed',
    () => places.listedInProcessWrite(onJob, true, ownRefusal),
    [item(listed)],
    [item()],
  ],
  [
    'is listed as it was read',
    () => places.listedInProcessWrite(submitted, true, ownRefusal),
    [item({ version: 2 })],
    own,
  ],
  [
    'stays without the recruiter, who may read its story no more',
    () => ofRecruiter.unrepresentedWrites(onJob),
    [item({ claim: { id: 60 } })],
    [item({ recruiterId: null, recruiter: null }), leftBy],
  ],
  [
    'of another recruiter stays with them',
    () => ofRecruiter.unrepresentedWrites(onJob),
    [item({ recruiterId: 2002 })],
    'conflict | This was changed meanwhile; reload it',
  ],
  [
    'that is given up leaves what its story says',
    () => places.givenUpPlaceWrites(onJob),
    [item(), ...putForward, story(null)],
    [leftBy],
  ],
  [
    'without a recruiter is given up',
    () => places.givenUpPlaceWrites({ ...onJob, recruiterId: null }),
    [item()],
    [{ ...leftBy, leftBy: null }],
  ],
  [
    'from which the candidate was moved is not given up',
    () => places.givenUpPlaceWrites(onJob),
    [item({ version: 2 })],
    'conflict | Somebody moved you on this job meanwhile; reload it',
  ],
  ['is reminded of', remindedAgain, [item()], [item({ remindedSince: someTime })]],
  [
    'is reminded of in each status',
    remindedAgain,
    [item({ remindedSince: later })],
    [item({ remindedSince: someTime })],
  ],
  ['is reminded of once', remindedAgain, [item({ remindedSince: someTime })], own],
  ['is not reminded of after a move', remindedAgain, [item({ version: 2 })], own],
  ['has scorecards asked of', asked, [item()], [item({ scorecardsAskedOf: someTime })]],
  ['has them asked of once', asked, [item({ scorecardsAskedOf: someTime })], own],
  ['has none asked of after a move', asked, [item({ version: 2 })], own],
  ['is viewed', () => places.viewedOnJobWrite(5001, 3001, later), [item()], [item({ viewedAt: later })]],
  [
    'that is gone is not viewed',
    () => places.viewedOnJobWrite(5001, 3001, later),
    [],
    'notFound | This candidate is not on this job',
  ],
  [
    'and its story carry from whom the candidate hides',
    () => places.hidingPlaceWrites(onJob, hiding, ownRefusal),
    [item()],
    [item({ hiding: marks }), story(marks)],
  ],
  [
    'and its story carry nothing of one who hides from nobody',
    () => places.hidingPlaceWrites(onJob, undefined, ownRefusal),
    [item({ hiding: marks }), story(marks)],
    [item(), story(null)],
  ],
  ['that is gone carries nothing', () => places.hidingPlaceWrites(onJob, undefined, ownRefusal), [], own],
]);

describe('A move', () => {
  it('says what it came from, for how long that lasted, and who moved the candidate', () => {
    const { before, after, event } = movedCandidate({ ...onJob, passed: [[0, 1]] }, move(), circumstances);
    expect(before).toEqual({ ...onJob, passed: [[0, 1]] });
    expect(after).toEqual({
      ...onJob,
      status: 'submitted',
      statusChangedAt: later,
      lastChange: { ...move().lastChange, since: someTime },
      // Two days, two hours and forty minutes.
      passed: [
        [0, 1],
        [0, 51],
      ],
      interviewAt: null,
      version: 2,
    });
    expect(event).toMatchObject({ id: 77, time: later, actor: by, subject: keys.candidateOnJobSubject(5001, 3001) });
    expect(event.data).toEqual({
      jobId: 5001,
      jobTitle: onJob.job.title,
      managerId: 1001,
      recruiterId: 2001,
      candidate: onJob.candidate,
      from: 'contacted',
      to: 'submitted',
      reason: null,
      interviewAt: null,
      undo: false,
      undoneAt: null,
      since: someTime,
      version: 2,
    });
  });

  it('remembers the last twenty statuses', () => {
    const passed = Array.from({ length: 20 }, (_, hours): [number, number] => [1, hours]);
    const { after } = movedCandidate({ ...onJob, passed }, move(), circumstances);
    expect(after.passed).toEqual([...passed.slice(1), [0, 51]]);
  });

  it('that is undone leaves status, time, interview and past as if it had not happened', () => {
    const lastChange = {
      from: 'contacted',
      to: 'submitted',
      byId: 1001,
      at: later,
      since: someTime,
      interviewAt: someTime,
    } as const;
    const before: StoredCandidateOnJob = {
      ...submitted,
      statusChangedAt: later,
      lastChange,
      interviewAt: later,
      passed: [
        [3, 1],
        [0, 51],
      ],
    };
    const undo = move({ status: 'contacted', lastChange: null, undoneAt: later, reason: 'Mistake' });
    const { after, event } = movedCandidate(before, undo, circumstances);
    expect(after).toEqual({
      ...before,
      status: 'contacted',
      statusChangedAt: someTime,
      lastChange: null,
      interviewAt: someTime,
      passed: [[3, 1]],
      version: 2,
    });
    expect(event.data).toMatchObject({
      from: 'submitted',
      to: 'contacted',
      undo: true,
      undoneAt: later,
      since: someTime,
      reason: 'Mistake',
    });
    const { since: _, interviewAt: _date, ...older } = lastChange;
    const ofOlder = movedCandidate({ ...before, lastChange: older }, undo, circumstances);
    expect(ofOlder.after).toMatchObject({ statusChangedAt: later, interviewAt: null });
    expect(ofOlder.event.data.since).toBeNull();
  });

  it('to an interview names its date, which later moves keep', () => {
    const to = move({ status: 'first_interview_scheduled', interviewAt: later });
    const scheduled = movedCandidate({ ...onJob, interviewAt: someTime }, to, circumstances).after;
    expect(scheduled.interviewAt).toBe(later);
    expect(movedCandidate(scheduled, move({ status: 'rejected' }), circumstances).after.interviewAt).toBe(later);
    expect(movedCandidate(scheduled, { ...to, interviewAt: null }, circumstances).after.interviewAt).toBeNull();
  });
});
