import { redirect, type RouteObject } from 'react-router-dom';
import { rememberCampaign } from '../../common/visitor/came-from-campaign.ts';
import { redirectTo, page } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';
import { accountRoutes } from './account.ts';
import { publicPages } from './public.ts';

const noteCampaign = ({ params }: { params: { campaign?: string } }) => {
  rememberCampaign(params.campaign);
  return null;
};

/** Public job browsing, inside the guest shell with its left menu (GUEST-40 to GUEST-42). */
const browsePages: RouteObject[] = [
  page(paths.findJobs(), () => import('../pages/find-jobs.tsx'), 'FindJobsPage'),
  {
    ...page(paths.findJobsOf(':campaign'), () => import('../pages/find-jobs.tsx'), 'FindJobsPage'),
    loader: noteCampaign,
  },
  page(paths.publicJob(':id'), () => import('../pages/public-job.tsx'), 'PublicJobPage'),
  page(paths.guestJobs(), () => import('../pages/find-jobs.tsx'), 'FindJobsPage'),
  {
    ...page(paths.guestJobsOf(':campaign'), () => import('../pages/find-jobs.tsx'), 'FindJobsPage'),
    loader: noteCampaign,
  },
];

/**
 * An address that no guest has. A role's page leads to the log-in page, which says why, and back after logging in
 * (AUTH-56); anything else is a page that says that there is none.
 */
const elsewhere: RouteObject = {
  ...page('*', () => import('../pages/missing-page.tsx'), 'MissingPage'),
  loader: async ({ request }) => {
    const { isRolePath, rememberRedirect } = await import('../../common/navigation/redirect-memory.ts');
    // A loader's request has no hash; the browser's address still has it on the first page.
    const { pathname, search } = new URL(request.url);
    if (!isRolePath(pathname)) return null;
    const hash = globalThis.location.pathname === pathname ? globalThis.location.hash : '';
    rememberRedirect({ pathname, search, hash });
    return redirect(paths.logIn());
  },
};

/** All pages of guests, and what they see at any other address (SHELL-41). */
export const guestRoutes: RouteObject[] = [
  page(paths.landing(), () => import('../../features/landing/pages/landing.tsx'), 'LandingPage'),
  ...publicPages,
  ...accountRoutes,
  {
    lazy: async () => ({ Component: (await import('../frames/guest-frame.tsx')).GuestFrame }),
    children: [...browsePages, elsewhere],
  },
  // The guest menu's Jobs links to /jobs, which means the public list for guests (DEC-10).
  redirectTo(paths.jobs(), () => paths.findJobs()),
  redirectTo(paths.support(), () => paths.landing()),
  // Whatever begins with /find-jobs is about finding jobs (SHELL-59).
  redirectTo(`${paths.findJobs()}/*`, () => paths.findJobs()),
];
