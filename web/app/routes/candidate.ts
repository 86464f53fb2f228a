import type { RouteObject } from 'react-router-dom';
import { page, withAliases } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';

/** Pages of the candidate (SHELL-57, SHELL-58). */
export const candidateRoutes: RouteObject[] = withAliases('candidate', [
  page(paths.messages(), () => import('../../features/chat/pages/messages.tsx'), 'MessagesPage'),
  page(paths.jobs(), () => import('../../features/candidate-jobs/pages/candidate-jobs.tsx'), 'CandidateJobsPage'),
  page(paths.job(':id'), () => import('../../features/candidate-jobs/pages/candidate-job.tsx'), 'CandidateJobPage'),
  page(paths.candidateManager(':id'), () => import('../pages/colleague.tsx'), 'ColleaguePage'),
  page(paths.candidateRecruiter(':id'), () => import('../pages/colleague.tsx'), 'ColleaguePage'),
  page(paths.candidateCandidate(':id'), () => import('../../features/people/pages/person.tsx'), 'PersonPage'),
  page(paths.findJobs(), () => import('../pages/candidate-find-jobs.tsx'), 'CandidateFindJobsPage'),
  page(paths.findJobsOf(':campaign'), () => import('../pages/candidate-find-jobs.tsx'), 'CandidateFindJobsPage'),
  page(paths.calendar(), () => import('../../features/calendar/pages/calendar.tsx'), 'CalendarPage'),
  page(paths.zoom(), () => import('../../features/calendar/pages/room.tsx'), 'RoomPage'),
  page(paths.reviewResume(':id'), () => import('../pages/review-resume.tsx'), 'ReviewResumePage'),
  page(paths.points(), () => import('../../features/points/pages/points.tsx'), 'ReferralPointsPage'),
  page(paths.statement(), () => import('../../features/points/pages/statement.tsx'), 'StatementPage'),
  page(paths.claims(), () => import('../../features/claims/pages/claims.tsx'), 'ClaimsPage'),
  page(paths.claim(':id'), () => import('../../features/claims/pages/claim.tsx'), 'ClaimPage'),
]);
