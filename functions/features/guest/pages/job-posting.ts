import { countryById, countries } from '../../../../shared/constants/countries.ts';
import type { EmploymentType } from '../../../../shared/constants/job.ts';
import { productName } from '../../../../shared/constants/product.ts';
import type { GuestJobPage } from '../../../../shared/model/job.ts';
import type { City } from '../../../../shared/model/place.ts';
import { authorizationOf, clearanceOf } from '../../../../shared/rules/job-words.ts';
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
    hiringOrganization: job.client
      ? { '@type': 'Organization', name: job.client.companyName }
      : organization(addresses),
    ...(job.city ? { jobLocation: placeOf(job.city) } : remote()),
    baseSalary: baseSalary(job),
    directApply: true,
    skills: job.spheres.length > 0 ? job.spheres.map(({ name }) => name).join(', ') : undefined,
    eligibilityToWorkRequirement: authorizationOf(job) || undefined,
    securityClearanceRequirement: job.clearanceType.length > 0 ? clearanceOf(job) : undefined,
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

// A job without a city can be done from anywhere in the product's countries (LOOK-02).
function remote(): Record<string, unknown> {
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: countries.map(({ name }) => ({ '@type': 'Country', name })),
  };
}

/** The yearly salary, or the hourly rate where no salary is named; a job posting has room for one. */
function baseSalary(job: GuestJobPage): Thing | undefined {
  const salary = amount(job.salaryFrom, job.salaryTo, 'YEAR');
  const value = salary ?? amount(job.rateFrom, job.rateTo, 'HOUR');
  const currency = (salary ? job.salaryCurrency : job.rateCurrency) ?? 'USD';
  return value && { '@type': 'MonetaryAmount', currency, value };
}

function amount(from: number | null, to: number | null, unitText: 'YEAR' | 'HOUR'): Thing | undefined {
  const [low, high] = [from || undefined, to || undefined];
  if (low === undefined && high === undefined) return undefined;
  const span = low === high ? { value: low } : { minValue: low, maxValue: high };
  return { '@type': 'QuantitativeValue', ...span, unitText };
}
