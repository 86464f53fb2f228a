import { describe, expect, it } from 'vitest';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import type { EventOf } from '../../../../events/catalogue.ts';
import { awardPoints } from '../../../../functions/features/points/award-points.ts';
import { hireBountyOf } from '../../../../functions/domain/points/hire-bounty.ts';
import { pointsNow } from '../../../../functions/features/points/points-now.ts';
import { receivedOf } from '../../../../functions/features/points/received-points.ts';
import { redeemPoints } from '../../../../functions/features/points/redeem-points.ts';
import type { StoredEntry, StoredReturn } from '../../../../functions/records/points.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { eventActor } from '../../../../functions/platform/table/outbox.ts';
import { anActor, someTime } from '../../../support/builders.ts';

const [candidate, recruiter] = [anActor('candidate'), anActor('recruiter')].map(({ id, firstName, lastName }) => ({
  id,
  firstName,
  lastName,
  avatar: null,
})) as [EventOf<'job-closed'>['data']['manager'], EventOf<'job-closed'>['data']['manager']];
const example = jobClosedExamples[0]!;
const closed = (data: Partial<EventOf<'job-closed'>['data']> = {}): EventOf<'job-closed'> => {
  const { claim: _claim, guaranteeDays: _days, startOn: _startOn, ...rest } = example.data;
  return { ...example, id: 700, time: someTime, data: { ...rest, points: 500, candidate, recruiter, ...data } };
};
const terms = { id: 60, points: 400, guaranteeDays: 30, share: 80 };

describe('A closed job', () => {
  const { jobId, title, manager } = example.data;
  it('awards its points to the recruiter of the hire, with an event after its own', () => {
    expect(awardPoints(closed())).toEqual({
      jobId,
      recruiterId: recruiter.id,
      entry: {
        id: 700,
        kind: 'award',
        points: 500,
        at: someTime,
        job: { id: jobId, title },
        candidate,
        status: null,
        recruiterId: recruiter.id,
        manager,
        viewedAt: null,
        bounty: 'available',
        heldUntil: null,
      },
      event: expect.objectContaining({
        id: 701,
        time: someTime,
        actor: example.actor,
        subject: keys.pointsSubject(recruiter.id),
        data: {
          rewardId: 700,
          recruiterId: recruiter.id,
          points: 500,
          job: { id: jobId, title },
          manager,
          candidate,
        },
      }) as object,
    });
  });

  it.each([
    ['without points', { points: 0 }],
    ['without a candidate', { candidate: null }],
    ['without a recruiter', { recruiter: null }],
    ['of a claim to nothing', { points: 1, claim: { ...terms, points: 1, share: 50 } }],
  ])('%s awards nothing', (_what, data) => {
    expect(awardPoints(closed(data))).toBeUndefined();
  });

  it.each([
    ['the claim’s points, when the job was lowered', { points: 300, claim: terms }, 320, '2026-10-01T10:00:00.000Z'],
    ['the job’s points, when it was raised', { points: 555, claim: terms }, 444, '2026-10-01T10:00:00.000Z'],
    ['whole points only', { points: 3, claim: { ...terms, points: 1, share: 50 } }, 1, '2026-10-01T10:00:00.000Z'],
    [
      'points held for the guarantee from the first day at work (PLUS-41)',
      { guaranteeDays: 30, startOn: '2026-10-05' },
      500,
      '2026-11-04T00:00:00.000Z',
    ],
    [
      'points held from the hire where the first day was before',
      { guaranteeDays: 30, startOn: '2026-08-05' },
      500,
      '2026-10-01T10:00:00.000Z',
    ],
    ['points held for the job’s guarantee', { guaranteeDays: 90 }, 500, '2026-11-30T10:00:00.000Z'],
    ['points held for the claim’s guarantee', { guaranteeDays: 90, claim: terms }, 400, '2026-10-01T10:00:00.000Z'],
  ])('awards %s', (_what, data, points, heldUntil) => {
    expect(awardPoints(closed(data))?.entry).toMatchObject({ points, bounty: 'held', heldUntil });
  });
});

const [soon, late] = ['2026-09-02T10:00:00.000Z', '2026-09-09T10:00:00.000Z'];
const held = (points: number, heldUntil: string | null) =>
  ({
    id: points,
    kind: 'award',
    points,
    bounty: 'held',
    heldUntil,
    at: someTime,
    viewedAt: null,
  }) as unknown as StoredEntry;

