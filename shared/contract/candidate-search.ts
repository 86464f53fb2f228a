import * as z from 'zod';
import { candidatesPerPage, mostBest } from '../constants/candidate-search.ts';
import { job } from '../model/job.ts';
import { foundCandidate, readPart, savedSearch } from '../model/candidate-search.ts';
import { payAsked } from '../model/pay-asked.ts';
import { city, tag } from '../model/place.ts';
import { savedSearchForm, wishFields } from '../validation/candidate-search.ts';
import { flag, id, onlyId, paging } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });

/** Count of candidates by value of each facet, each counted as if its own filter were not set. */
const facetCounts = z.record(z.string(), z.record(z.string(), z.number()));
const matchedWords = z.object({ words: z.array(z.string()), phrases: z.array(z.array(z.array(z.string()))) });

/** How recruiters find candidates, and what they save of it (CAND-03, CAND-24 to CAND-27, CAND-43, PLUS-19). */
export const candidateSearch = {
  listCandidates: route({
    method: 'GET',
    path: '/api/candidates',
    roles: ['recruiter'],
    summary:
      'Candidates by filter and text, each with its match and reasons, with exact totals and facet counts; of scope `added`, those whom the caller added.',
    request: { query: z.strictObject({ ...paging(candidatesPerPage), ...wishFields, facets: flag.optional() }) },
    response: foundCandidate,
    list: true,
    meta: z.object({
      facets: facetCounts.optional(),
      matched: matchedWords.optional(),
      /** The parts of the question, each as it was read. */
      read: z.array(readPart).optional(),
      /** The city and skills of the filter, and the skills among the facets, by name. */
      city: city.nullable(),
      tags: z.array(tag),
    }),
    errors: ['notFound', 'unavailable'],
  }),
  listBestCandidates: route({
    method: 'GET',
    path: '/api/recruiter/jobs/{id}/best-candidates',
    roles: ['recruiter'],
    summary:
      'The twenty who fit an open job best, each with the match and its reasons: among everybody, the caller’s favourites and those whom the caller added, without those who are on the job or whom the caller has asked about it.',
    request: { params },
    response: z.object({
      job: job.pick({ id: true, title: true, spheres: true }),
      candidates: z.array(foundCandidate).max(mostBest),
    }),
    errors: ['notFound', 'conflict', 'unavailable'],
  }),
  listPayAsked: route({
    method: 'GET',
    path: '/api/manager/dashboard/pay',
    roles: ['manager'],
    summary:
      'What each of the manager’s open jobs pays against what candidates with its skills ask, the one that has been open longest first; a later page continues after the previous page’s last job.',
    // Each row asks the index of candidates up to four times.
    request: { query: z.strictObject({ after: id.optional(), ...paging(10, 10) }) },
    response: payAsked,
    list: true,
    errors: ['unavailable'],
  }),
  listSavedSearches: route({
    method: 'GET',
    path: '/api/candidates/searches',
    roles: ['recruiter'],
    summary: 'The caller’s saved searches, newest first.',
    request: { query: z.strictObject(paging()) },
    response: savedSearch,
    list: true,
    errors: [],
  }),
  saveSearch: route({
    method: 'POST',
    path: '/api/candidates/searches',
    roles: ['recruiter'],
    summary: 'Save a search under a name; people who fit it later are announced as often as asked.',
    creates: true,
    request: { body: savedSearchForm },
    response: savedSearch,
    errors: ['conflict'],
  }),
  changeSavedSearch: route({
    method: 'PUT',
    path: '/api/candidates/searches/{id}',
    roles: ['recruiter'],
    summary: 'Change the name, the search or how often it is announced; refused over another change meanwhile.',
    request: { params, body: savedSearchForm.extend({ version: z.int().positive() }) },
    response: savedSearch,
    errors: ['notFound', 'conflict'],
  }),
  removeSavedSearch: route({
    method: 'DELETE',
    path: '/api/candidates/searches/{id}',
    roles: ['recruiter'],
    summary: 'Remove a saved search; nothing is announced for it any more.',
    request: { params },
    response: onlyId,
    errors: ['notFound'],
  }),
};
