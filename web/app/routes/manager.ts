import type { RouteObject } from 'react-router-dom';
import { page, withAliases } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';

/** Pages of the manager (SHELL-47 to SHELL-51). */
export const managerRoutes: RouteObject[] = withAliases('manager', [
  page(paths.figureList(), () => import('../../features/dashboards/pages/figure-list.tsx'), 'FigureListPage'),
  page(paths.jobs(), () => import('../../features/jobs/pages/job-list.tsx'), 'JobListPage'),
  page(paths.newJob(), () => import('../../features/jobs/pages/post-job.tsx'), 'PostJobPage'),
  page(paths.postNewJob(), () => import('../../features/jobs/pages/post-job.tsx'), 'PostJobPage'),
  page(paths.editJob(':id'), () => import('../../features/jobs/pages/edit-job.tsx'), 'EditJobPage'),
  page(paths.cloneJob(':id'), () => import('../../features/jobs/pages/clone-job.tsx'), 'CloneJobPage'),
  page(paths.job(':id'), () => import('../pages/manager-job.tsx'), 'ManagerJobPage'),
  page(paths.closeJob(':id'), () => import('../../features/jobs/pages/close-job.tsx'), 'CloseJobPage'),
  page(
    paths.clientsJobs(),
    () => import('../../features/jobs/pages/manager-clients-jobs.tsx'),
    'ManagerClientsJobsPage',
  ),
  page(
    paths.recruitersClients(),
    () => import('../../features/jobs/pages/recruiters-clients.tsx'),
    'RecruitersClientsPage',
  ),
  page(paths.recruitersJobs(), () => import('../../features/jobs/pages/recruiters-jobs.tsx'), 'RecruitersJobsPage'),
  page(paths.clients(), () => import('../../features/clients/pages/client-list.tsx'), 'ClientListPage'),
  page(paths.addClient(), () => import('../../features/clients/pages/add-client.tsx'), 'AddClientPage'),
  page(
    paths.managerRecruiters(),
    () => import('../../features/recruiters/pages/recruiter-list.tsx'),
    'RecruiterListPage',
  ),
  page(paths.managerManagers(), () => import('../pages/manager-managers.tsx'), 'ManagerManagersPage'),
  page(paths.managerManager(':id'), () => import('../pages/colleague.tsx'), 'ColleaguePage'),
  page(paths.managerRecruiter(':id'), () => import('../pages/manager-recruiter.tsx'), 'ManagerRecruiterPage'),
  page(paths.managerCandidate(':candidateId'), () => import('../pages/candidate.tsx'), 'CandidatePage'),
  page(paths.campaigns(), () => import('../../features/campaigns/pages/campaign-list.tsx'), 'CampaignListPage'),
  page(paths.campaign(':id'), () => import('../../features/campaigns/pages/campaign.tsx'), 'CampaignPage'),
  page(paths.editCampaign(':id'), () => import('../../features/campaigns/pages/edit-campaign.tsx'), 'EditCampaignPage'),
  page(paths.skills(), () => import('../../features/skills/pages/skill-list.tsx'), 'SkillListPage'),
  page(paths.skill(':id'), () => import('../../features/skills/pages/skill.tsx'), 'SkillPage'),
  page(paths.jobCandidates(':jobId'), () => import('../../features/pipeline/pages/board.tsx'), 'BoardPage'),
  page(
    paths.candidateOnJob(':jobId', ':candidateId'),
    () => import('../pages/candidate-on-job.tsx'),
    'CandidateWithProfile',
  ),
  page(
    paths.ownInterviews(':jobId'),
    () => import('../../features/pipeline/pages/own-interviews.tsx'),
    'OwnInterviewsPage',
  ),
  page(
    paths.scorecards(':jobId', ':candidateId'),
    () => import('../../features/pipeline/pages/scorecards.tsx'),
    'ScorecardsPage',
  ),
  page(paths.messages(), () => import('../../features/chat/pages/messages.tsx'), 'MessagesPage'),
  page(paths.calendar(), () => import('../../features/calendar/pages/calendar.tsx'), 'CalendarPage'),
  page(paths.zoom(), () => import('../../features/calendar/pages/room.tsx'), 'RoomPage'),
  page(paths.claims(), () => import('../../features/claims/pages/claims.tsx'), 'ClaimsPage'),
  page(paths.claim(':id'), () => import('../../features/claims/pages/claim.tsx'), 'ClaimPage'),
]);
