import {
  evidenceOfSamePerson,
  sameMailbox,
  samePhone,
  type KnownPerson,
  type Sameness,
} from '../../../shared/rules/same-person.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';

/** An import as it is compared. */
export const known = (one: ImportedCandidate): KnownPerson => ({ ...one, resumeHash: one.resumeHash ?? null });

/** The others who may be the same person, each with the evidence. */
export function likelySame(
  one: ImportedCandidate,
  others: readonly ImportedCandidate[],
): { other: ImportedCandidate; evidence: Sameness[] }[] {
  return others.flatMap((other) => {
    const evidence = other.id === one.id ? [] : evidenceOfSamePerson(known(one), known(other));
    return evidence.length > 0 ? [{ other, evidence }] : [];
  });
}

/** How many others of the list each may be, by id; only those who share something are compared. */
export function countsOfLikelySame(imports: readonly ImportedCandidate[]): Map<number, number> {
  const sharing = new Map<string, ImportedCandidate[]>();
  for (const one of imports)
    for (const trait of traitsOf(one)) sharing.set(trait, [...(sharing.get(trait) ?? []), one]);
  return new Map(
    imports.map((one) => {
      const near = new Set(traitsOf(one).flatMap((trait) => sharing.get(trait) ?? []));
      return [one.id, likelySame(one, [...near]).length];
    }),
  );
}

// Without one of these in common nobody is taken for the same person.
function traitsOf(one: ImportedCandidate): string[] {
  const { resumeHash, email, cityId } = one;
  const phone = samePhone(one);
  return [
    `mailbox ${sameMailbox(email)}`,
    ...(resumeHash ? [`resume ${resumeHash}`] : []),
    ...(phone ? [`phone ${phone}`] : []),
    ...(cityId === null ? [] : [`city ${cityId}`]),
  ];
}
