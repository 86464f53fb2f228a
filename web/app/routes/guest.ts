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
  page(paths.findJobs(), () => import('../pages/find-jobs.tsx')),
  { ...page(paths.findJobsOf(':campaign'), () => import('../pages/find-jobs.tsx')), loader: noteCampaign },
  page(paths.publicJob(':id'), () => import('../pages/public-job.tsx')),
  page(paths.guestJobs(), () => import('../pages/find-jobs.tsx')),
  { ...page(paths.guestJobsOf(':campaign'), () => import('../pages/find-jobs.tsx')), loader: noteCampaign },
];

/** All pages of guests. Other addresses lead to `/`, after a role's page has been remembered (SHELL-41, AUTH-56). */
export const guestRoutes: RouteObject[] = [
  page(paths.landing(), () => import('../../features/landing/routes/landing.tsx')),
  ...publicPages,
  ...accountRoutes,
  {
    lazy: async () => ({ Component: (await import('../frames/guest-frame.tsx')).GuestFrame }),
    children: browsePages,
  },
  // The guest menu's Jobs links to /jobs, which means the public list for guests (DEC-10).
  redirectTo(paths.jobs(), () => paths.findJobs()),
  {
    path: '*',
    loader: async ({ request }) => {
      const { rememberRedirect } = await import('../../common/navigation/redirect-memory.ts');
      // A loader's request has no hash; the browser's address still has it on the first page.
      const { pathname, search } = new URL(request.url);
      rememberRedirect({
        pathname,
        search,
        hash: globalThis.location.pathname === pathname ? globalThis.location.hash : '',
      });
      return redirect(paths.landing());
    },
  },
];
