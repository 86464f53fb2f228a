import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { accountsIn } from '../../records/account.ts';
import { dashboardsStore } from './dashboards.store.ts';
import { readManagerDashboardHandler } from './read-manager-dashboard.handler.ts';
import { listManagerClosedJobsHandler } from './list-manager-closed-jobs.handler.ts';
import { listManagerClientClosuresHandler } from './list-manager-client-closures.handler.ts';
import { listSlowJobsHandler } from './list-slow-jobs.handler.ts';
import { openJobsStore } from './open-jobs.store.ts';
import { listManagerTopRecruitersHandler } from './list-manager-top-recruiters.handler.ts';
import { figureRowsStore } from './figure-rows.store.ts';
import { listManagerFigureHandler } from './list-manager-figure.handler.ts';
import { listManagersFigureHandler } from './list-managers-figure.handler.ts';
import { listRecruiterFigureHandler } from './list-recruiter-figure.handler.ts';
import { readRecruiterDashboardHandler } from './read-recruiter-dashboard.handler.ts';
import { listRecruiterClosedJobsHandler } from './list-recruiter-closed-jobs.handler.ts';
import { listRecruiterTopRecruitersHandler } from './list-recruiter-top-recruiters.handler.ts';
import { readManagersStatisticsHandler } from './read-managers-statistics.handler.ts';
import { listManagersClosedJobsHandler } from './list-managers-closed-jobs.handler.ts';
import { listClientClosuresHandler } from './list-client-closures.handler.ts';
import { listTopManagersHandler } from './list-top-managers.handler.ts';
import { listTopRecruitersHandler } from './list-top-recruiters.handler.ts';
import { listTopRecruitersOfManagerHandler } from './list-top-recruiters-of-manager.handler.ts';
import { readClientCountersHandler } from './read-client-counters.handler.ts';
import { readJobCountersHandler } from './read-job-counters.handler.ts';
import { listComparedManagersHandler } from './list-compared-managers.handler.ts';
import { listRecruiterSkillsHandler } from './list-recruiter-skills.handler.ts';
import { readWorkingFactsHandler } from './read-working-facts.handler.ts';
import { listRecruiterClientsHandler } from './list-recruiter-clients.handler.ts';

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
