import type { Budget } from '../../../shared/constants/limits.ts';

/** Whose counts are forgotten when more than so many people have been seen: those seen longest ago. */
const mostPeople = 10_000;

/**
 * Counts what people spend of a budget that fills up again over time. It lives in the memory of one instance, so that
 * nothing is written for a request; several instances allow as many times as much.
 */
export function spending({ most, refillSeconds }: Budget) {
  const people = new Map<string, { left: number; at: number }>();

  /** Takes one for this person; returns 0, or after how many whole seconds there is one again. */
  return (person: string, now: number): number => {
    const known = people.get(person) ?? { left: most, at: now };
    const left = Math.min(most, known.left + (now - known.at) / 1000 / refillSeconds);
    people.delete(person);
    people.set(person, { left: left >= 1 ? left - 1 : left, at: now });
    for (const oldest of people.keys()) {
      if (people.size <= mostPeople) break;
      people.delete(oldest);
    }
    return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) * refillSeconds));
  };
}
export type Spend = ReturnType<typeof spending>;
