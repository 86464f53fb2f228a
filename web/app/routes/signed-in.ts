import { redirect, type RouteObject } from 'react-router-dom';
import type { Role } from '../../../shared/constants/roles.ts';
import { noteMissingPage } from '../missing-page.ts';
import { PageFailure } from '../page-failure.tsx';
import { redirectTo } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';
import { SignedInFrame } from '../frames/signed-in-frame.tsx';
import { accountRoutes } from './account.ts';
import { candidateRoutes } from './candidate.ts';
import { commonRoutes } from './common.ts';
import { managerRoutes } from './manager.ts';
import { publicPages } from './public.ts';
import { recruiterRoutes } from './recruiter.ts';
import { superManagerRoutes } from './super-manager.ts';

const routesOfRole: Record<Role, RouteObject[]> = {
  candidate: candidateRoutes,
  recruiter: recruiterRoutes,
  manager: managerRoutes,
  super_manager: superManagerRoutes,
};

/**
 * All pages of a signed-in role: its own inside the shell, the account pages outside. Unknown paths lead to the
 * dashboard (SHELL-42).
 */
export function signedInRoutes(role: Role): RouteObject[] {
  return [
    {
      Component: SignedInFrame,
      children: [{ ErrorBoundary: PageFailure, children: [...routesOfRole[role], ...commonRoutes] }],
    },
    ...accountRoutes,
    ...publicPages,
    // A public job link opens the same job inside the app.
    redirectTo(paths.publicJob(':id'), ({ id }) => paths.job(id ?? '')),
    redirectTo(`${paths.findJobs()}/*`, () => paths.jobs()),
    redirectTo(paths.findJobs(), () => paths.jobs()),
    {
      path: '*',
      loader: ({ request }) => {
        noteMissingPage(new URL(request.url).pathname);
        return redirect(paths.dashboard());
      },
    },
  ];
}
