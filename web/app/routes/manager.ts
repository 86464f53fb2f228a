import type { RouteObject } from 'react-router-dom';
import { page, withAliases } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';

/** Pages of the manager (SHELL-47 to SHELL-51). */
export const managerRoutes: RouteObject[] = withAliases('manager', [
  page(paths.figureList(), () => import('../../features/dashboards/routes/figure-list.tsx')),
  page(paths.jobs(), () => import('../../features/jobs/routes/job-list.tsx')),
  page(paths.newJob(), () => import('../../features/jobs/routes/post-job.tsx')),
  page(paths.postNewJob(), () => import('../../features/jobs/routes/post-job.tsx')),
  page(paths.editJob(':id'), () => import('../../features/jobs/routes/edit-job.tsx')),
  page(paths.cloneJob(':id'), () => import('../../features/jobs/routes/clone-job.tsx')),
  page(paths.job(':id'), () => import('../pages/manager-job.tsx')),
  page(paths.closeJob(':id'), () => import('../../features/jobs/routes/close-job.tsx')),
  page(paths.clientsJobs(), () => import('../../features/jobs/routes/manager-clients-jobs.tsx')),
  page(paths.recruitersClients(), () => import('../../features/jobs/routes/recruiters-clients.tsx')),
  page(paths.recruitersJobs(), () => import('../../features/jobs/routes/recruiters-jobs.tsx')),
  page(paths.clients(), () => import('../../features/clients/routes/client-list.tsx')),
  page(paths.addClient(), () => import('../../features/clients/routes/add-client.tsx')),
  page(paths.managerRecruiters(), () => import('../../features/recruiters/routes/recruiter-list.tsx')),
  page(paths.managerManagers(), () => import('../pages/manager-managers.tsx')),
  page(paths.managerManager(':id'), () => import('../pages/colleague.tsx')),
  page(paths.managerRecruiter(':id'), () => import('../pages/manager-recruiter.tsx')),
  page(paths.managerCandidate(':candidateId'), () => import('../pages/candidate.tsx')),
  page(paths.campaigns(), () => import('../../features/campaigns/routes/campaign-list.tsx')),
  page(paths.campaign(':id'), () => import('../../features/campaigns/routes/campaign.tsx')),
  page(paths.editCampaign(':id'), () => import('../../features/campaigns/routes/edit-campaign.tsx')),
  page(paths.skills(), () => import('../../features/skills/routes/skill-list.tsx')),
  page(paths.skill(':id'), () => import('../../features/skills/routes/skill.tsx')),
  page(paths.jobCandidates(':jobId'), () => import('../../features/pipeline/routes/board.tsx')),
  page(
    paths.candidateOnJob(':jobId', ':candidateId'),
    () => import('../../features/pipeline/routes/candidate-on-job.tsx'),
  ),
  page(paths.calendar(), () => import('../../features/calendar/routes/calendar.tsx')),
  page(paths.zoom(), () => import('../../features/calendar/routes/room.tsx')),
  page(paths.claims(), () => import('../../features/claims/routes/claims.tsx')),
  page(paths.claim(':id'), () => import('../../features/claims/routes/claim.tsx')),
]);
