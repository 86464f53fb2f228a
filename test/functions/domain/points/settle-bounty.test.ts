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
  verifiedAward,
} from '../../../../functions/domain/points/settle-bounty.ts';
import { messageOf } from '../../../support/handle.ts';

const { startOn: _startOn, ...facts } = jobClosedExamples[0]!.data;
const closed = { ...jobClosedExamples[0], data: facts } as EventOf<'job-closed'>;
const days = (count: number) => new Date(Date.parse(closed.time) + count * 86_400_000).toISOString();
const award = (guaranteeDays: number) => awardPoints({ ...closed, data: { ...closed.data, guaranteeDays } })!.entry;
const by = (at: string) => ({ actor: { kind: 'system' } as const, at, id: 9, eventId: 10, deciders: [5] });
const left = { leftOn: closed.time.slice(0, 10), reason: 'She moved.' };
const returnedOn = (day: number) => returnBounty(award(60), left, by(days(day))).returned;
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
])(
  'An award past its manager’s cap that is released %s is said to be held until then, or free (PLUS-44)',
  (_, over, day, until) => {
    const waiting = { ...award(60), awaitsReview: true, ...over };
    expect(releaseBounty(waiting, { at: days(400), eventId: 1 })).toBeUndefined();
    expect(verifiedAward(waiting, { at: days(400), eventId: 1 })).toBeUndefined();
    expect(reviewedAward(waiting, { at: days(day), eventId: 1 })?.data.until).toBe(until);
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
    'after a decision',
    { ...award(60), returnId: 4 },
    left,
    5,
    'A Super Hire manager has decided that the recruiter keeps this',
  ],
])('A leaving said %s returns a bounty, or says why not', (_, entry, said, day, message) => {
  expect(messageOf(() => returnBounty(entry, said, by(days(day))))).toBe(message);
});

it('A return takes exactly the points of the award, with its reason and the day until which it can be contested', () => {
  expect(returnedOn(10)).toMatchObject({
    kind: 'return',
    points: -500,
    aboutId: award(60).id,
    leaving: { ...left, contestUntil: days(24), contest: null, decision: null },
  });
});

it.each([
  [23.9, undefined],
  [24, 'This could be contested until 14 Oct 2026'],
])('A return of day 10 contested on day %s says: %s', (day, message) => {
  expect(messageOf(() => contestReturn(returnedOn(10), 'No', { ...by(days(day)), deciders: [5] }))).toBe(message);
});

it('A return is not to be contested where no super manager could decide', () => {
  const { returned, event } = returnBounty(award(60), left, { ...by(days(10)), deciders: [] });
  expect([returned.leaving.contestUntil, event.data.until]).toEqual([null, null]);
  const message = 'No Super Hire manager works with the manager of this hire, so nobody could decide a contest';
  expect(messageOf(() => contestReturn(returned, 'No', by(days(11))))).toBe(message);
  expect(messageOf(() => contestReturn(returnedOn(10), 'No', { ...by(days(11)), deciders: [] }))).toBe(message);
});

it('What is held names the guarantee that ends next', () => {
  const entries = [award(90), award(30), award(30)];
  const now = pointsNow({ balance: 1500, earned: 1500, redeemed: 0, held: 1500 }, entries, days(1));
  expect(now).toMatchObject({ held: 1500, nextRelease: { at: days(30), points: 1000 } });
});

it('A return is contested once, and only a return', () => {
  const { after, event } = contestReturn(returnedOn(10), 'She works there', { ...by(days(11)), deciders: [5] });
  expect(event.data).toMatchObject({ to: 'contested', deciders: [5], reason: 'She works there' });
  const { leaving, version } = returnedOn(10);
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
  ['upheld', 12, undefined],
  ['restored', 12, 'held'],
  ['restored', 61, 'available'],
] as const)('A contest %s on day %s leaves the bounty %s', (outcome, day, bounty) => {
  const before = contestReturn(returnedOn(10), 'No', by(days(11))).after;
  const decided = decideReturn({ before, award: award(60) }, { outcome, words: 'So it is', by: me }, by(days(day)));
  expect(decided.restored?.award.bounty).toBe(bounty);
  expect(decided.restored?.entry.points).toBe(bounty && 500);
  expect(decided.after).toEqual({
    ...before,
    version: before.version + 1,
    leaving: { ...before.leaving, decision: { at: days(day), by: me, outcome, words: 'So it is' } },
  });
  expect(
    messageOf(() =>
      decideReturn({ before: decided.after, award: award(60) }, { outcome, words: 'x', by: me }, by(days(day))),
    ),
  ).toBe('This has been decided already');
});

it('A contested payee waits from the hire on, whatever the guarantee, and the recruiter may say why it is theirs (PLUS-41)', () => {
  const disputed = disputePayee(award(0), 'She applied herself', by(days(0)));
  expect(disputed.award).toMatchObject({ bounty: 'returned', returnId: 9 });
  expect(disputed.event.data).toMatchObject({ to: 'disputed', deciders: [5], reason: 'She applied herself' });
  const nobody = { ...by(days(1)), deciders: [] };
  expect(contestReturn(disputed.returned, 'I called her', nobody).after.leaving.contest?.words).toBe('I called her');
  const decide = (outcome: 'upheld' | 'restored') =>
    decideReturn({ before: disputed.returned, award: award(0) }, { outcome, words: 'So', by: null }, by(days(2)));
  expect(decide('restored').restored).toMatchObject({ award: { bounty: 'available' }, entry: { points: 500 } });
  expect(decide('upheld').restored).toBeUndefined();
});

it('A return that is not contested is not decided', () => {
  const given = { before: returnedOn(10), award: award(60) };
  expect(messageOf(() => decideReturn(given, { outcome: 'upheld', words: 'x', by: me }, by(days(11))))).toBe(
    'The recruiter has not contested this',
  );
});

it('A bounty whose manager has left can still be returned, and its event names no manager', () => {
  const { event } = returnBounty({ ...award(60), manager: null }, left, by(days(5)));
  expect(event.data).toMatchObject({ managerId: null, to: 'returned' });
});
