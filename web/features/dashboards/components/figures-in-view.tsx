import { lazy } from 'react';
import { WhenInView } from '../../../ui/layouts/when-in-view.tsx';
import type { DashboardOf } from '../queries/figures.ts';

const Figures = lazy(async () => ({ default: (await import('./figures.tsx')).Figures }));

/** The figures of a dashboard, whose code and data load when they are about to be seen. */
export function FiguresInView(props: { of: DashboardOf; title: string }) {
  return (
    <WhenInView>
      <Figures {...props} />
    </WhenInView>
  );
}
