import { noEmployeeInfo, type EmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import type { City, Tag } from '../../../shared/model/place.ts';
import {
  importedCandidateForm,
  importProblems,
  type ImportedCandidateForm,
} from '../../../shared/validation/imported-candidate.ts';
import { Refusal, refuse } from '../../platform/door/refusal.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';

/** Reference data that an import names by ids. */
export interface Lookups {
  cityById(id: number): City | undefined;
  tagById(id: number): Tag | undefined;
}

interface Facts {
  id: number;
  recruiterId: number;
  at: string;
  newId: () => number;
}

/** What is entered, or was read, held to the form of an import; the refusal names the fields that do not fit it. */
export function importForm(given: unknown): ImportedCandidateForm {
  const { data: form, error } = importedCandidateForm.safeParse(given);
  if (form) return form;
  const errors = error.issues.map(({ path, message }) => ({ key: path.join('.'), message }));
  throw new Refusal('invalid', 'Some of it has to be completed or corrected first', { errors });
}

/** Decides an import from its form; refuses dates that do not fit, and cities and skills that do not exist. */
export function importCandidate(
  form: ImportedCandidateForm,
  { id, recruiterId, at, newId }: Facts,
  lookups: Lookups,
): ImportedCandidate {
  const errors = Object.entries(importProblems(form, at)).map(([key, message]) => ({ key, message }));
  if (errors[0]) throw new Refusal('invalid', errors[0].message, { errors });
  if (form.cityId !== null && !lookups.cityById(form.cityId)) throw refuse.invalid('cityId', 'There is no such city');
  const { educations, certifications, workExperiences, employeeInfo: _info, clearanceType: _levels, ...person } = form;
  const { parsedResumePath: resumeId, isAnotherPerson: _said, ...contact } = person;
  const numbered = <E extends object>(entries: readonly E[]) =>
    entries.map((entry) => ({ ...entry, id: newId(), version: 1 }));
  return {
    ...contact,
    id,
    recruiterId,
    resumeId,
    employeeInfo: infoOf(form, lookups),
    educations: numbered(educations),
    certifications: numbered(certifications),
    workExperiences: numbered(workExperiences),
    importedAt: at,
    version: 1,
  };
}

function infoOf({ employeeInfo, clearanceType, cityId }: ImportedCandidateForm, lookups: Lookups): EmployeeInfo | null {
  if (!employeeInfo && clearanceType.length === 0) return null;
  const { tagIds = [], cityId: workCity, version: _version, ...info } = employeeInfo ?? { cityId: null };
  const wanted = workCity ?? cityId;
  const city = wanted === null ? null : lookups.cityById(wanted);
  if (city === undefined) throw refuse.invalid('employeeInfo.cityId', 'There is no such city');
  const spheres = tagIds.map((id) => {
    const tag = lookups.tagById(id);
    if (!tag) throw refuse.invalid('employeeInfo.tagIds', 'There is no such skill');
    return tag;
  });
  const levels = [...new Set([...clearanceType, ...(employeeInfo?.clearanceType ?? [])])];
  return { ...noEmployeeInfo, ...info, city, spheres, clearanceType: levels, version: 1 };
}
