import type { RouteObject } from 'react-router-dom';
import { page, withAliases } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';

/** Pages of the recruiter (SHELL-52 to SHELL-56). */
export const recruiterRoutes: RouteObject[] = withAliases('recruiter', [
  page(paths.figureList(), () => import('../../features/dashboards/pages/figure-list.tsx')),
  page(paths.messages(), () => import('../../features/messages/pages/messages.tsx')),
  page(paths.jobs(), () => import('../../features/recruiter-jobs/pages/recruiter-jobs.tsx')),
  page(paths.job(':id'), () => import('../../features/recruiter-jobs/pages/recruiter-job.tsx')),
  page(paths.recruiterManagers(), () => import('../../features/people/pages/people-list.tsx')),
  page(paths.recruiterManager(':id'), () => import('../pages/colleague.tsx')),
  page(paths.recruiterRecruiters(), () => import('../../features/people/pages/people-list.tsx')),
  page(paths.recruiterRecruiter(':id'), () => import('../pages/colleague.tsx')),
  page(paths.recruiterCandidates(), () => import('../../features/candidate-search/pages/candidates.tsx')),
  page(paths.resumes(), () => import('../../features/resumes/pages/resumes.tsx')),
  page(paths.addCandidate(), () => import('../../features/resumes/pages/add-candidate.tsx')),
  page(paths.addedCandidates(), () => import('../../features/resumes/pages/added-candidates.tsx')),
  page(paths.addedCandidate(':id'), () => import('../../features/resumes/pages/added-candidate.tsx')),
  page(paths.addCandidateFromResume(':id'), () => import('../../features/resumes/pages/add-from-resume.tsx')),
  page(paths.addResumes(), () => import('../../features/resumes/pages/resumes.tsx')),
  page(paths.recruiterCandidate(':id'), () => import('../pages/candidate.tsx')),
  page(paths.editCandidate(':id'), () => import('../pages/edit-candidate.tsx')),
  page(paths.points(), () => import('../../features/points/pages/points.tsx')),
  page(paths.statement(), () => import('../../features/points/pages/statement.tsx')),
  page(
    paths.candidateOnJob(':jobId', ':candidateId'),
    () => import('../../features/pipeline/pages/candidate-on-job.tsx'),
  ),
  page(paths.zoom(), () => import('../../features/calendar/pages/no-room.tsx')),
  page(paths.claims(), () => import('../../features/claims/pages/claims.tsx')),
  page(paths.claim(':id'), () => import('../../features/claims/pages/claim.tsx')),
]);
