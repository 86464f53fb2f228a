import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAccount } from '../../../common/account/account.ts';
import { zoneOf } from '../../../common/account/own-time-zone.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { DashboardLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { jobCountersQuery } from '../queries/figures.ts';
import { useAllCame } from '../hooks/use-all-came.ts';
import { Coming } from './coming.tsx';
import { Count } from './count.tsx';
import { DashboardParts } from './dashboard-parts.tsx';
import { NextSteps } from './next-steps.tsx';

interface SuperManagerDashboardProps {
  title: string;
  /** What waits: the returns that they decide, and the requests to managers that wait for an answer. */
  waiting: ReactNode;
  news: ReactNode;
}

/** The super manager's dashboard: how many jobs there are, and news of the managers they oversee. */
export function SuperManagerDashboard({ title, waiting, news }: SuperManagerDashboardProps) {
  const zone = zoneOf(useAccount());
  const jobs = useQuery(jobCountersQuery({ of: 'super_manager', asked: { range: 'week', zone } }));
  const now = jobs.data?.now;
  const allCame = useAllCame(jobKeys.dashboards);
  return (
    <DashboardLayout
      coming={!allCame && <Coming />}
      head={<PageHead title={title} actions={<DashboardParts />} />}
      first={waiting}
      stats={
        <>
          <Count label="Open jobs" query={jobs} count={now?.open} to={paths.jobs()} />
          <Count label="On hold" query={jobs} count={now?.onHold} to={`${paths.jobs()}?status=on_hold`} />
          <Count label="Closed jobs" query={jobs} count={now?.closed} to={`${paths.jobs()}?status=closed`} />
        </>
      }
    >
      <div className="stack">{news}</div>
      <div className="stack">
        <NextSteps of="super_manager" />
      </div>
    </DashboardLayout>
  );
}
