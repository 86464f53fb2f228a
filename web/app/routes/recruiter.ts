import type { RouteObject } from 'react-router-dom';
import { page, withAliases } from '../page-route.ts';
import { paths } from '../paths.ts';

/** Pages of the recruiter (SHELL-52 to SHELL-56). */
export const recruiterRoutes: RouteObject[] = withAliases('recruiter', [
  page(paths.candidateOnJob(':jobId', ':candidateId'), () => import('../../features/pipeline/routes/candidate-on-job.tsx')),
]);
