import { expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import type { StoredEntry } from '../../../../functions/records/points.ts';
import { awardPoints } from '../../../../functions/features/points/award-points.ts';
import { pointsNow } from '../../../../functions/features/points/points-now.ts';
import {
  contestReturn,
  decideReturn,
  disputePayee,
  releaseBounty,
  returnBounty,
  reviewedAward,
  unansweredReturn,
  verifiedAward,
} from '../../../../functions/domain/points/settle-bounty.ts';
import { messageOf } from '../../../support/handle.ts';

const { startOn: _startOn, ...facts } = jobClosedExamples[0]!.data;
const closed = { ...jobClosedExamples[0], data: facts } as EventOf<'job-closed'>;
const days = (count: number) => new Date(Date.parse(closed.time) + count * 86_400_000).toISOString();
const award = (guaranteeDays: number) => awardPoints({ ...closed, data: { ...closed.data, guaranteeDays } })!.entry;
const by = (at: string) => ({ actor: { kind: 'system' } as const, at, id: 9, eventId: 10, deciders: [5] });
const left = { leftOn: closed.time.slice(0, 10), reason: 'She moved.' };
const askedOn = (day: number) => returnBounty(award(60), left, by(days(day))).asked;
const me = { id: 5, firstName: 'Margaret', lastName: 'Osei', avatar: null };

it.each([
  [0, 'available', null],
  [30, 'held', days(30)],
  [60, 'held', days(60)],
  [90, 'held', days(90)],
])('A bounty with a guarantee of %s days is %s after the hire', (guarantee, bounty, heldUntil) => {
  expect(award(guarantee)).toMatchObject({ bounty, heldUntil, points: 500 });
});

it('A claim’s guarantee counts, not what the job says by now (PLUS-03)', () => {
  const claim = { id: 3, points: 500, guaranteeDays: 30, share: 100 };
  const { entry } = awardPoints({ ...closed, data: { ...closed.data, guaranteeDays: 90, claim } })!;
  expect(entry.heldUntil).toBe(days(30));
});

it.each([
  [59.99, false],
  [60, true],
  [400, true],
])('After %s days a bounty with 60 days of guarantee is available: %s', (day, isAvailable) => {
  const released = releaseBounty(award(60), { at: days(day), eventId: 1 });
  expect(released?.after.bounty === 'available').toBe(isAvailable);
  const now = pointsNow({ balance: 700, earned: 700, redeemed: 0, held: 500 }, [award(60)], days(day));
  expect(now).toMatchObject(isAvailable ? { available: 700, held: 0 } : { available: 200, held: 500 });
});

it.each<[string, Partial<StoredEntry>, number, string | null | undefined]>([
  ['without a guarantee', { heldUntil: null }, 1, null],
  ['within its guarantee', {}, 59, days(60)],
  ['after its guarantee', {}, 60, null],
  ['of a manager who is not verified', { awaitsVerification: true }, 61, undefined],
  ['that returned', { bounty: 'returned' }, 61, undefined],
  ['that is in question', { inQuestion: true }, 61, undefined],
])(
  'An award past its manager’s cap that is released %s is said to be held until then, or free (PLUS-44)',
  (_, over, day, until) => {
    const waiting = { ...award(60), awaitsReview: true, ...over };
    expect(releaseBounty(waiting, { at: days(400), eventId: 1 })).toBeUndefined();
    expect(verifiedAward(waiting, { at: days(400), eventId: 1 })).toBeUndefined();
    expect(reviewedAward(waiting, { at: days(day), eventId: 1, reason: 'Met' })?.data.until).toBe(until);
  },
);

it.each([
  ['within the guarantee', award(60), left, 59, undefined],
  ['after the guarantee', award(60), left, 60, 'The guarantee ended on 19 Nov 2026; points that are available stay'],
  ['of a hire without one', award(0), left, 1, 'This hire has no guarantee, so its points cannot be returned'],
  ['before the hire', award(60), { ...left, leftOn: '2026-09-18' }, 5, 'Must not be before the hire on 20 Sept 2026'],
  [
    'before the first day at work (PLUS-41)',
    { ...award(60), startOn: '2026-09-24' },
    { ...left, leftOn: '2026-09-23' },
    5,
    'Must not be before the first day at work on 24 Sept 2026',
  ],
  ['in the future', award(60), { ...left, leftOn: '2026-09-27' }, 5, 'Must not be in the future'],
  [
    'a second time',
    { ...award(60), bounty: 'returned' as const },
    left,
    5,
    'You have said already that this person left',
  ],
  [
    'while the first is not settled',
    { ...award(60), inQuestion: true, returnId: 4 },
    left,
    5,
    'You have said already that this person left',
  ],
  ['after a decision', { ...award(60), returnId: 4 }, left, 5, 'It was decided that the recruiter keeps this'],
])('A leaving said %s puts a bounty in question, or says why not (PLUS-41)', (_, entry, said, day, message) => {
  expect(messageOf(() => returnBounty(entry, said, by(days(day))))).toBe(message);
});

it('A leaving takes nothing before the recruiter was heard, and says how much, why and until when (PLUS-41)', () => {
  const { asked, award: waiting, event } = returnBounty(award(60), left, by(days(10)));
  expect(asked).toMatchObject({
    kind: 'return',
    points: 0,
    aboutId: award(60).id,
    leaving: { ...left, saidAt: days(10), points: 500, contestUntil: days(24), contest: null, decision: null },
  });
  expect(event.data).toMatchObject({ to: 'asked', points: 500, until: days(24), reason: left.reason });
  expect(waiting).toMatchObject({ bounty: 'held', inQuestion: true, returnId: 9 });
  const now = pointsNow({ balance: 500, earned: 500, redeemed: 0, held: 500 }, [waiting], days(61));
  expect(now).toMatchObject({ available: 0, held: 500, nextRelease: null });
  expect(releaseBounty(waiting, { at: days(61), eventId: 1 })).toBeUndefined();
  expect(verifiedAward({ ...waiting, awaitsVerification: true }, { at: days(61), eventId: 1 })).toBeUndefined();
});

const contestedOn = (day: number) => contestReturn(askedOn(10), 'No', by(days(day))).after;
const payee = () => disputePayee(award(0), 'She applied herself', by(days(10))).asked;
it.each<[string, StoredEntry, number, number | undefined]>([
  ['a moment before the time to contest it is over', askedOn(10), 23.99, undefined],
  ['when the time to contest it is over', askedOn(10), 24, -500],
  ['once it is contested', contestedOn(11), 400, undefined],
  ['where the payee is contested, which an arbiter decides', payee(), 400, undefined],
  ['where it is no return', award(60), 400, undefined],
])('What a manager says against a bounty returns %s: %s (PLUS-41)', (_, asked, day, points) => {
  const returned = unansweredReturn(asked, { at: days(day), eventId: 1 });
  expect([returned?.after.points, returned?.after.at]).toEqual([points, points && days(day)]);
  expect(returned?.event.data.to).toBe(points && 'returned');
});

it.each([
  [23.9, undefined],
  [24, 'This could be contested until 14 Oct 2026'],
])('A return of day 10 contested on day %s says: %s', (day, message) => {
  expect(messageOf(() => contestReturn(askedOn(10), 'No', { ...by(days(day)), deciders: [5] }))).toBe(message);
});

it('A return is contested also where no super manager works with the manager, since the operator decides (PLUS-41)', () => {
  const { event } = contestReturn(askedOn(10), 'No', { ...by(days(11)), deciders: [] });
  expect(event.data).toMatchObject({ to: 'contested', deciders: [] });
});

it('What is held names the guarantee that ends next', () => {
  const entries = [award(90), award(30), award(30)];
  const now = pointsNow({ balance: 1500, earned: 1500, redeemed: 0, held: 1500 }, entries, days(1));
  expect(now).toMatchObject({ held: 1500, nextRelease: { at: days(30), points: 1000 } });
});

it('A return is contested once, and only a return', () => {
  const { after, event } = contestReturn(askedOn(10), 'She works there', { ...by(days(11)), deciders: [5] });
  expect(event.data).toMatchObject({ to: 'contested', deciders: [5], reason: 'She works there' });
  const { leaving, version } = askedOn(10);
  expect(after).toMatchObject({
    version: version + 1,
    leaving: { ...leaving, contest: { at: days(11), words: 'She works there' } },
  });
  expect(messageOf(() => contestReturn(after, 'Again', { ...by(days(12)), deciders: [] }))).toBe(
    'You have contested this already',
  );
  expect(messageOf(() => contestReturn(award(60), 'No', { ...by(days(1)), deciders: [] }))).toBe(
    'There is no such return',
  );
});

it.each([
  ['upheld', 12, {}, -500, false],
  ['restored', 12, {}, 0, false],
  ['restored', 61, {}, 0, true],
  ['restored', 61, { awaitsReview: true }, 0, false],
  ['restored', 61, { awaitsVerification: true }, 0, false],
] as const)(
  'A contest %s on day %s of an award with %o books %s points, and frees them: %s',
  (outcome, day, over, points, isFree) => {
    const before = contestedOn(11);
    const waiting = { ...award(60), inQuestion: true, ...over };
    const decide = (one: typeof before) =>
      decideReturn({ before: one, award: waiting }, { outcome, words: 'So it is', by: me }, by(days(day)));
    const { after, isAvailable, event } = decide(before);
    expect(isAvailable).toBe(isFree);
    expect(event.data.to).toBe(outcome);
    const decision = { at: days(day), by: me, outcome, words: 'So it is' };
    const booked = outcome === 'upheld' ? { points, at: days(day) } : {};
    expect(after).toEqual({
      ...before,
      ...booked,
      version: before.version + 1,
      leaving: { ...before.leaving, decision },
    });
    expect(messageOf(() => decide(after))).toBe('This has been decided already');
  },
);

it('A contested payee waits from the hire on, whatever the guarantee, and the recruiter may say why it is theirs (PLUS-41)', () => {
  const disputed = disputePayee(award(0), 'She applied herself', by(days(0)));
  expect(disputed.award).toMatchObject({ bounty: 'held', inQuestion: true, returnId: 9 });
  expect(disputed.event.data).toMatchObject({ to: 'disputed', deciders: [5], reason: 'She applied herself' });
  const nobody = { ...by(days(1)), deciders: [] };
  const heard = contestReturn(disputed.asked, 'I called her', nobody).after;
  expect(heard.leaving.contest?.words).toBe('I called her');
  const decide = (outcome: 'upheld' | 'restored', before = heard, day = 2) =>
    decideReturn({ before, award: disputed.award }, { outcome, words: 'So', by: null }, by(days(day)));
  expect(decide('restored')).toMatchObject({ isAvailable: true, after: { points: 0 } });
  expect(decide('upheld').after.points).toBe(-500);
  expect(decide('upheld', disputed.asked, 14).after.points).toBe(-500);
});

it.each([
  ['a leaving', askedOn(10), 20],
  ['who earned them', payee(), 20],
])('Nobody decides about %s before the recruiter was heard (PLUS-41)', (_, before, day) => {
  const given = { before, award: award(60) };
  expect(messageOf(() => decideReturn(given, { outcome: 'upheld', words: 'x', by: me }, by(days(day))))).toBe(
    'The recruiter is heard first: they can reply until 14 Oct 2026',
  );
});

it('A return that is not contested is not decided', () => {
  const given = { before: askedOn(10), award: award(60) };
  expect(messageOf(() => decideReturn(given, { outcome: 'upheld', words: 'x', by: me }, by(days(24))))).toBe(
    'The recruiter has not contested this',
  );
});

it('A bounty whose manager has left can still be returned, and its event names no manager', () => {
  const { event } = returnBounty({ ...award(60), manager: null }, left, by(days(5)));
  expect(event.data).toMatchObject({ managerId: null, to: 'asked' });
});
