import type { RouteObject } from 'react-router-dom';
import { page, withAliases } from '../page-route.ts';
import { paths } from '../../common/navigation/paths.ts';

/** Pages of the manager (SHELL-47 to SHELL-51). */
export const managerRoutes: RouteObject[] = withAliases('manager', [
  page(paths.figureList(), () => import('../../features/dashboards/pages/figure-list.tsx')),
  page(paths.jobs(), () => import('../../features/jobs/pages/job-list.tsx')),
  page(paths.newJob(), () => import('../../features/jobs/pages/post-job.tsx')),
  page(paths.postNewJob(), () => import('../../features/jobs/pages/post-job.tsx')),
  page(paths.editJob(':id'), () => import('../../features/jobs/pages/edit-job.tsx')),
  page(paths.cloneJob(':id'), () => import('../../features/jobs/pages/clone-job.tsx')),
  page(paths.job(':id'), () => import('../pages/manager-job.tsx')),
  page(paths.closeJob(':id'), () => import('../../features/jobs/pages/close-job.tsx')),
  page(paths.clientsJobs(), () => import('../../features/jobs/pages/manager-clients-jobs.tsx')),
  page(paths.recruitersClients(), () => import('../../features/jobs/pages/recruiters-clients.tsx')),
  page(paths.recruitersJobs(), () => import('../../features/jobs/pages/recruiters-jobs.tsx')),
  page(paths.clients(), () => import('../../features/clients/pages/client-list.tsx')),
  page(paths.addClient(), () => import('../../features/clients/pages/add-client.tsx')),
  page(paths.managerRecruiters(), () => import('../../features/recruiters/pages/recruiter-list.tsx')),
  page(paths.managerManagers(), () => import('../pages/manager-managers.tsx')),
  page(paths.managerManager(':id'), () => import('../pages/colleague.tsx')),
  page(paths.managerRecruiter(':id'), () => import('../pages/manager-recruiter.tsx')),
  page(paths.managerCandidate(':candidateId'), () => import('../pages/candidate.tsx')),
  page(paths.campaigns(), () => import('../../features/campaigns/pages/campaign-list.tsx')),
  page(paths.campaign(':id'), () => import('../../features/campaigns/pages/campaign.tsx')),
  page(paths.editCampaign(':id'), () => import('../../features/campaigns/pages/edit-campaign.tsx')),
  page(paths.skills(), () => import('../../features/skills/pages/skill-list.tsx')),
  page(paths.skill(':id'), () => import('../../features/skills/pages/skill.tsx')),
  page(paths.jobCandidates(':jobId'), () => import('../../features/pipeline/pages/board.tsx')),
  page(
    paths.candidateOnJob(':jobId', ':candidateId'),
    () => import('../../features/pipeline/pages/candidate-on-job.tsx'),
  ),
  page(paths.calendar(), () => import('../../features/calendar/pages/calendar.tsx')),
  page(paths.zoom(), () => import('../../features/calendar/pages/room.tsx')),
  page(paths.claims(), () => import('../../features/claims/pages/claims.tsx')),
  page(paths.claim(':id'), () => import('../../features/claims/pages/claim.tsx')),
]);
