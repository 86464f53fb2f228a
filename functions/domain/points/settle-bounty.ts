import type { EventOf } from '../../../events/catalogue.ts';
import type { EventActor } from '../../../events/envelope.ts';
import type { BountyStep } from '../../../shared/constants/points.ts';
import { contestDays } from '../../../shared/constants/points.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import type { StoredEntry, StoredReturn } from '../../records/points.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';

// A day begins up to 14 hours before and ends up to 12 hours after it does in UTC.
const aheadOfUtc = 14 * 3_600_000;
const behindUtc = 12 * 3_600_000;
const dayAt = (at: string, shift = 0) => new Date(Date.parse(at) + shift).toISOString().slice(0, 10);

const words = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
const inWords = (at: string): string => words.format(new Date(at));

interface Circumstances {
  actor: EventActor;
  at: string;
  eventId: number;
}

/** A step of a bounty: the entry it is about as it is from now on, and its event. */
export interface Settled<E extends StoredEntry = StoredEntry> {
  before: E;
  after: E;
  event: EventOf<'bounty-changed'>;
}

/** Whether an award is held beside its guarantee, until its manager is verified or an operator has looked at it. */
export function waitsForSomebody(award: Pick<StoredEntry, 'awaitsVerification' | 'awaitsReview'>): boolean {
  return award.awaitsVerification === true || award.awaitsReview === true;
}

/** Decides that a bounty is available, once its guarantee has ended; undefined before, and for any other. */
export function releaseBounty(award: StoredEntry, { at, eventId }: Omit<Circumstances, 'actor'>): Settled | undefined {
  if (waitsForSomebody(award) || award.bounty !== 'held' || !award.heldUntil || award.heldUntil > at) return undefined;
  const event = stepOf(award, 'available', { until: null, reason: null }, { actor: { kind: 'system' }, at, eventId });
  return { before: award, after: { ...award, bounty: 'available' }, event };
}

/** What the ledger says once an award's manager is verified: that its points are available, unless something holds them. */
export function verifiedAward(
  award: StoredEntry,
  { at, eventId }: Omit<Circumstances, 'actor'>,
): EventOf<'bounty-changed'> | undefined {
  if (award.awaitsReview || award.bounty !== 'held' || (award.heldUntil && award.heldUntil > at)) return undefined;
  return stepOf(award, 'verified', { until: null, reason: null }, { actor: { kind: 'system' }, at, eventId });
}

/**
 * What the ledger says once the operator has looked at an award past the cap of its manager's month: that its points are
 * available, or until when the guarantee alone holds them; nothing of one that returned or whose manager is not verified.
 */
export function reviewedAward(
  award: StoredEntry,
  { at, eventId }: Omit<Circumstances, 'actor'>,
): EventOf<'bounty-changed'> | undefined {
  if (award.awaitsVerification || award.bounty !== 'held') return undefined;
  const until = award.heldUntil && award.heldUntil > at ? award.heldUntil : null;
  return stepOf(award, 'reviewed', { until, reason: null }, { actor: { kind: 'system' }, at, eventId });
}

/**
 * Decides a return: the manager says that the hired person left, when and why, while the guarantee runs. What was
 * available is never taken back. The recruiter can contest it if there is a super manager who could decide.
 */
export function returnBounty(
  award: StoredEntry,
  { leftOn, reason }: { leftOn: string; reason: string },
  { id, deciders, ...circumstances }: Circumstances & { id: number; deciders: number[] },
): { award: StoredEntry; returned: StoredReturn; event: EventOf<'bounty-changed'> } {
  const { at } = circumstances;
  if (award.bounty === 'returned') throw refuse.conflict('You have said already that this person left');
  if (award.returnId !== undefined)
    throw refuse.conflict('A Super Hire manager has decided that the recruiter keeps this');
  if (!award.heldUntil) throw refuse.conflict('This hire has no guarantee, so its points cannot be returned');
  if (award.bounty !== 'held' || award.heldUntil <= at)
    throw refuse.conflict(`The guarantee ended on ${inWords(award.heldUntil)}; points that are available stay`);
  const { startOn } = award;
  const [first, last] = [startOn ?? dayAt(award.at, -behindUtc), dayAt(at, aheadOfUtc)];
  const beginning = startOn ? `first day at work on ${inWords(startOn)}` : `hire on ${inWords(award.at)}`;
  if (leftOn < first) throw refuse.invalid('leftOn', `Must not be before the ${beginning}`);
  if (leftOn > last) throw refuse.invalid('leftOn', 'Must not be in the future');
  const contestEnd = new Date(Date.parse(at) + contestDays * oneDay).toISOString();
  const contestUntil = deciders.length > 0 ? contestEnd : null;
  const returned = returnOf(award, {
    id,
    at,
    leaving: { leftOn, reason, contestUntil, contest: null, decision: null },
  });
  const event = stepOf(award, 'returned', { until: contestUntil, reason }, circumstances);
  return { award, returned, event };
}

/**
 * Decides that the points of a hire wait, because its manager contests who earned them (PLUS-41): they are booked and
 * taken back at once, until a super manager of the manager, or else the operator, has decided.
 */
