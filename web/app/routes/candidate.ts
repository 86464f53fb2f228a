import type { RouteObject } from 'react-router-dom';
import { page, withAliases } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';

/** Pages of the candidate (SHELL-57, SHELL-58). */
export const candidateRoutes: RouteObject[] = withAliases('candidate', [
  page(paths.messages(), () => import('../../features/messages/pages/messages.tsx')),
  page(paths.jobs(), () => import('../../features/candidate-jobs/pages/candidate-jobs.tsx')),
  page(paths.job(':id'), () => import('../../features/candidate-jobs/pages/candidate-job.tsx')),
  page(paths.candidateManager(':id'), () => import('../pages/colleague.tsx')),
  page(paths.candidateRecruiter(':id'), () => import('../pages/colleague.tsx')),
  page(paths.candidateCandidate(':id'), () => import('../../features/people/pages/person.tsx')),
  page(paths.findJobs(), () => import('../pages/candidate-find-jobs.tsx')),
  page(paths.findJobsOf(':campaign'), () => import('../pages/candidate-find-jobs.tsx')),
  page(paths.calendar(), () => import('../../features/calendar/pages/calendar.tsx')),
  page(paths.zoom(), () => import('../../features/calendar/pages/room.tsx')),
  page(paths.reviewResume(':id'), () => import('../pages/review-resume.tsx')),
  page(paths.claims(), () => import('../../features/claims/pages/claims.tsx')),
  page(paths.claim(':id'), () => import('../../features/claims/pages/claim.tsx')),
]);
