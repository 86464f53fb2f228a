import { foldedName } from '../../../shared/rules/name-likeness.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';
import type { Lookups } from './import-candidate.ts';

interface AddedSearch {
  search?: string | undefined;
  tag?: string | undefined;
  cameFrom?: string | undefined;
}

/**
 * Those in whom every word is found, wherever in a word of theirs: in name, address, city, skills, jobs, schools, the
 * name of the file they came by, or in the recruiter's note, tags, calls and where the person came from. With a tag or a
 * source that is asked for, only those who have it.
 */
export function searchAdded(
  imports: readonly ImportedCandidate[],
  { search = '', tag, cameFrom }: AddedSearch,
  { cityById }: Pick<Lookups, 'cityById'>,
): ImportedCandidate[] {
  const isSame = (one: string | undefined, other = '') => one?.toLowerCase() === other.toLowerCase();
  const chosen = imports.filter(
    (one) => (!tag || one.tags?.some((own) => isSame(own, tag))) && (!cameFrom || isSame(one.cameFrom, cameFrom)),
  );
  const words = foldedName(search).split(' ').filter(Boolean);
  if (words.length === 0) return chosen;
  return chosen.filter((one) => {
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
    one.cameFrom ?? '',
    ...(one.calls ?? []).map(({ said }) => said),
  ].join(' ');
}
