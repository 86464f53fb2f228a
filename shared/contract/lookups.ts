import * as z from 'zod';
import { cityTake } from '../constants/limits.ts';
import { city, country, tag } from '../model/place.ts';
import { newTagForm } from '../validation/tag.ts';
import { flag, id, line } from './fields.ts';
import { route } from './route.ts';

const constantEntry = z.object({ key: z.string(), label: z.string() });

/** Look-ups, all of them public, and the one thing that can be added to them (area LOOK). */
export const lookups = {
  readConstants: route({
    method: 'GET',
    path: '/api/lookups/constants',
    roles: 'anyone',
    summary: 'The constant sets (LOOK-06).',
    request: {},
    response: z.record(z.string(), z.array(constantEntry)),
    errors: [],
  }),
  listCountries: route({
    method: 'GET',
    path: '/api/lookups/countries',
    roles: 'anyone',
    summary: 'Countries of the product (LOOK-02).',
    request: {},
    response: z.array(country),
    errors: [],
  }),
  searchCities: route({
    method: 'GET',
    path: '/api/lookups/cities',
    roles: 'anyone',
    summary:
      'Cities whose name begins with the text, most populous first; fewer than 2 characters return none (LOOK-12, LOOK-18); with `cityId` the city of that id.',
    request: {
      query: z.strictObject({
        name: line(80).optional(),
        cityId: id.optional(),
        countryId: id.optional(),
        take: z.coerce.number<number | string>().int().min(1).max(100).default(cityTake),
        used1st: flag.optional(),
      }),
    },
    response: z.array(city),
    errors: [],
  }),
  readCity: route({
    method: 'GET',
    path: '/api/lookups/cities/{id}',
    roles: 'anyone',
    summary: 'One city (LOOK-19).',
    request: { params: z.strictObject({ id }) },
    response: city,
    errors: ['notFound'],
  }),
  searchTags: route({
    method: 'GET',
    path: '/api/lookups/tags',
    roles: 'anyone',
    summary: 'Skills and tags that match the text, best first, those that people created last (LOOK-20).',
    request: { query: z.strictObject({ q: line(40).optional(), ids: z.array(id).max(100).optional() }) },
    response: z.array(tag),
    errors: [],
  }),
  createTag: route({
    method: 'POST',
    path: '/api/lookups/tags',
    roles: ['manager', 'recruiter', 'candidate'],
    summary:
      'Create a tag for a skill that the list lacks; the name of a skill, an alias or a tag that exists returns that one (VALID-57, VALID-58).',
    request: { body: newTagForm },
    response: tag,
    errors: ['tooMany'],
    creates: true,
  }),
};
