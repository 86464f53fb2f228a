import { foldedName } from '../../../shared/rules/name-likeness.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';
import type { Lookups } from './import-candidate.ts';

/**
 * Those in whom every word is found, wherever in a word of theirs: in name, address, city, skills, jobs, schools, the
 * name of the file they came by, or in the recruiter's note and tags.
 */
export function searchAdded(
  imports: readonly ImportedCandidate[],
  search: string,
  { cityById }: Pick<Lookups, 'cityById'>,
): ImportedCandidate[] {
  const words = foldedName(search).split(' ').filter(Boolean);
  if (words.length === 0) return [...imports];
  return imports.filter((one) => {
    const said = foldedName(wordsOf(one, { cityById }));
    return words.every((word) => said.includes(word));
  });
}

function wordsOf(one: ImportedCandidate, { cityById }: Pick<Lookups, 'cityById'>): string {
  const city = one.cityId === null ? undefined : cityById(one.cityId);
  return [
    one.firstName,
    one.lastName,
    one.email,
    one.phone ?? '',
    ...(city ? [city.name, city.state.name] : []),
    ...(one.employeeInfo?.spheres ?? []).map(({ name }) => name),
    ...one.workExperiences.flatMap(({ title, company }) => [title, company]),
    ...one.educations.map(({ school }) => school),
    one.source?.fileName ?? '',
    one.note ?? '',
    ...(one.tags ?? []),
  ].join(' ');
}
