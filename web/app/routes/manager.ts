import type { RouteObject } from 'react-router-dom';
import { page, withAliases } from '../page-route.ts';
import { paths } from '../paths.ts';

/** Pages of the manager (SHELL-47 to SHELL-51). */
export const managerRoutes: RouteObject[] = withAliases('manager', [
  page(paths.candidateOnJob(':jobId', ':candidateId'), () => import('../../features/pipeline/routes/candidate-on-job.tsx')),
]);
