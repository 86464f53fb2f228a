import { contract } from '../../shared/contract/contract.ts';
import type { Api } from './api.ts';
import type { Person } from './people.ts';
import { waitFor } from './wait.ts';

/** GeoNames ids of three cities far from each other. */
export const cities = { austin: 4_671_654, boston: 4_930_956, seattle: 5_809_844 } as const;
const nursing = 5001;
const words =
  'Care for critical patients at night with a calm team that plans its shifts early, trains newcomers for weeks and gives every nurse time for each patient, for families and for careful notes.';

/** Jobs that the list shows on its first page; more of them are on later pages. */
export const publicJobsCount = 55;

/**
 * Posts 55 public jobs, three of them in the category `nursing`; the oldest, `Surgical RN`, is not on the first page.
 * Waits until all can be found.
 */
export async function plantPublicJobs(api: Api, manager: Person): Promise<void> {
  const post = (body: object) =>
    api.call(contract.jobs.postJob, { body: { description: words, ...body } as never }, manager.token);
  await api.call(
    contract.campaigns.addCampaign,
    { body: { name: 'nursing', label: 'Nursing', image: '/campaigns/healthcare.svg', skills: [nursing] } },
    manager.token,
  );
  await post({ title: 'Surgical RN', cityId: cities.austin });
  for (let place = 1; place <= publicJobsCount - 4; place++)
    await post({ title: `Picker ${place}`, description: 'Pick and pack.', cityId: cities.seattle });
  await post({
    title: 'Clinic nurse',
    cityId: cities.seattle,
    tagIds: [nursing],
    employmentType: ['part_time'],
    salaryFrom: 70_000,
    salaryTo: 80_000,
  });
  await post({
    title: 'Night nurse',
    cityId: cities.boston,
    tagIds: [nursing],
    employmentType: ['part_time'],
    travel: true,
  });
  await post({
    title: 'ICU nurse',
    cityId: cities.austin,
    tagIds: [nursing],
    employmentType: ['full_time'],
    rateFrom: 60,
    rateTo: 75,
    relocation: true,
  });
  await waitFor('all public jobs to be found', async () => {
    const { body } = await api.call(contract.guest.listGuestJobs, { query: { perPage: 1 } });
    return body.meta.total === publicJobsCount || undefined;
  });
}
