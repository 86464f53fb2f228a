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

/**
 * Whether an award is held beside its guarantee, until its manager is verified, an operator has looked at it, or what its
 * manager says against it is settled.
 */
export function waitsForSomebody(
  award: Pick<StoredEntry, 'awaitsVerification' | 'awaitsReview' | 'inQuestion'>,
): boolean {
  return award.awaitsVerification === true || award.awaitsReview === true || award.inQuestion === true;
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
  if (award.awaitsReview || award.inQuestion || award.bounty !== 'held' || (award.heldUntil && award.heldUntil > at))
    return undefined;
  return stepOf(award, 'verified', { until: null, reason: null }, { actor: { kind: 'system' }, at, eventId });
}

/**
 * What the ledger says once the operator has looked at an award past the cap of its manager's month: that its points are
 * available, or until when the guarantee alone holds them; nothing of one that returned or whose manager is not verified.
 */
export function reviewedAward(
  award: StoredEntry,
  { at, eventId, reason }: Omit<Circumstances, 'actor'> & { reason: string },
): EventOf<'bounty-changed'> | undefined {
  if (award.awaitsVerification || award.inQuestion || award.bounty !== 'held') return undefined;
  const until = award.heldUntil && award.heldUntil > at ? award.heldUntil : null;
  return stepOf(award, 'reviewed', { until, reason }, { actor: { kind: 'system' }, at, eventId });
}

/**
 * Decides that the points of an award that waits for the operator are void (PLUS-44): a second entry takes them back and
 * says why. A contest of who earned them is decided first, by those who hear both sides.
 */
export function voidAward(
  award: StoredEntry,
  reason: string,
  { id, at, eventId }: Omit<Circumstances, 'actor'> & { id: number },
): { award: StoredEntry; voided: StoredEntry; event: EventOf<'bounty-changed'> } {
  if (award.inQuestion) throw refuse.conflict('Who earned these points is contested: decide the contest instead');
  const { recruiterId, job, candidate, manager, points, isReferral } = award;
  const about = { recruiterId, job, candidate, manager, aboutId: award.id, ...(isReferral && { isReferral }) };
  const voided: StoredEntry = {
    ...about,
    id,
    kind: 'return',
    points: -points,
    at,
    status: null,
    refusal: reason,
    viewedAt: at,
  };
  const event = stepOf(award, 'voided', { until: null, reason }, { actor: { kind: 'system' }, at, eventId });
  return { award, voided, event };
}

/**
 * Decides that a bounty is in question: the manager says that the hired person left, when and why, while the guarantee
 * runs. The recruiter is heard before anything returns, and what was available is never taken back.
 */
export function returnBounty(
  award: StoredEntry,
  { leftOn, reason }: { leftOn: string; reason: string },
  { id, ...circumstances }: Circumstances & { id: number },
): { award: StoredEntry; asked: StoredReturn; event: EventOf<'bounty-changed'> } {
  const { at } = circumstances;
  if (award.bounty === 'returned' || award.inQuestion)
    throw refuse.conflict('You have said already that this person left');
  if (award.returnId !== undefined) throw refuse.conflict('It was decided that the recruiter keeps this');
  if (!award.heldUntil) throw refuse.conflict('This hire has no guarantee, so its points cannot be returned');
  if (award.bounty !== 'held' || award.heldUntil <= at)
    throw refuse.conflict(`The guarantee ended on ${inWords(award.heldUntil)}; points that are available stay`);
  const { startOn } = award;
  const [first, last] = [startOn ?? dayAt(award.at, -behindUtc), dayAt(at, aheadOfUtc)];
  const beginning = startOn ? `first day at work on ${inWords(startOn)}` : `hire on ${inWords(award.at)}`;
  if (leftOn < first) throw refuse.invalid('leftOn', `Must not be before the ${beginning}`);
  if (leftOn > last) throw refuse.invalid('leftOn', 'Must not be in the future');
  const asked = askedReturn(award, { leftOn, reason }, { id, at });
  const event = stepOf(asked, 'asked', { until: asked.leaving.contestUntil, reason }, circumstances);
  return { award: { ...award, inQuestion: true, returnId: id }, asked, event };
}

/**
 * Decides that the points of a hire wait, because its manager contests who earned them (PLUS-41), until a super manager of
 * the manager, or else the operator, has decided.
 */
export function disputePayee(
  award: StoredEntry,
  reason: string,
  { id, deciders, ...circumstances }: Circumstances & { id: number; deciders: number[] },
): { award: StoredEntry; asked: StoredReturn; event: EventOf<'bounty-changed'> } {
  const { at } = circumstances;
  const asked = askedReturn(award, { about: 'payee', leftOn: dayAt(at), reason }, { id, at });
  const event = stepOf(asked, 'disputed', { until: asked.leaving.contestUntil, reason, deciders }, circumstances);
  return { award: { ...award, bounty: 'held', inQuestion: true, returnId: id }, asked, event };
}

