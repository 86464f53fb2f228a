import type { RouteObject } from 'react-router-dom';
import { page, withAliases } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';

/** Pages of the super manager (SHELL-45, SHELL-46). */
export const superManagerRoutes: RouteObject[] = withAliases('super_manager', [
  page(paths.figureList(), () => import('../../features/dashboards/routes/figure-list.tsx')),
  page(paths.superManagers(), () => import('../../features/super-manager/routes/managers.tsx')),
  page(paths.superManager(':id'), () => import('../../features/super-manager/routes/manager.tsx')),
  page(paths.superManagerCandidate(':id'), () => import('../pages/candidate.tsx')),
  page(paths.clients(), () => import('../../features/clients/routes/overseen-clients.tsx')),
  page(paths.clientsJobs(), () => import('../../features/jobs/routes/clients-jobs.tsx')),
  page(paths.jobs(), () => import('../../features/jobs/routes/overseen-jobs.tsx')),
  page(paths.job(':id'), () => import('../../features/jobs/routes/overseen-job.tsx')),
  page(paths.jobCandidates(':jobId'), () => import('../../features/pipeline/routes/board.tsx')),
  page(
    paths.candidateOnJob(':jobId', ':candidateId'),
    () => import('../../features/pipeline/routes/candidate-on-job.tsx'),
  ),
]);
