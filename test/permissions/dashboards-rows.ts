import type { Row } from './row.ts';
import { everyone, ok, ownersOnly } from './row.ts';

const figures = 'figures of who works together';
const agreed = { own: ok, unrelated: 404 };

/**
 * Managers and recruiters see figures of their own work; super managers see everybody's together, and one manager's only
 * once that one works with them (PERM-29).
 */
export const dashboardsRows = {
  'dashboards.readManagerDashboard': { about: 'self', manager: ok },
  'dashboards.listManagerClosedJobs': { about: 'self', manager: ok },
  'dashboards.listManagerClientClosures': { about: 'self', manager: ok },
  'dashboards.listSlowJobs': { about: 'self', manager: ok },
  'dashboards.listManagerTopRecruiters': { about: 'self', manager: ok },
  'dashboards.listManagerFigure': { about: 'self', query: 'figure=moves', manager: ok },
  'dashboards.readRecruiterDashboard': { about: 'self', recruiter: ok },
  'dashboards.listRecruiterClosedJobs': { about: 'self', recruiter: ok },
  'dashboards.listRecruiterTopRecruiters': { about: 'self', recruiter: ok },
  'dashboards.listLeaderboard': { about: 'self', recruiter: ok },
  'dashboards.listRecruiterFigure': { about: 'self', query: 'figure=putForward', recruiter: ok },
  'dashboards.listRecruiterSkills': { about: 'self', recruiter: ok },
  'dashboards.listRecruiterClients': { about: 'self', recruiter: ok },
  'dashboards.readClientCounters': { about: figures, super_manager: agreed },
  'dashboards.readJobCounters': { about: figures, super_manager: agreed },
  'dashboards.listComparedManagers': { about: 'self', super_manager: ok },
  'dashboards.readManagersStatistics': { about: figures, super_manager: agreed },
  'dashboards.listManagersClosedJobs': { about: figures, super_manager: agreed },
  'dashboards.listClientClosures': { about: figures, super_manager: agreed },
  'dashboards.listManagersFigure': { about: figures, query: 'figure=closed', super_manager: agreed },
  'dashboards.listTopManagers': { about: 'self', super_manager: ok },
  'dashboards.listTopRecruiters': { about: 'self', super_manager: ok },
  'dashboards.listTopRecruitersOfManager': { about: 'manager who works together', super_manager: ownersOnly },
  'dashboards.readWorkingFacts': {
    about: 'manager',
    ...everyone({ unrelated: ok, missing: 404 }),
  },
} satisfies Record<string, Row>;
