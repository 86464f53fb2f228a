import { runInNewContext } from 'node:vm';
import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { sitePages, siteRequests, siteResponses } from '../../../infra/constructs/site-requests.ts';
import { roles } from '../../../shared/constants/roles.ts';
import { guestRoutes } from '../../../web/app/routes/guest.ts';
import { signedInRoutes } from '../../../web/app/routes/signed-in.ts';

const patternsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...patternsOf(children)]);

/** Every address of the router that a file of the site serves, without the roles' prefixes of job pages. */
const routed = new Set(
  [guestRoutes, ...roles.map(signedInRoutes)]
    .flatMap(patternsOf)
    .filter((pattern) => !pattern.includes('*') && !/^\/(find-jobs|guest\/jobs)(\/|$)/.test(pattern))
    .map((pattern) =>
      pattern.replace(/:\w+/g, ':id').replace(/^\/(candidate|recruiter|manager|super_manager)(?=\/jobs)/, ''),
    ),
);

const fileOf = (uri: string) =>
  runInNewContext(`${siteRequests}; handler({ request: { uri: ${JSON.stringify(uri)} } }).uri`) as string;

interface Response {
  statusCode: number;
  headers: Record<string, { value: string }>;
}

const seenAt = (uri: string, statusCode = 200) =>
  JSON.parse(
    runInNewContext(
      `${siteResponses}; JSON.stringify(handler(${JSON.stringify({ request: { uri }, response: { statusCode, headers: {} } })}))`,
    ) as string,
  ) as Response;

it('The edge knows exactly the addresses that the router has', () => {
  expect([...sitePages].sort()).toEqual([...routed].sort());
  for (const page of sitePages)
    expect([page, fileOf(page.replaceAll(':id', '7'))]).not.toEqual([page, '/missing.html']);
});

it.each(['/nowhere', '/jobs/view', '/jobs/view/seven', '/recruiter/points', '/index.php', '/dashboard/list/more'])(
  '%s is a 404 that search engines leave out, whichever address the function is shown (DEC-68)',
  (uri) => {
    expect(fileOf(uri)).toBe('/missing.html');
    for (const shown of [uri, fileOf(uri)])
      expect(seenAt(shown)).toMatchObject({ statusCode: 404, headers: { 'x-robots-tag': { value: 'noindex' } } });
  },
);

it('A browser that has the page of an unknown address keeps it', () => {
  expect(seenAt('/nowhere', 304)).toMatchObject({ statusCode: 304, headers: { 'x-robots-tag': { value: 'noindex' } } });
});

it.each([
  '/',
  '/about',
  '/skills/new',
  '/campaigns/edit/new',
  '/Jobs/View/7',
  '/candidate/jobs/view/7/',
  '/assets/entry-1.js',
  '/index.html',
  '/robots.txt',
])('%s keeps its status', (uri) => {
  for (const shown of [uri, fileOf(uri)]) expect(seenAt(shown)).toEqual({ statusCode: 200, headers: {} });
});
