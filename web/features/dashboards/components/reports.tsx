import { lazy, Suspense } from 'react';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import type { DashboardOf } from '../queries/figures.ts';
import { Coming } from './coming.tsx';
import { DashboardParts } from './dashboard-parts.tsx';

const Figures = lazy(async () => ({ default: (await import('./figures.tsx')).Figures }));

/** The part of a dashboard that says what happened: figures, charts and comparisons, whose code loads with it. */
export function Reports({ of }: { of: DashboardOf }) {
  return (
    <div className="ui-page">
      <PageTitle>Reports</PageTitle>
      <PageHead title="Reports" actions={<DashboardParts />} />
      <Suspense fallback={<Coming />}>
        <Figures of={of} title={of === 'super_manager' ? 'What happened at all managers' : 'What happened'} />
      </Suspense>
    </div>
  );
}
