import * as z from 'zod';
import { route } from './route.ts';

const html = 'text/html; charset=utf-8';
/**
 * The longest name in a public page's path, in characters of the address; a longer one cannot exist and gets the
 * not-found page.
 */
export const longestSegment = 600;
const segment = z.string().max(longestSegment);
const noPart = 'There is no such part';
// The pages read this themselves, since a visitor with a broken link needs a page, not a list of fields.
const listQuery = z.strictObject({ page: z.string().max(20).optional(), narrowed: z.literal('true').optional() });

/**
 * The public site as search engines, feed readers and shared links find it; CloudFront routes `/find-jobs…`, sitemap
 * and feed here.
 */
export const publicPages = {
  readJobsPage: route({
    method: 'GET',
    path: '/api/guest/pages/find-jobs',
    roles: 'anyone',
    summary: 'The page of all open jobs, readable without a script.',
    // CloudFront does not forward Host; its function passes the host that the visitor sees and drops any value the
    // visitor sent under this name.
    request: { query: listQuery.extend({ hostname: z.string().max(253).optional() }) },
    response: z.string(),
    document: html,
    atEdge: true,
    errors: ['notFound'],
  }),
  readJobPage: route({
    method: 'GET',
    path: '/api/guest/pages/find-jobs/view/{id}',
    roles: 'anyone',
    summary: 'The page of one job with its structured data; 410 with similar jobs once it is no longer open.',
    request: { params: z.strictObject({ id: segment }) },
    response: z.string(),
    document: html,
    atEdge: true,
    errors: ['notFound', 'gone'],
  }),
  readCampaignPage: route({
    method: 'GET',
    path: '/api/guest/pages/find-jobs/{campaign}',
    roles: 'anyone',
    summary: 'The page of one job category, readable without a script.',
    request: { params: z.strictObject({ campaign: segment }), query: listQuery },
    response: z.string(),
    document: html,
    atEdge: true,
    errors: ['notFound'],
  }),
  readMissingPage: route({
    method: 'GET',
    path: '/api/guest/pages/missing',
    roles: 'anyone',
    summary: 'The page of a public address that does not exist; always 404.',
    request: {},
    response: z.string(),
    document: html,
    atEdge: true,
    errors: ['notFound'],
  }),
  readSitemap: route({
    method: 'GET',
    path: '/api/guest/pages/sitemap',
    roles: 'anyone',
    summary: 'The index of the sitemap’s parts.',
    request: {},
    response: z.string(),
    document: 'application/xml; charset=utf-8',
    atEdge: true,
    errors: ['unavailable'],
  }),
  readSitemapPart: route({
    method: 'GET',
    path: '/api/guest/pages/sitemap/{part}',
    roles: 'anyone',
    summary: 'One part of the sitemap: `pages`, or a number from 1 for open jobs.',
    request: {
      params: z.strictObject({
        part: z.union(
          [z.literal('pages'), z.coerce.number<string>({ error: noPart }).int(noPart).min(1, noPart).max(1000, noPart)],
          { error: noPart },
        ),
      }),
    },
    response: z.string(),
    document: 'application/xml; charset=utf-8',
    atEdge: true,
    errors: ['notFound', 'unavailable'],
  }),
  readFeed: route({
    method: 'GET',
    path: '/api/guest/pages/feed',
    roles: 'anyone',
    summary: 'The newest open jobs as an Atom feed in pages (RFC 4287, RFC 5005).',
    request: {
      query: z.strictObject({
        page: z.coerce
          .number<string>({ error: 'Must be a whole number' })
          .int('Must be a whole number')
          .min(1, 'Must be at least 1')
          .max(10_000, 'Must be at most 10000')
          .default(1),
        narrowed: z.literal('true').optional(),
      }),
    },
    response: z.string(),
    document: 'application/atom+xml; charset=utf-8',
    atEdge: true,
    errors: ['notFound', 'unavailable'],
  }),
};
