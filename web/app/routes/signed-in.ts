import type { RouteObject } from 'react-router-dom';
import type { Role } from '../../../shared/constants/roles.ts';
import { PageFailure } from '../page-failure.tsx';
import { page, redirectTo } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';
import { SignedInFrame } from '../frames/signed-in-frame.tsx';
import { accountRoutes } from './account.ts';
import { routesOfRole } from './by-role.ts';
import { commonRoutes } from './common.ts';
import { publicPages } from './public.ts';

/**
 * All pages of a signed-in role: its own inside the shell, the account pages outside. An unknown address says so inside
 * the shell, with a way to the dashboard (SHELL-42).
 */
export function signedInRoutes(role: Role): RouteObject[] {
  return [
    {
      Component: SignedInFrame,
      children: [
        {
          ErrorBoundary: PageFailure,
          children: [
            ...routesOfRole[role],
            ...commonRoutes,
            page('*', () => import('../pages/missing-page.tsx'), 'MissingPage'),
          ],
        },
      ],
    },
    ...accountRoutes,
    ...publicPages,
    // A public job link opens the same job inside the app.
    redirectTo(paths.publicJob(':id'), ({ id }) => paths.job(id ?? '')),
    redirectTo(`${paths.findJobs()}/*`, () => paths.jobs()),
    redirectTo(paths.findJobs(), () => paths.jobs()),
    // Where a modal without a close handler leads (SHELL-29).
    redirectTo(paths.landing(), () => paths.dashboard()),
  ];
}
