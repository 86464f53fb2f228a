import { countryById, mainCountries } from '../../../../shared/constants/countries.ts';
import type { EmploymentType } from '../../../../shared/constants/job.ts';
import { productName } from '../../../../shared/constants/product.ts';
import type { GuestJobPage } from '../../../../shared/model/job.ts';
import type { City } from '../../../../shared/model/place.ts';
import { authorizationOf } from '../../../../shared/rules/job-glance.ts';
import { openingsOf } from '../../../../shared/rules/openings.ts';
import {
  clearanceOf,
  companyOf,
  experienceOf,
  hoursOf,
  shiftsOf,
  skillGroupsOf,
  workplaceOf,
} from '../../../../shared/rules/job-words.ts';
import { staticMarkup } from '../../../platform/outside/mail/static-markup.ts';
import { markdownElements } from './markdown-elements.tsx';
import type { PageAddresses } from './page-addresses.ts';

/** A node of structured data; `undefined` leaves a property out. */
export type Thing = { '@type': string; [property: string]: unknown };

/** Google's names for our employment types. */
const employmentNames: Record<EmploymentType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  temporary: 'TEMPORARY',
  other: 'OTHER',
};

/**
 * A job as schema.org's JobPosting, complete for Google for Jobs: a place or remote work, pay, employment, dates,
 * employer. @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(job: GuestJobPage, addresses: PageAddresses): Thing {
  return {
    '@type': 'JobPosting',
    url: addresses.job(job.id),
    title: job.title,
    description: staticMarkup(markdownElements(job.description)),
    identifier: { '@type': 'PropertyValue', name: productName, value: String(job.id) },
    datePosted: job.createdAt,
    validThrough: job.endAt ?? undefined,
    employmentType: job.employmentType.length > 0 ? job.employmentType.map((type) => employmentNames[type]) : undefined,
    workHours: [shiftsOf(job), hoursOf(job)].filter(Boolean).join(', ') || undefined,
    experienceRequirements: experienceRequirements(job),
    hiringOrganization: { '@type': 'Organization', name: companyOf(job) },
    jobLocation: job.city ? placeOf(job.city) : undefined,
    ...(workplaceOf(job) === 'remote' ? remoteFrom(job) : {}),
    baseSalary: baseSalary(job),
    totalJobOpenings: openingsOf(job).left || undefined,
    directApply: true,
    skills: skillsOf(job),
    eligibilityToWorkRequirement: authorizationOf(job) || undefined,
    securityClearanceRequirement: job.clearanceType.length > 0 ? clearanceOf(job) : undefined,
  };
}

// One property holds them all, so that must-haves come first.
const skillsOf = (job: GuestJobPage): string | undefined =>
  skillGroupsOf(job)
    .flatMap(({ skills }) => skills.map(({ name }) => name))
    .join(', ') || undefined;

// Google wants months, these words where nothing is asked, and knows no upper bound.
function experienceRequirements(job: GuestJobPage): Thing | string | undefined {
  const { experienceYears, mostExperienceYears: most } = job;
  if (experienceYears == null) return undefined;
  if (experienceYears === 0) return 'no requirements';
  return {
    '@type': 'OccupationalExperienceRequirements',
    monthsOfExperience: experienceYears * 12,
    ...(most != null && { description: experienceOf(job) }),
  };
}

/** The product as an organization. */
export function organization(addresses: PageAddresses): Thing {
  return { '@type': 'Organization', name: productName, url: addresses.home, logo: addresses.logo };
}

function placeOf({ name, state, country, lat, lng, zip }: City): Thing {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: name,
      addressRegion: state.abbr || state.name || undefined,
      postalCode: zip ?? undefined,
      addressCountry: countryById(country.id)?.iso ?? country.name,
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
  };
}

// Remote work is open to the country of its city, or to the main ones (LOOK-02).
function remoteFrom({ city }: GuestJobPage): Record<string, unknown> {
  const open = city ? [city.country] : mainCountries;
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: open.map(({ name }) => ({ '@type': 'Country', name })),
  };
}

/** The yearly salary and the hourly rate, whichever the job names; each in its own currency. */
function baseSalary(job: GuestJobPage): Thing | Thing[] | undefined {
  const pay = [
    { currency: job.salaryCurrency, value: amount(job.salaryFrom, job.salaryTo, 'YEAR') },
    { currency: job.rateCurrency, value: amount(job.rateFrom, job.rateTo, 'HOUR') },
  ].flatMap(({ currency, value }) =>
    value ? [{ '@type': 'MonetaryAmount', currency: currency ?? 'USD', value }] : [],
  );
  return pay.length > 1 ? pay : pay[0];
}

function amount(from: number | null, to: number | null, unitText: 'YEAR' | 'HOUR'): Thing | undefined {
  const [low, high] = [from || undefined, to || undefined];
  if (low === undefined && high === undefined) return undefined;
  const span = low === high ? { value: low } : { minValue: low, maxValue: high };
  return { '@type': 'QuantitativeValue', ...span, unitText };
}