export function disputePayee(
  award: StoredEntry,
  reason: string,
  { id, deciders, ...circumstances }: Circumstances & { id: number; deciders: number[] },
): { award: StoredEntry; returned: StoredReturn; event: EventOf<'bounty-changed'> } {
  const { at } = circumstances;
  const contestUntil = new Date(Date.parse(at) + contestDays * oneDay).toISOString();
  const leaving = { about: 'payee', leftOn: dayAt(at), reason, contestUntil, contest: null, decision: null } as const;
  const returned = returnOf(award, { id, at, leaving });
  const event = stepOf(award, 'disputed', { until: contestUntil, reason, deciders }, circumstances);
  return { award: { ...award, bounty: 'returned', returnId: id }, returned, event };
}

function returnOf(
  award: StoredEntry,
  { id, at, leaving }: { id: number; at: string; leaving: StoredReturn['leaving'] },
): StoredReturn {
  const { recruiterId, job, candidate, manager, points, isReferral } = award;
  return {
    id,
    kind: 'return',
    ...(isReferral && { isReferral }),
    points: -points,
    at,
    job,
    candidate,
    status: null,
    recruiterId,
    manager,
    viewedAt: at,
    aboutId: award.id,
    leaving,
    version: 1,
  };
}

/** Decides a contest: once, with words, within 14 days of the return; `deciders` are the manager's super managers. */
export function contestReturn(
  before: StoredEntry,
  contestWords: string,
  { deciders, ...circumstances }: Circumstances & { deciders: number[] },
): Settled<StoredReturn> {
  if (!isReturn(before)) throw noSuch('return');
  const { leaving } = before;
  const { at } = circumstances;
  if (leaving.contest) throw refuse.conflict('You have contested this already');
  if (!leaving.contestUntil || (deciders.length === 0 && leaving.about !== 'payee'))
    throw refuse.conflict(
      'No Super Hire manager works with the manager of this hire, so nobody could decide a contest',
    );
  if (leaving.contestUntil <= at)
    throw refuse.conflict(`This could be contested until ${inWords(leaving.contestUntil)}`);
  const after = {
    ...before,
    version: before.version + 1,
    leaving: { ...leaving, contest: { at, words: contestWords } },
  };
  const step = { until: null, reason: contestWords, deciders };
  return { before, after, event: stepOf(before, 'contested', step, circumstances) };
}

/**
 * Decides a contested return, or a contested payee, as a super manager or the operator: it is upheld, or the points are
 * restored by a third entry, held again while the guarantee still runs.
 */
export function decideReturn(
  { before, award }: { before: StoredReturn; award: StoredEntry },
  { outcome, words: decisionWords, by }: { outcome: 'upheld' | 'restored'; words: string; by: PersonReference | null },
  { id, ...circumstances }: Circumstances & { id: number },
): Settled<StoredReturn> & { restored: { award: StoredEntry; entry: StoredEntry } | undefined } {
  const { leaving } = before;
  const { at } = circumstances;
  if (!leaving.contest && leaving.about !== 'payee') throw refuse.conflict('The recruiter has not contested this');
  if (leaving.decision) throw refuse.conflict('This has been decided already');
  const decision = { at, by, outcome, words: decisionWords };
  const after = { ...before, version: before.version + 1, leaving: { ...leaving, decision } };
  const isGuaranteed = award.heldUntil != null && award.heldUntil > at;
  const isHeld = isGuaranteed || waitsForSomebody(award);
  const until = outcome === 'restored' && isGuaranteed ? award.heldUntil : null;
  const event = stepOf(before, outcome, { until: until ?? null, reason: decisionWords }, circumstances);
  if (outcome === 'upheld') return { before, after, event, restored: undefined };
  const { job, candidate, recruiterId, manager, isReferral } = before;
  const entry: StoredEntry = {
    id,
    kind: 'restoration',
    ...(isReferral && { isReferral }),
    points: -before.points,
    at,
    job,
    candidate,
    status: null,
    recruiterId,
    manager,
    viewedAt: at,
    aboutId: award.id,
  };
  return {
    before,
    after,
    event,
    restored: { award: { ...award, bounty: isHeld ? 'held' : 'available' }, entry },
  };
}

/** Whether an entry is a return with its reason; one whose recruiter was erased has none. */
export function isReturn(entry: StoredEntry): entry is StoredReturn {
  return entry.kind === 'return' && entry.leaving != null;
}

function stepOf(
  { id, aboutId, recruiterId, manager, points, job, candidate }: StoredEntry,
  to: BountyStep,
  { until, reason, deciders = [] }: { until: string | null; reason: string | null; deciders?: number[] },
  { actor, at, eventId }: Circumstances,
): EventOf<'bounty-changed'> {
  return eventOf('bounty-changed', {
    id: eventId,
    at,
    actor,
    subject: keys.pointsSubject(recruiterId),
    data: {
      rewardId: aboutId ?? id,
      recruiterId,
      managerId: manager?.id ?? null,
      points: Math.abs(points),
      job,
      candidate,
      to,
      until,
      reason,
      deciders,
    },
  });
}