describe('A recruiter’s points', () => {
  const stored = { balance: 100, earned: 200, redeemed: 100 };

  it('are available but for what is held, and say when the next are', () => {
    const free = { ...held(1, soon), bounty: 'available' } as StoredEntry;
    expect(pointsNow(stored, [held(10, late), held(20, soon), held(5, soon), held(7, null), free], someTime)).toEqual({
      ...stored,
      available: 65,
      held: 35,
      nextRelease: { at: soon, points: 25 },
    });
    expect(pointsNow(stored, [held(10, late), held(20, soon)], soon)).toMatchObject({
      available: 90,
      held: 10,
      nextRelease: { at: late, points: 10 },
    });
    expect(pointsNow(stored, [], someTime)).toEqual({ ...stored, available: 100, held: 0, nextRelease: null });
  });

  const points = { ...stored, available: 65, held: 35, nextRelease: null };
  const actor = anActor('recruiter');
  const moment = { actor, at: someTime, id: 80, eventId: 81 };

  it('are redeemed up to all that is available', () => {
    expect(redeemPoints(points, { count: 65, reward: 'gift_card' }, moment)).toEqual({
      points: { ...points, balance: 35, available: 0, redeemed: 165 },
      entry: {
        id: 80,
        kind: 'redemption',
        points: -65,
        at: someTime,
        job: null,
        candidate: null,
        status: 'requested',
        reward: 'gift_card',
        recruiterId: actor.id,
        manager: null,
        viewedAt: someTime,
      },
      event: expect.objectContaining({
        id: 81,
        time: someTime,
        actor: eventActor(actor),
        subject: keys.pointsSubject(actor.id),
        data: { rewardId: 80, recruiterId: actor.id, points: 65 },
      }) as object,
    });
  });

  it.each([
    [points, 'You have 65 points to redeem; 35 points more are held'],
    [{ ...points, available: 1, held: 0 }, 'You have 1 point to redeem'],
  ])('are not redeemed beyond that (%#)', (given, message) => {
    const redeem = () => redeemPoints(given, { count: given.available + 1, reward: 'gift_card' }, moment);
    expect(redeem).toThrow(expect.objectContaining({ kind: 'conflict', message, errors: [{ key: 'count', message }] }));
  });

  it('that were awarded are shown until they are acknowledged, oldest first', () => {
    const shown = { job: { id: 5, title: 'Nurse' }, manager: recruiter, candidate };
    const award = (id: number, over: object = {}) => ({ ...held(id, null), ...shown, ...over }) as StoredEntry;
    const received = (id: number) => ({
      rewardId: id,
      job: { id: 5, title: 'Nurse', points: id },
      manager: recruiter,
      candidate,
      receivedAt: someTime,
    });
    const hidden = [{ viewedAt: soon }, { kind: 'return' }, { job: null }, { manager: null }, { candidate: null }];
    expect(receivedOf([award(9), ...hidden.map((over) => award(7, over)), award(8)])).toEqual([
      received(8),
      received(9),
    ]);
  });
});

describe('The bounty of a hire', () => {
  const award = {
    ...held(500, soon),
    job: { id: 5, title: 'Nurse' },
    candidate,
    recruiterId: recruiter.id,
  } as StoredEntry;
  const shown = {
    id: 500,
    points: 500,
    at: someTime,
    job: award.job,
    candidate,
    recruiterId: recruiter.id,
    heldUntil: soon,
  };

  it('is held until its guarantee ends, and says who left', () => {
    const leaving = { reason: 'left' } as unknown as StoredReturn['leaving'];
    expect(hireBountyOf(award, undefined, someTime)).toEqual({ ...shown, state: 'held', leaving: null });
    expect(hireBountyOf(award, { leaving } as StoredReturn, soon)).toEqual({ ...shown, state: 'available', leaving });
    expect(hireBountyOf({ ...award, bounty: 'returned' }, undefined, late)).toMatchObject({ state: 'returned' });
    expect(hireBountyOf({ ...award, heldUntil: null }, undefined, late)).toMatchObject({
      state: 'held',
      heldUntil: null,
    });
    const { bounty: _bounty, heldUntil: _until, ...older } = award;
    expect(hireBountyOf(older, undefined, late)).toMatchObject({ state: 'available', heldUntil: null });
  });
});
