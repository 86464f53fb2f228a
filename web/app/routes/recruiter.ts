import type { RouteObject } from 'react-router-dom';
import { page, withAliases } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';

/** Pages of the recruiter (SHELL-52 to SHELL-56). */
export const recruiterRoutes: RouteObject[] = withAliases('recruiter', [
  page(paths.figureList(), () => import('../../features/dashboards/routes/figure-list.tsx')),
  page(paths.messages(), () => import('../../features/messages/routes/messages.tsx')),
  page(paths.jobs(), () => import('../../features/recruiter-jobs/routes/recruiter-jobs.tsx')),
  page(paths.job(':id'), () => import('../../features/recruiter-jobs/routes/recruiter-job.tsx')),
  page(paths.recruiterManagers(), () => import('../../features/people/routes/people-list.tsx')),
  page(paths.recruiterManager(':id'), () => import('../pages/colleague.tsx')),
  page(paths.recruiterRecruiters(), () => import('../../features/people/routes/people-list.tsx')),
  page(paths.recruiterRecruiter(':id'), () => import('../pages/colleague.tsx')),
  page(paths.recruiterCandidates(), () => import('../../features/candidate-search/routes/candidates.tsx')),
  page(paths.resumes(), () => import('../../features/resumes/routes/resumes.tsx')),
  page(paths.addCandidate(), () => import('../../features/resumes/routes/add-candidate.tsx')),
  page(paths.addedCandidates(), () => import('../../features/resumes/routes/added-candidates.tsx')),
  page(paths.addedCandidate(':id'), () => import('../../features/resumes/routes/added-candidate.tsx')),
  page(paths.addCandidateFromResume(':id'), () => import('../../features/resumes/routes/add-from-resume.tsx')),
  page(paths.addResumes(), () => import('../../features/resumes/routes/resumes.tsx')),
  page(paths.recruiterCandidate(':id'), () => import('../pages/candidate.tsx')),
  page(paths.editCandidate(':id'), () => import('../pages/edit-candidate.tsx')),
  page(paths.points(), () => import('../../features/points/routes/points.tsx')),
  page(paths.statement(), () => import('../../features/points/routes/statement.tsx')),
  page(
    paths.candidateOnJob(':jobId', ':candidateId'),
    () => import('../../features/pipeline/routes/candidate-on-job.tsx'),
  ),
  page(paths.zoom(), () => import('../../features/calendar/routes/no-room.tsx')),
  page(paths.claims(), () => import('../../features/claims/routes/claims.tsx')),
  page(paths.claim(':id'), () => import('../../features/claims/routes/claim.tsx')),
]);
