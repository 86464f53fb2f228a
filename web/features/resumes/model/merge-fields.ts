import { countryById } from '../../../../shared/constants/countries.ts';
import {
  addingFields,
  mergeFields,
  type ComparedPerson,
  type MergeField,
  type SamePeople,
} from '../../../../shared/model/candidate-merge.ts';

/** What each field of a merge is called. */
export const fieldLabels: Record<MergeField, string> = {
  name: 'Name',
  phone: 'Phone',
  birthday: 'Birthday',
  place: 'Place',
  employeeInfo: 'Skills and wishes',
  resume: 'Resume',
  educations: 'Education',
  certifications: 'Certifications',
  workExperiences: 'Work experience',
};

/** Whether a field's entries are added to the other's, rather than replacing them. */
export const isAdding = (field: MergeField): boolean => (addingFields as readonly MergeField[]).includes(field);

const words: Record<MergeField, (person: ComparedPerson) => string> = {
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  phone: ({ phonePrefix, phone }) => [phone && phonePrefix, phone].filter(Boolean).join(' '),
  birthday: ({ birthday }) => birthday ?? '',
  place: ({ cityName, countryId }) => [cityName, countryId && countryById(countryId)?.name].filter(Boolean).join(', '),
  employeeInfo: ({ skills }) => skills.join(', '),
  resume: ({ hasResume }) => (hasResume ? 'The resume that was read' : ''),
  educations: ({ educations }) => educations.map(({ school }) => school).join(', '),
  certifications: ({ certifications }) => certifications.map(({ name }) => name).join(', '),
  workExperiences: ({ workExperiences }) =>
    workExperiences.map(({ title, company }) => [title, company].filter(Boolean).join(' at ')).join(', '),
};

/** What a record says, field by field; the name and the resume are shown by themselves. */
export const factsOf = (person: ComparedPerson): { label: string; value: string }[] =>
  mergeFields
    .filter((field) => field !== 'name' && field !== 'resume')
    .map((field) => ({ label: field === 'employeeInfo' ? 'Skills' : fieldLabels[field], value: words[field](person) }));

/** What both say of a field, in words; empty where nothing is said. */
export function sidesOf(
  field: MergeField,
  one: ComparedPerson,
  other: ComparedPerson,
): { mine: string; theirs: string } {
  return { mine: words[field](one), theirs: words[field](other) };
}

/** What is taken over unless chosen otherwise: what the other does not say, and all entries. */
export function takenAtFirst(
  one: ComparedPerson,
  { person, mayTake }: Pick<SamePeople['others'][number], 'person' | 'mayTake'>,
): Set<MergeField> {
  return new Set(
    mergeFields.filter((field) => {
      const { mine, theirs } = sidesOf(field, one, person);
      return mayTake.includes(field) && mine !== '' && (isAdding(field) || theirs === '');
    }),
  );
}
