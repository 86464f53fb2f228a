import type { City } from '../../../shared/model/place.ts';
import type { JobForm } from '../../../shared/validation/job.ts';
import { hasAmericanTerms } from '../../../shared/rules/american-terms.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { TagsOf } from '../lookups/tags.steps.ts';
import type { JobsStore } from './jobs.store.ts';
import type { JobReferences } from './post-job.ts';

/** Looks up places, which ship with the code, and skills, to which people add. */
export interface Reference {
  cityById(id: number): City | undefined;
  tagsOf: TagsOf;
}

/** Finds what a form refers to; refuses unknown ids under the field that holds them. */
export async function jobReferences(
  form: JobForm,
  managerId: number,
  { jobsStore, reference }: { jobsStore: JobsStore; reference: Reference },
): Promise<JobReferences> {
  const city = form.cityId === null ? null : reference.cityById(form.cityId);
  if (city === undefined) throw refuse.invalid('cityId', 'There is no such city');
  if (!hasAmericanTerms(city) && (form.w2 || form.employeeType.length > 0))
    throw refuse.invalid('employeeType', 'W2, 1099 and corp-to-corp are terms of the United States');
  const [tagById, { client, managerCompany }, stranger] = await Promise.all([
    reference.tagsOf(form.tagIds),
    jobsStore.companies(managerId, form.clientId),
    jobsStore.strangerAmong(form.recruiters, managerId),
  ]);
  const spheres = form.tagIds.map((id, row) => tagById(id) ?? unknownTag(row));
  if (form.clientId !== null && !client) throw refuse.invalid('clientId', 'There is no such client');
  // Named recruiters are notified, so only the manager's own may be named.
  if (stranger !== undefined)
    throw refuse.invalid(`recruiters.${form.recruiters.indexOf(stranger)}`, 'This recruiter does not work for you');
  return { city, spheres, client: client ?? null, managerCompany };
}

function unknownTag(row: number): never {
  throw refuse.invalid(`tagIds.${row}`, 'There is no such skill');
}
