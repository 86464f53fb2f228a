import {
  evidenceOfSamePerson,
  sameMailbox,
  samePhone,
  type KnownPerson,
  type Sameness,
} from '../../../shared/rules/same-person.ts';
import { foldedName } from '../../../shared/rules/name-likeness.ts';
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
  const near = new Map(imports.map(({ id }) => [id, new Set<ImportedCandidate>()]));
  for (const group of groupsSharing(imports))
    if (group.length > 1) for (const { id } of group) for (const other of group) near.get(id)?.add(other);
  return new Map(imports.map((one) => [one.id, likelySame(one, [...(near.get(one.id) ?? [])]).length]));
}

/** As many people are compared with each other: thousands in one city would take minutes. */
const mostCompared = 200;

/** Those who share something; of a crowd, those who share a name too, and nobody where that is a crowd as well. */
function groupsSharing(imports: readonly ImportedCandidate[]): ImportedCandidate[][] {
  return grouped(imports, traitsOf).flatMap((group) =>
    group.length <= mostCompared
      ? [group]
      : grouped(group, ({ firstName, lastName }) => [
          `first ${foldedName(firstName)}`,
          `last ${foldedName(lastName)}`,
        ]).filter(({ length }) => length <= mostCompared),
  );
}

function grouped(
  imports: readonly ImportedCandidate[],
  traits: (one: ImportedCandidate) => string[],
): ImportedCandidate[][] {
  const groups = new Map<string, ImportedCandidate[]>();
  for (const one of imports)
    for (const trait of traits(one)) {
      const group = groups.get(trait);
      if (group) group.push(one);
      else groups.set(trait, [one]);
    }
  return [...groups.values()];
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
