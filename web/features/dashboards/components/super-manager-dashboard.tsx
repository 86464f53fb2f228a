import type { ReactNode } from 'react';
import { DashboardLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { Figures } from './figures.tsx';
import { NextSteps } from './next-steps.tsx';

/** The super manager's dashboard: news of the managers they oversee, and where to look. */
export function SuperManagerDashboard({ title, news }: { title: string; news: ReactNode }) {
  return (
    <DashboardLayout head={<PageHead title={title} />}>
      <div className="stack">{news}</div>
      <div className="stack">
        <NextSteps of="super_manager" />
      </div>
      <Figures of="super_manager" title="What happened at all managers" />
    </DashboardLayout>
  );
}
