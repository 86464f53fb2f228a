import { drawnPages, fileOfDrawnPage, missingPage } from '../../shared/constants/drawn-pages.ts';
import { roles } from '../../shared/constants/roles.ts';

/**
 * The addresses of the pages that React draws, as its router writes them; a test compares the two. Those that a
 * function draws are in page-requests.ts.
 */
export const sitePages = [
  ...drawnPages,
  '/support',
  '/recruiters/:id',
  '/guest/job/:id',
  '/log-in',
  '/sign-up',
  '/reset-password',
  '/account/password-reset',
  '/recruiter-invite',
  '/candidate-invite',
  '/account/confirmation',
  '/account/check-confirmation',
  '/account/former-email',
  '/account/new-email',
  '/account/mail',
  '/r/:id',
  '/represent',
  '/job-alerts/confirm',
  '/book',
  '/dashboard',
  '/dashboard/list',
  '/profile',
  '/profile/resume/:id',
  '/notifications',
  '/messages',
  '/calendar',
  '/claims',
  '/claims/:id',
  '/zoom',
  '/leaderboard',
  '/jobs',
  '/jobs/new',
  '/jobs/:id',
  '/jobs/clone/:id',
  '/jobs/view/:id',
  '/jobs/view/:id/close',
  '/jobs/:id/candidates',
  '/jobs/:id/interviews',
  '/jobs/:id/candidates/:id',
  '/jobs/:id/candidates/:id/scorecards',
  '/manager/post-new-job',
  '/manager/add-client',
  '/clients',
  '/clients-jobs',
  '/recruiters-clients',
  '/manager/recruiters-jobs',
  '/campaigns',
  '/campaigns/view/:id',
  '/campaigns/edit/:id',
  '/skills',
  '/skills/:id',
  '/manager/candidates/:id',
  '/manager/recruiters',
  '/manager/recruiters/:id',
  '/manager/managers',
  '/manager/managers/:id',
  '/recruiter/candidates',
  '/recruiter/candidates/best/:id',
  '/recruiter/candidates/add',
  '/recruiter/candidates/added',
  '/recruiter/candidates/added/:id',
  '/recruiter/candidates/import',
  '/recruiter/candidates/import/:id',
  '/recruiter/candidates/add-from-resume/:id',
  '/recruiter/candidates/:id',
  '/recruiter/candidates/:id/edit',
  '/recruiter/candidates/:id/sheet',
  '/recruiter/managers',
  '/recruiter/managers/:id',
  '/recruiter/market',
  '/recruiter/tasks',
  '/recruiter/recruiters',
  '/recruiter/recruiters/:id',
  '/points',
  '/points/statement',
  '/resumes',
  '/resumes/add',
  '/candidate/managers/:id',
  '/candidate/recruiters/:id',
  '/candidate/candidates/:id',
  '/super_manager/managers',
  '/super_manager/managers/:id',
  '/super_manager/candidates/:id',
];

const drawnFiles = Object.fromEntries(drawnPages.map((page) => [page, `/${fileOfDrawnPage(page)}`]));
const missingFile = `/${fileOfDrawnPage(missingPage)}`;
const ownFiles = [...Object.values(drawnFiles), missingFile, '/index.html'];
// What is not stored yet has the name `new` in place of an id; a recruiter's link to a job has a code.
const mayBeNew = new Set(['/campaigns/edit/:id', '/skills/:id']);
const idIn = (page: string) => (page === '/r/:id' ? '[\\w-]+' : mayBeNew.has(page) ? '(?:\\d+|new)' : '\\d+');
const alternatives = sitePages.map((page) => page.slice(1).replaceAll(':id', idIn(page)));
const job = new Set(alternatives.filter((page) => /^jobs(\/|$)/.test(page)));
const others = alternatives.filter((page) => !job.has(page));
/** Job pages also under a role's prefix (SHELL-60). */
const known = `^/(?:(?:(?:${roles.join('|')})/)?(?:${[...job].join('|')})|${others.join('|')})/?$`;

// Pages go to the file drawn for them at build time, the rest of the known ones to the one page that React draws. Files
// keep their address; a name of another kind is no file of the site, so that a visitor sees a page, not S3's refusal.
const fileFor = `var drawn = ${JSON.stringify(drawnFiles)};
var own = ${JSON.stringify(ownFiles)};
var known = new RegExp(${JSON.stringify(known)}, 'i');
var file = /^\\/assets\\/|\\.(css|geojson|ico|jpg|js|json|map|mjs|mp4|pdf|png|svg|txt|wasm|webm|webmanifest|webp|woff2|xml)$/;
function fileFor(uri) {
  if (drawn[uri]) return drawn[uri];
  if (own.indexOf(uri) >= 0 || file.test(uri)) return uri;
  return known.test(uri) ? '/index.html' : '${missingFile}';
}
`;

/** The code of the CloudFront function that leads an address of the site to its file. */
export const siteRequests = `${fileFor}function handler(event) {
  event.request.uri = fileFor(event.request.uri);
  return event.request;
}`;

/**
 * The code of the CloudFront function that makes the page of an unknown address a 404 that no search engine lists
 * (DEC-68). It is right whether the event has the address as sent or as rewritten.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export const siteResponses = `${fileFor}function handler(event) {
  var response = event.response;
  if (fileFor(event.request.uri) !== '${missingFile}') return response;
  response.headers['x-robots-tag'] = { value: 'noindex' };
  if (response.statusCode === 200) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}`;
