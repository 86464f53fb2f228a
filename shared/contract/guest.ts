import * as z from 'zod';
import {
  clearanceTypes,
  employmentTypes,
  maxExperienceYears,
  maxHoursPerWeek,
  shifts,
  workplaces,
} from '../constants/job.ts';
import {
  guestJobsPerPage,
  longestCompanyName,
  longestLeftOut,
  maxRate,
  minRate,
  mostLeftOut,
} from '../constants/limits.ts';
import { jobMap } from '../model/job-map.ts';
import { sentGuestJob, sentGuestJobPage } from '../model/job.ts';
import { campaignCard } from '../model/campaign.ts';
import { companyFacts } from '../model/company.ts';
import { citizenshipKeys } from '../validation/job.ts';
import { messages } from '../validation/messages.ts';
import { flag, id, line, paging } from './fields.ts';
import { route } from './route.ts';

const rate = z.coerce
  .number<number | string>({ error: 'Must be a number' })
  .min(minRate, messages.negative)
  .max(maxRate, messages.tooMuch);

const currency = z.string().regex(/^[A-Z]{3}$/, 'Must be a currency code such as USD');

const hours = z.coerce
  .number<number | string>({ error: 'Must be a number' })
  .int('Must be a whole number')
  .min(1, 'Must be at least 1')
  .max(maxHoursPerWeek, `Must be at most ${maxHoursPerWeek}`);

const latitude = z.coerce.number<number | string>({ error: 'Must be a number' }).min(-90).max(90);
const longitude = z.coerce.number<number | string>({ error: 'Must be a number' }).min(-180).max(180);

/** A part of a map in degrees; west is greater than east where it crosses the antimeridian (MAP-12, MAP-13). */
const mapBounds = z
  .strictObject({ west: longitude, south: latitude, east: longitude, north: latitude })
  .refine(({ south, north }) => north >= south, {
    message: 'Must not lie south of the southern edge',
    path: ['north'],
  });

/** The public job filter (GUEST-59): every field optional, ranges from low to high. */
export const guestJobFilter = z
  .strictObject({
    countryId: id.optional(),
    cityId: id.optional(),
    /** Kilometres around the visitor or the city; 50 when a city is chosen (GUEST-68). */
    proximity: z.coerce.number<number | string>().min(0).max(1000).optional(),
    /** Where the visitor is: distances are measured from here, and a proximity is around it. */
    near: z.strictObject({ lat: latitude, lng: longitude }).optional(),
    /** Only jobs in this part of a map. */
    bounds: mapBounds.optional(),
    tagIds: z.array(id).max(40).optional(),
    tagsMatch: z.enum(['any', 'all']).default('any'),
    rateFrom: rate.optional(),
    rateTo: rate.optional(),
    rateCurrency: currency.optional(),
    salaryFrom: rate.optional(),
    salaryTo: rate.optional(),
    salaryCurrency: currency.optional(),
    relocation: flag.optional(),
    employmentType: z
      .array(z.enum([...employmentTypes, 'optional']))
      .max(8)
      .optional(),
    clearanceType: z.array(z.enum(clearanceTypes)).max(8).optional(),
    citizenship: citizenshipKeys.optional(),
    travel: flag.optional(),
    workplace: z.array(z.enum(workplaces)).max(3).optional(),
    shifts: z.array(z.enum(shifts)).max(shifts.length).optional(),
    /** Only jobs that ask for at most so many years of experience, and say so. */
    experienceTo: z.coerce
      .number<number | string>({ error: 'Must be a number' })
      .int('Must be a whole number')
      .min(0, 'Must be at least 0')
      .max(maxExperienceYears, `Must be at most ${maxExperienceYears}`)
      .optional(),
    /** Only jobs of so many hours a week, and that say so. */
    hoursFrom: hours.optional(),
    hoursTo: hours.optional(),
    /** Days since the job was posted, at most. */
    postedWithin: z.coerce
      .number<number | string>({ error: 'Must be a number' })
      .int('Must be a whole number')
      .min(1, 'Must be at least 1')
      .max(365, 'Must be at most 365')
      .optional(),
    /** Only jobs that state a rate or a salary. */
    hasPay: flag.optional(),
    /** Only jobs of this company, however its name is written. */
    company: line(longestCompanyName, 1).optional(),
    /** Companies, and words of titles, whose jobs are left out. */
    without: z.array(line(longestLeftOut, 1)).max(mostLeftOut).optional(),
  })
  .refine(({ rateFrom, rateTo }) => rateFrom === undefined || rateTo === undefined || rateTo >= rateFrom, {
    message: messages.hourly,
    path: ['rateTo'],
  })
  .refine(({ salaryFrom, salaryTo }) => salaryFrom === undefined || salaryTo === undefined || salaryTo >= salaryFrom, {
    message: messages.salary,
    path: ['salaryTo'],
  })
  .refine(({ hoursFrom = 1, hoursTo = maxHoursPerWeek }) => hoursTo >= hoursFrom, {
    message: 'Must be at least the least hours',
    path: ['hoursTo'],
  });
