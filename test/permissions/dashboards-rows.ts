import type { Row } from './row.ts';
import { everyone, ok } from './row.ts';

/** Managers and recruiters see figures of their own work; super managers see everybody's (PERM-29). */
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
  'dashboards.readClientCounters': { about: 'self', super_manager: ok },
  'dashboards.readJobCounters': { about: 'self', super_manager: ok },
  'dashboards.listComparedManagers': { about: 'self', super_manager: ok },
  'dashboards.readManagersStatistics': { about: 'self', super_manager: ok },
  'dashboards.listManagersClosedJobs': { about: 'self', super_manager: ok },
  'dashboards.listClientClosures': { about: 'self', super_manager: ok },
  'dashboards.listManagersFigure': { about: 'self', query: 'figure=closed', super_manager: ok },
  'dashboards.listTopManagers': { about: 'self', super_manager: ok },
  'dashboards.listTopRecruiters': { about: 'self', super_manager: ok },
  'dashboards.listTopRecruitersOfManager': { about: 'person', super_manager: { unrelated: ok, missing: ok } },
  'dashboards.readWorkingFacts': {
    about: 'manager',
    ...everyone({ unrelated: ok, missing: 404 }),
  },
} satisfies Record<string, Row>;
