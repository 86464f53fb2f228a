import { rankedPeople } from '../../../shared/constants/dashboard.ts';
import { clientIn, personIn } from '../../domain/counters/counted-event.ts';
import type { QuarterCounts } from '../../domain/counters/hour-counters.ts';

/** A person's hires and points, the place that they give, and the answers to their submitted candidates. */
export interface Ranked {
  place: number;
  personId: number;
  hires: number;
  points: number;
  answers: number;
  inTime: number;
}

/**
 * Recruiters (r) or managers (m) by the hires and then the points that were counted, the first ten places; equal ones
 * share a place, and the longest known comes first among them. Nobody but those `among` whom the ranking is has a place.
 */
export function rankedBy(quarters: readonly QuarterCounts[], kind: 'r' | 'm', among?: readonly number[]): Ranked[] {
  return placed(
    countedPeople(quarters, kind).filter(
      ({ personId, hires, points }) => (hires > 0 || points > 0) && (among?.includes(personId) ?? true),
    ),
    (a, b) => b.hires - a.hires || b.points - a.points,
  ).slice(0, rankedPeople);
}

/** All recruiters with points, by nothing but their points. */
export function leaderboardOf(quarters: readonly QuarterCounts[]): Ranked[] {
  return placed(
    countedPeople(quarters, 'r').filter(({ points }) => points > 0),
    (a, b) => b.points - a.points,
  );
}

type Counted = Omit<Ranked, 'place'>;

function placed(people: Counted[], compare: (a: Counted, b: Counted) => number): Ranked[] {
  const sorted = people.toSorted((a, b) => compare(a, b) || a.personId - b.personId);
  let place = 1;
  return sorted.map((one, at) => {
    if (at > 0 && compare(sorted[at - 1]!, one) !== 0) place = at + 1;
    return { place, ...one };
  });
}

function countedPeople(quarters: readonly QuarterCounts[], kind: 'r' | 'm'): Counted[] {
  const people = new Map<number, Counted>();
  for (const [name, count] of quarters.flatMap(({ counts }) => Object.entries(counts))) {
    const counted = personIn(name);
    if (counted?.kind !== kind || counted.measure === 'acts' || counted.measure === 'candidates') continue;
    const known = people.get(counted.id) ?? { personId: counted.id, hires: 0, points: 0, answers: 0, inTime: 0 };
    people.set(counted.id, { ...known, [counted.measure]: known[counted.measure] + count });
  }
  return [...people.values()];
}

/** How many of a client's closed jobs were closed with a hire. */
export interface Closures {
  managerId: number;
  clientId: number | null;
  closed: number;
  hired: number;
  isWithheld?: true;
}

/**
 * How many of each client's closed jobs were closed with a hire, the most closed first; jobs without a client are one
 * row, and so are, as the last, those of managers whose clients are not named.
 */
export function closuresByClient(
  quarters: readonly QuarterCounts[],
  isNamed: (managerId: number) => boolean = () => true,
): Closures[] {
  const clients = new Map<number | null | 'withheld', Closures>();
  for (const [name, count] of quarters.flatMap(({ counts }) => Object.entries(counts))) {
    const counted = clientIn(name);
    if (!counted) continue;
    const { managerId, measure } = counted;
    const isWithheld = !isNamed(managerId);
    const clientId = isWithheld ? null : counted.clientId;
    const place = isWithheld ? 'withheld' : clientId;
    const known = clients.get(place) ?? {
      managerId,
      clientId,
      closed: 0,
      hired: 0,
      ...(isWithheld && { isWithheld }),
    };
    const sum = measure === 'closed' ? { closed: known.closed + count } : { hired: known.hired + count };
    clients.set(place, { ...known, ...sum });
  }
  return [...clients.values()].sort(
    (a, b) =>
      Number(a.isWithheld ?? false) - Number(b.isWithheld ?? false) ||
      Number(!a.clientId) - Number(!b.clientId) ||
      b.closed - a.closed ||
      b.hired - a.hired,
  );
}

/** How many jobs of each manager were closed with a hire; none for a manager without one. */
export function hiresOfManagers(quarters: readonly QuarterCounts[]): Map<number, number> {
  const hires = new Map<number, number>();
  for (const [name, count] of quarters.flatMap(({ counts }) => Object.entries(counts))) {
    const counted = personIn(name);
    if (counted?.kind === 'm' && counted.measure === 'hires')
      hires.set(counted.id, (hires.get(counted.id) ?? 0) + count);
  }
  return hires;
}
