import type { City, Tag } from '../../shared/model/place.ts';
import type { JobForm } from '../../shared/validation/job.ts';
import { refuse } from '../door/refusal.ts';
import type { JobsStore } from './jobs.store.ts';
import type { JobReferences } from './post-job.ts';

/** Looks up places and skills by id; both are reference data that ships with the code. */
export interface Reference {
  cityById(id: number): City | undefined;
  tagById(id: number): Tag | undefined;
}

/** Finds what a form refers to; refuses unknown ids under the field that holds them. */
export async function jobReferences(
  form: JobForm,
  managerId: number,
  { jobsStore, reference }: { jobsStore: JobsStore; reference: Reference },
): Promise<JobReferences> {
  const city = form.cityId === null ? null : reference.cityById(form.cityId);
  if (city === undefined) throw refuse.invalid('cityId', 'There is no such city');
  const spheres = form.tagIds.map((id, row) => reference.tagById(id) ?? unknownTag(row));
  const [client, stranger] = await Promise.all([
    form.clientId === null ? null : jobsStore.client(managerId, form.clientId),
    jobsStore.strangerAmong(form.recruiters, managerId),
  ]);
  if (client === undefined) throw refuse.invalid('clientId', 'There is no such client');
  // Named recruiters are notified, so only the manager's own may be named.
  if (stranger !== undefined)
    throw refuse.invalid(`recruiters.${form.recruiters.indexOf(stranger)}`, 'This recruiter does not work for you');
  return { city, spheres, client };
}

function unknownTag(row: number): never {
  throw refuse.invalid(`tagIds.${row}`, 'There is no such skill');
}
