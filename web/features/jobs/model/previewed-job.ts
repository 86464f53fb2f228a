import type { GuestJobPage } from '../../../../shared/model/job.ts';
import type { City } from '../../../../shared/model/place.ts';
import type { Option } from '../../../ui/fields/select.tsx';
import { endOfDay } from '../../../common/forms/moment-fields.ts';
import { moneyOf, mustHavesOf, type JobFields } from './job-fields.ts';

/**
 * The form's values as the job's public page would show them at `now` (ISO UTC), for the client with this name, in the city
 * that was chosen as far as it is known.
 */
export function previewedJob(
  fields: JobFields,
  { company, city }: { company: string | undefined; city: City | undefined },
  now: string,
): Omit<GuestJobPage, 'status'> {
  const [hourly, salary] = [moneyOf(fields.hourly), moneyOf(fields.salary)];
  return {
    id: 0,
    title: fields.title.trim(),
    desc: '',
    description: fields.description,
    client: company === undefined ? null : { companyName: company },
    city: fields.city && (city ?? cityOf(fields.city)),
    positionType: fields.positionType || null,
    rateFrom: hourly.from,
    rateTo: hourly.to,
    rateCurrency: hourly.currency,
    salaryFrom: salary.from,
    salaryTo: salary.to,
    salaryCurrency: salary.currency,
    spheres: fields.skills.map(({ value, label }) => ({ id: value, name: label })),
    mustHaveSkillIds: mustHavesOf(fields),
    employmentType: fields.employmentType,
    shifts: fields.shifts,
    hoursPerWeek: fields.hoursPerWeek,
    experienceYears: fields.experienceYears,
    mostExperienceYears: fields.mostExperienceYears,
    clearanceType: fields.clearanceType.filter((level) => level !== 'none'),
    citizenship: fields.citizenship,
    travel: fields.travel === '' ? null : fields.travel === 'yes',
    relocation: fields.relocation === '' ? null : fields.relocation === 'true',
    openings: fields.openings ?? 1,
    createdAt: now,
    endAt: endOfDay(fields.endAt),
    isFavorite: false,
    distance: null,
  };
}

// The form knows a city by what is shown of it: 'Austin, TX'.
function cityOf({ value: id, label }: Option<number>): City {
  const [name = '', ...rest] = label.split(', ');
  const country = { id: 0, name: rest.join(', ') };
  return { id, name, state: { name: '', abbr: '' }, country, lat: 0, lng: 0, population: 0, zip: null };
}
