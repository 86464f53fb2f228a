import type { RouteObject } from 'react-router-dom';
import { page, withAliases } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';

/** Pages of the recruiter (SHELL-52 to SHELL-56). */
export const recruiterRoutes: RouteObject[] = withAliases('recruiter', [
  page(paths.figureList(), () => import('../../features/dashboards/pages/figure-list.tsx'), 'FigureListPage'),
  page(paths.messages(), () => import('../../features/chat/pages/messages.tsx'), 'MessagesPage'),
  page(paths.jobs(), () => import('../../features/recruiter-jobs/pages/recruiter-jobs.tsx'), 'RecruiterJobsPage'),
  page(paths.job(':id'), () => import('../pages/recruiter-job.tsx'), 'RecruiterJobPage'),
  page(paths.market(), () => import('../../features/market/pages/market.tsx'), 'MarketPage'),
  page(paths.recruiterManagers(), () => import('../../features/people/pages/people-list.tsx'), 'PeopleListPage'),
  page(paths.recruiterManager(':id'), () => import('../pages/colleague.tsx'), 'ColleaguePage'),
  page(paths.recruiterRecruiters(), () => import('../../features/people/pages/people-list.tsx'), 'PeopleListPage'),
  page(paths.recruiterRecruiter(':id'), () => import('../pages/colleague.tsx'), 'ColleaguePage'),
  page(
    paths.recruiterCandidates(),
    () => import('../../features/candidate-search/pages/candidates.tsx'),
    'CandidatesPage',
  ),
  page(
    paths.bestCandidates(':id'),
    () => import('../../features/candidate-search/pages/best-candidates.tsx'),
    'BestCandidatesPage',
  ),
  page(paths.resumes(), () => import('../../features/resumes/pages/resumes.tsx'), 'ResumesPage'),
  page(paths.addCandidate(), () => import('../../features/resumes/pages/add-candidate.tsx'), 'AddCandidatePage'),
  page(
    paths.addedCandidates(),
    () => import('../../features/resumes/pages/added-candidates.tsx'),
    'AddedCandidatesPage',
  ),
  page(paths.addedCandidate(':id'), () => import('../pages/added-candidate.tsx'), 'AddedCandidatePage'),
  page(paths.importPeople(), () => import('../../features/resumes/pages/import-people.tsx'), 'ImportPeoplePage'),
  page(paths.importedFile(':id'), () => import('../../features/resumes/pages/imported-file.tsx'), 'ImportedFilePage'),
  page(
    paths.addCandidateFromResume(':id'),
    () => import('../../features/resumes/pages/add-from-resume.tsx'),
    'AddFromResumePage',
  ),
  page(paths.addResumes(), () => import('../../features/resumes/pages/resumes.tsx'), 'ResumesPage'),
  page(paths.recruiterCandidate(':id'), () => import('../pages/candidate.tsx'), 'CandidatePage'),
  page(
    paths.submissionSheet(':id'),
    () => import('../../features/candidate-profile/pages/submission-sheet.tsx'),
    'SubmissionSheetPage',
  ),
  page(paths.editCandidate(':id'), () => import('../pages/edit-candidate.tsx'), 'EditCandidatePage'),
  page(paths.tasks(), () => import('../../features/tasks/pages/tasks.tsx'), 'TasksPage'),
  page(paths.leaderboard(), () => import('../../features/dashboards/pages/leaderboard.tsx'), 'LeaderboardPage'),
  page(paths.points(), () => import('../../features/points/pages/points.tsx'), 'PointsPage'),
  page(paths.statement(), () => import('../../features/points/pages/statement.tsx'), 'StatementPage'),
  page(
    paths.candidateOnJob(':jobId', ':candidateId'),
    () => import('../pages/candidate-on-job.tsx'),
    'CandidateWithProfile',
  ),
  page(paths.calendar(), () => import('../../features/calendar/pages/calendar.tsx'), 'CalendarPage'),
  page(paths.zoom(), () => import('../../features/calendar/pages/room.tsx'), 'RoomPage'),
  page(paths.claims(), () => import('../../features/claims/pages/claims.tsx'), 'ClaimsPage'),
  page(paths.claim(':id'), () => import('../../features/claims/pages/claim.tsx'), 'ClaimPage'),
]);
