import { rankedPeople } from '../../shared/constants/dashboard.ts';
import type { Closing } from '../records/closing.ts';

/** A person's hires and points, and the place that they give. */
export interface Ranked {
  place: number;
  personId: number;
  hires: number;
  points: number;
}

/**
 * People by the hires and then the points of their closings, the first ten places; equal ones share a place, and the
 * longest known comes first among them.
 */
export function rankedBy(closings: readonly Closing[], of: 'recruiterId' | 'managerId'): Ranked[] {
  const people = new Map<number, Omit<Ranked, 'place'>>();
  for (const closing of closings) {
    const personId = closing[of];
    if (personId === null || closing.candidateId === null) continue;
    const { hires, points } = people.get(personId) ?? { hires: 0, points: 0 };
    people.set(personId, { personId, hires: hires + 1, points: points + closing.points });
  }
  const isBefore = (a: Omit<Ranked, 'place'>, b: Omit<Ranked, 'place'>) => b.hires - a.hires || b.points - a.points;
  const sorted = [...people.values()].sort((a, b) => isBefore(a, b) || a.personId - b.personId);
  return sorted.slice(0, rankedPeople).map((one) => ({
    place: sorted.findIndex((other) => isBefore(other, one) === 0) + 1,
    ...one,
  }));
}

/** How many of each client's closed jobs were closed with a hire, the most closed first; jobs without client last. */
export function closuresByClient(
  closings: readonly Closing[],
): { managerId: number; clientId: number | null; closed: number; hired: number }[] {
  const clients = new Map<number | null, { managerId: number; closed: number; hired: number }>();
  for (const { clientId, managerId, candidateId } of closings) {
    const { closed, hired } = clients.get(clientId) ?? { closed: 0, hired: 0 };
    clients.set(clientId, { managerId, closed: closed + 1, hired: hired + (candidateId === null ? 0 : 1) });
  }
  return [...clients]
    .map(([clientId, counts]) => ({ clientId, ...counts }))
    .sort((a, b) => Number(!a.clientId) - Number(!b.clientId) || b.closed - a.closed || b.hired - a.hired);
}