/** The entry by which a bounty may return; it takes nothing yet. */
function askedReturn(
  award: StoredEntry,
  said: Pick<StoredReturn['leaving'], 'about' | 'leftOn' | 'reason'>,
  { id, at }: { id: number; at: string },
): StoredReturn {
  const { recruiterId, job, candidate, manager, points, isReferral } = award;
  const contestUntil = new Date(Date.parse(at) + contestDays * oneDay).toISOString();
  return {
    id,
    kind: 'return',
    ...(isReferral && { isReferral }),
    points: 0,
    at,
    job,
    candidate,
    status: null,
    recruiterId,
    manager,
    viewedAt: at,
    aboutId: award.id,
    leaving: { ...said, saidAt: at, points, contestUntil, contest: null, decision: null },
    version: 1,
  };
}

/** The same entry once it takes the points back. */
function takenBack(asked: StoredReturn, at: string): StoredReturn {
  return { ...asked, points: -asked.leaving.points, at, version: asked.version + 1 };
}

/** Decides a contest: once, with words, within 14 days; `deciders` are the manager’s super managers, else the operator decides. */
export function contestReturn(
  before: StoredEntry,
  contestWords: string,
  { deciders, ...circumstances }: Circumstances & { deciders: number[] },
): Settled<StoredReturn> {
  if (!isReturn(before)) throw noSuch('return');
  const { leaving } = before;
  const { at } = circumstances;
  if (leaving.contest) throw refuse.conflict('You have contested this already');
  if (leaving.decision || leaving.contestUntil <= at)
    throw refuse.conflict(`This could be contested until ${inWords(leaving.contestUntil)}`);
  const after = {
    ...before,
    version: before.version + 1,
    leaving: { ...leaving, contest: { at, words: contestWords } },
  };
  const step = { until: null, reason: contestWords, deciders };
  return { before, after, event: stepOf(before, 'contested', step, circumstances) };
}

/** Decides that a bounty returns because its recruiter did not contest it in time; undefined for any other. */
export function unansweredReturn(
  before: StoredEntry,
  { at, eventId }: Omit<Circumstances, 'actor'>,
): Settled<StoredReturn> | undefined {
  if (!isReturn(before)) return undefined;
  const { about, contest, decision, contestUntil, reason } = before.leaving;
  if (about || contest || decision || contestUntil > at) return undefined;
  const event = stepOf(before, 'returned', { until: null, reason }, { actor: { kind: 'system' }, at, eventId });
  return { before, after: takenBack(before, at), event };
}

/**
 * Decides a contested return, or a contested payee, as a super manager or the operator, once the recruiter was heard or
 * the time for that is over: it is upheld, or the points stay, held while the guarantee still runs.
 */
export function decideReturn(
  { before, award }: { before: StoredReturn; award: StoredEntry },
  { outcome, words: decisionWords, by }: { outcome: 'upheld' | 'restored'; words: string; by: PersonReference | null },
  circumstances: Circumstances,
): Settled<StoredReturn> & { award: StoredEntry; isAvailable: boolean } {
  const { leaving } = before;
  const { at } = circumstances;
  if (leaving.decision) throw refuse.conflict('This has been decided already');
  if (!leaving.contest && leaving.contestUntil > at)
    throw refuse.conflict(`The recruiter is heard first: they can reply until ${inWords(leaving.contestUntil)}`);
  if (!leaving.contest && leaving.about !== 'payee') throw refuse.conflict('The recruiter has not contested this');
  const decision = { at, by, outcome, words: decisionWords };
  const settled = outcome === 'upheld' ? takenBack(before, at) : { ...before, version: before.version + 1 };
  const isGuaranteed = award.heldUntil != null && award.heldUntil > at;
  const isAvailable = !isGuaranteed && !waitsForSomebody({ ...award, inQuestion: false });
  const until = outcome === 'restored' && isGuaranteed ? award.heldUntil : null;
  return {
    before,
    after: { ...settled, leaving: { ...leaving, decision } },
    award,
    isAvailable,
    event: stepOf(before, outcome, { until: until ?? null, reason: decisionWords }, circumstances),
  };
}

/** Whether an entry is a return with its reason; one whose recruiter was erased has none. */
export function isReturn(entry: StoredEntry): entry is StoredReturn {
  return entry.kind === 'return' && entry.leaving != null;
}

function stepOf(
  { id, aboutId, recruiterId, manager, points, job, candidate, leaving }: StoredEntry,
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
      points: leaving?.points ?? points,
      job,
      candidate,
      to,
      until,
      reason,
      deciders,
    },
  });
}
