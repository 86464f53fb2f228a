import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { accountsIn } from '../../records/account.ts';
import { dashboardsStore } from './dashboards.store.ts';
import {
  readManagerDashboardHandler,
  listSlowJobsHandler,
  readManagersStatisticsHandler,
} from './manager-dashboard.handlers.ts';
import {
  listManagerClosedJobsHandler,
  listManagerClientClosuresHandler,
  listRecruiterClosedJobsHandler,
  listManagersClosedJobsHandler,
  listClientClosuresHandler,
} from './closed-job.handlers.ts';
import { openJobsStore } from './open-jobs.store.ts';
import {
  listLeaderboardHandler,
  listManagerTopRecruitersHandler,
  listRecruiterTopRecruitersHandler,
  listTopManagersHandler,
  listTopRecruitersHandler,
  listTopRecruitersOfManagerHandler,
  listComparedManagersHandler,
} from './ranking.handlers.ts';
import { figureRowsStore } from './figure-rows.store.ts';
import { listManagerFigureHandler, listManagersFigureHandler, listRecruiterFigureHandler } from './figure.handlers.ts';
import {
  readRecruiterDashboardHandler,
  listRecruiterSkillsHandler,
  listRecruiterClientsHandler,
} from './recruiter-dashboard.handlers.ts';
import { readClientCountersHandler, readJobCountersHandler, readWorkingFactsHandler } from './counter.handlers.ts';

export const handler = httpFunction(
  [
    readManagerDashboardHandler,
    listManagerClosedJobsHandler,
    listManagerClientClosuresHandler,
    listSlowJobsHandler,
    listManagerTopRecruitersHandler,
    listManagerFigureHandler,
    readRecruiterDashboardHandler,
    listRecruiterClosedJobsHandler,
    listLeaderboardHandler,
    listRecruiterTopRecruitersHandler,
    readManagersStatisticsHandler,
    listManagersClosedJobsHandler,
    listClientClosuresHandler,
    listManagersFigureHandler,
    listTopManagersHandler,
    listTopRecruitersHandler,
    listTopRecruitersOfManagerHandler,
    readClientCountersHandler,
    readJobCountersHandler,
    listComparedManagersHandler,
    listRecruiterFigureHandler,
    listRecruiterSkillsHandler,
    listRecruiterClientsHandler,
    readWorkingFactsHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    dashboardsStore: dashboardsStore(theTable()),
    figureRowsStore: figureRowsStore(theTable()),
    openJobsStore: openJobsStore(theTable()),
    clock,
  }),
);
