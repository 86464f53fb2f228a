import type { PersonReference } from '../../../shared/model/person.ts';

/** People by first, then last name (JOB-80); those of the same name in the order of their accounts. */
export function byName<P extends PersonReference>(people: readonly P[]): P[] {
  return people.toSorted(
    (a, b) => a.firstName.localeCompare(b.firstName, 'en') || a.lastName.localeCompare(b.lastName, 'en') || a.id - b.id,
  );
}
