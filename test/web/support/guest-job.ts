import type { GuestJob } from '../../../shared/model/job.ts';

/** A public job in Austin without special requirements. */
export function aGuestJob(over: Partial<GuestJob> = {}): GuestJob {
  return {
    id: 1,
    title: 'Software Engineer',
    desc: 'Build the scheduler of a hospital.',
    client: { companyName: 'Meridian Health Partners' },
    city: {
      id: 7,
      name: 'Austin',
      state: { name: 'Texas', abbr: 'TX' },
      country: { id: 840, name: 'United States' },
      lat: 30.27,
      lng: -97.74,
      population: 974_447,
      zip: '78701',
    },
    rateFrom: 60,
    rateTo: 75,
    rateCurrency: 'USD',
    salaryFrom: 120_000,
    salaryTo: 140_000,
    salaryCurrency: 'USD',
    spheres: [{ id: 1, name: 'TypeScript' }],
    employmentType: ['full_time'],
    clearanceType: [],
    citizenship: [],
    travel: false,
    relocation: true,
    createdAt: '2026-09-01T10:00:00.000Z',
    isFavorite: false,
    distance: null,
    ...over,
  };
}
