import type { RouteObject } from 'react-router-dom';
import { page, withAliases } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';

/** Pages of the super manager (SHELL-45, SHELL-46). */
export const superManagerRoutes: RouteObject[] = withAliases('super_manager', [
  page(paths.figureList(), () => import('../../features/dashboards/pages/figure-list.tsx'), 'FigureListPage'),
  page(paths.superManagers(), () => import('../../features/super-manager/pages/managers.tsx'), 'ManagersPage'),
  page(paths.superManager(':id'), () => import('../../features/super-manager/pages/manager.tsx'), 'ManagerPage'),
  page(paths.superManagerCandidate(':id'), () => import('../pages/candidate.tsx'), 'CandidatePage'),
  page(paths.claim(':id'), () => import('../../features/claims/pages/claim.tsx'), 'ClaimPage'),
  page(paths.clients(), () => import('../../features/clients/pages/overseen-clients.tsx'), 'OverseenClientsPage'),
  page(paths.clientsJobs(), () => import('../../features/jobs/pages/clients-jobs.tsx'), 'ClientsJobsPage'),
  page(paths.jobs(), () => import('../../features/jobs/pages/overseen-jobs.tsx'), 'OverseenJobsPage'),
  page(paths.job(':id'), () => import('../../features/jobs/pages/overseen-job.tsx'), 'OverseenJobPage'),
  page(paths.jobCandidates(':jobId'), () => import('../../features/pipeline/pages/board.tsx'), 'BoardPage'),
  page(
    paths.candidateOnJob(':jobId', ':candidateId'),
    () => import('../../features/pipeline/pages/candidate-on-job.tsx'),
    'CandidateOnJobPage',
  ),
]);
