import type { ExpectedBounty, Statement, StatementLine, StatementState } from '../../../shared/model/statement.ts';
import { localOf, startOfDay } from '../../../shared/rules/zoned-time.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredEntry } from '../../records/points.ts';
import { seenBy } from '../../domain/people/seen-rows.ts';

const heldStates: ReadonlySet<StatementState> = new Set(['guarantee', 'review', 'question']);

interface Asked {
  /** As YYYY-MM; the running month without it. */
  month?: string | undefined;
  zone: string;
  at: string;
}

/** A month of a zone: its name, its instants, and whether it is over. */
export interface StatementMonth extends Pick<Statement, 'month' | 'from' | 'until' | 'isOver'> {}

/** The month that is asked for; refuses one that has not begun. */
export function askedMonth({ month: asked, zone, at }: Asked): StatementMonth {
  const running = monthOf(at, zone);
  const month = asked ?? running;
  if (month > running) throw refuse.invalid('month', 'This month has not begun');
  const end = new Date(startOfDay(`${nextMonth(month)}-01`, zone)).toISOString();
  const isOver = end <= at;
  return { month, from: new Date(startOfDay(`${month}-01`, zone)).toISOString(), until: isOver ? end : at, isOver };
}

/**
 * The statement of a month. A month that is over shows each bounty and reward as it was at its end, so that printing it
 * again gives the same page; the balances at both ends are sums of the ledger.
 */
export function composeStatement(
  entries: readonly StoredEntry[],
  { zone, expected, ...month }: StatementMonth & { zone: string; expected: ExpectedBounty[] },
): Statement {
  const { from, until, isOver } = month;
  // The instant at which a month ends is the first of the next; the running month has its own.
  const isPast = (at: string) => at < until || (!isOver && at === until);
  const known = entries.filter(({ at, points }) => isPast(at) && points !== 0).toSorted((a, b) => a.id - b.id);
  const end = { until, isPast, questions: entries.filter(({ kind }) => kind === 'return') };
  const ours = known.filter(({ at }) => at >= from);
  const sum = (some: readonly { points: number }[]) => some.reduce((all, { points }) => all + points, 0);
  const of = (kind: StoredEntry['kind']) => Math.abs(sum(ours.filter((one) => one.kind === kind)));
  const guarantee = sum(known.filter((one) => one.kind === 'award' && heldStates.has(stateAt(one, known, end).state)));
  const closing = sum(known);
  const payments = known.flatMap(({ id, at, points, paidAt, reward = null }) =>
    paidAt && paidAt >= from && isPast(paidAt) ? [{ id, at: paidAt, requestedAt: at, points: -points, reward }] : [],
  );
  const first = entries.map(({ at }) => at).sort()[0];
  return {
    ...month,
    firstMonth: first ? monthOf(first, zone) : null,
    opening: closing - sum(ours),
    closing,
    totals: {
      earned: of('award'),
      returned: of('return'),
      restored: of('restoration'),
      redeemed: of('redemption'),
      refunded: of('refund'),
      paid: sum(payments),
    },
    guarantee,
    payable: closing - guarantee,
    lines: ours.map((one) => lineOf(one, known, end)),
    payments,
    expected: isOver ? [] : expected,
  };
}

/** Whom a statement names. */
export const candidatesIn = ({ lines, expected }: Statement): number[] =>
  [...lines, ...expected].flatMap(({ candidate }) => candidate?.id ?? []);

/** A statement without the names of candidates who hide from its reader now; sums and jobs stay (PLUS-40). */
export function withoutHidden(statement: Statement, shown: ReadonlySet<number>): Statement {
  const seen = seenBy(shown);
  return { ...statement, lines: statement.lines.map(seen), expected: statement.expected.map(seen) };
}

/** The end of a statement's month, and what was before it. */
interface MonthEnd {
  until: string;
  isPast(at: string): boolean;
  /** What managers said against bounties, at any time. */
  questions: readonly StoredEntry[];
}

function lineOf(entry: StoredEntry, known: readonly StoredEntry[], end: MonthEnd): StatementLine {
  const { id, kind, points, at, job, candidate, reward = null, leaving, refusal, isReferral } = entry;
  const about = { id, kind, points, at, job, candidate, reward, ...(isReferral && { isReferral }) };
  const reason = leaving?.reason ?? refusal ?? null;
  return { ...about, reason, ...stateAt(entry, known, end) };
}

function stateAt(
  entry: StoredEntry,
  known: readonly StoredEntry[],
  end: MonthEnd,
): { state: StatementState; on: string | null } {
  const { isPast } = end;
  if (entry.kind === 'award') return bountyAt(entry, known, end);
  if (entry.kind !== 'redemption') return { state: 'booked', on: null };
  const passed = (at: string | undefined): at is string => at !== undefined && isPast(at);
  if (passed(entry.refusedAt)) return { state: 'refused', on: entry.refusedAt };
  if (passed(entry.paidAt)) return { state: 'paid', on: entry.paidAt };
  if (passed(entry.approvedAt)) return { state: 'approved', on: entry.approvedAt };
  return { state: 'requested', on: null };
}

// What an operator released, or was in question and settled, in a later month was held at the end of this one.
function bountyAt(
  { id, at, heldUntil, awaitsVerification, awaitsReview, reviewedAt }: StoredEntry,
  known: readonly StoredEntry[],
  { until, isPast, questions }: MonthEnd,
): { state: StatementState; on: string | null } {
  const last = known.findLast(({ aboutId }) => aboutId === id);
  if (last?.kind === 'return') return { state: 'returned', on: last.at };
  const question = questions.find(({ aboutId }) => aboutId === id);
  if (question && isOpen(question, isPast)) return { state: 'question', on: null };
  if (awaitsVerification) return { state: 'guarantee', on: null };
  if (awaitsReview || (reviewedAt && reviewedAt > until)) return { state: 'review', on: null };
  if (heldUntil && heldUntil > until) return { state: 'guarantee', on: heldUntil };
  const free = heldUntil ?? at;
  return { state: 'payable', on: reviewedAt && reviewedAt > free ? reviewedAt : free };
}

/** Whether a manager had said this and it was not settled: a return is dated when it takes effect. */
function isOpen({ points, at, leaving }: StoredEntry, isPast: (at: string) => boolean): boolean {
  const settledAt = leaving?.decision?.at ?? (points === 0 ? undefined : at);
  return leaving != null && isPast(leaving.saidAt) && (settledAt === undefined || !isPast(settledAt));
}

const monthOf = (at: string, zone: string): string => localOf(at, zone).slice(0, 7);

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}