export type GuestJobFilter = z.output<typeof guestJobFilter>;

/** Count of jobs by value of each facet, each counted as if its own filter were not set. */
const facetCounts = z.record(z.string(), z.record(z.string(), z.number()));

/** What the search text matched in this page's cards: single words, and phrases as the words that fit each place. */
const matchedWords = z.object({ words: z.array(z.string()), phrases: z.array(z.array(z.array(z.string()))) });

/** What guests see without an account (areas GUEST and CAMP). */
export const guest = {
  listGuestJobs: route({
    method: 'GET',
    path: '/api/guest/jobs',
    roles: 'anyone',
    summary: 'Open public jobs by filter and text, with exact totals and facet counts.',
    request: {
      query: z.strictObject({
        ...paging(guestJobsPerPage),
        campaign: z.string().max(40).optional(),
        search: line(200).optional(),
        order: z.enum(['asc', 'desc']).optional(),
        order_by: z.enum(['relevance', 'createdAt', 'title', 'rate', 'salary', 'distance']).optional(),
        filter: guestJobFilter.optional(),
        facets: flag.optional(),
      }),
    },
    response: sentGuestJob,
    list: true,
    meta: z.object({
      currentCampaign: campaignCard.nullable(),
      facets: facetCounts.optional(),
      /** What the jobs of the company that is asked for say about it, with the first page and the facets. */
      company: companyFacts.optional(),
      matched: matchedWords.optional(),
    }),
    atEdge: true,
    errors: ['notFound', 'unavailable'],
  }),
  readGuestJobMap: route({
    method: 'GET',
    path: '/api/guest/jobs/map',
    roles: 'anyone',
    summary: 'Everything that a list finds, as counts by city, merged into clusters for one zoom of a map.',
    request: {
      query: z.strictObject({
        campaign: z.string().max(40).optional(),
        search: line(200).optional(),
        filter: guestJobFilter.optional(),
        /** The part of the map that is shown; the whole world without it. */
        view: mapBounds.optional(),
        zoom: z.coerce
          .number<number | string>({ error: 'Must be a whole number' })
          .int('Must be a whole number')
          .min(0, 'Must be at least 0')
          .max(22, 'Must be at most 22')
          .default(2),
      }),
    },
    response: jobMap,
    atEdge: true,
    errors: ['notFound', 'unavailable'],
  }),
  readGuestJob: route({
    method: 'GET',
    path: '/api/guest/jobs/{id}',
    roles: 'anyone',
    summary: 'One public job; a closed one returns 410.',
    request: { params: z.strictObject({ id }) },
    response: sentGuestJobPage,
    atEdge: true,
    errors: ['notFound', 'gone'],
  }),
  listGuestCampaigns: route({
    method: 'GET',
    path: '/api/guest/campaigns',
    roles: 'anyone',
    summary: 'Open public job categories with their job counts.',
    request: { query: z.strictObject({ hostname: z.string().max(253).optional(), ...paging() }) },
    response: campaignCard,
    list: true,
    atEdge: true,
    errors: ['unavailable'],
  }),
};
