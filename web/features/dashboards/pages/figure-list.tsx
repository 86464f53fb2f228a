import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedFigure } from '../../../../shared/constants/dashboard.ts';
import { dateRanges, type DateRange } from '../../../../shared/constants/date-ranges.ts';
import type { FigureRow } from '../../../../shared/model/dashboard.ts';
import { dashboardRange } from '../../../../shared/rules/dashboard-range.ts';
import { placeOfZone } from '../../../../shared/rules/zone-words.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { useAccount } from '../../../common/account/account.ts';
import { csvPages } from '../../../common/lists/csv-button.tsx';
import { periods, rangeLabels, useRange } from '../../../common/lists/use-range.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Segments } from '../../../ui/buttons/segments.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { ListLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import '../components/figures.css';
import '../components/listing.css';
import { FigureRowItem, figureCells, figureColumns } from '../components/figure-row.tsx';
import { PagedCard } from '../components/paged-card.tsx';
import { figureInAddress } from '../model/figure-in-address.ts';
import { scopeParams } from '../model/figure-scope.ts';
import { rangeWords, stepLabels } from '../model/figure-words.ts';
import { listedFigureWords } from '../model/listed-figure-words.ts';
import {
  everyFigureRow,
  figureRowsQuery,
  type AskedFigure,
  type DashboardOf,
  type OfRange,
} from '../queries/figures.ts';
import { useLiveFigures } from '../hooks/use-live-figures.ts';

/** `/dashboard/list`: what a figure of the dashboard counts, in the range of the address (PLUS-30). */
export function FigureListPage() {
  const role = useAccount().role as DashboardOf;
  const [search, setSearch] = useSearchParams();
  const choices = role === 'recruiter' ? periods : dateRanges;
  const { range, zone, asked, managerId: inAddress } = useRange(choices);
  const managerId = role === 'super_manager' ? inAddress : undefined;
  // A day or month belongs to its range only.
  const choose = (next: DateRange) =>
    setSearch((before) => {
      before.set('range', next);
      before.delete('step');
      return before;
    });
  const of = role === 'super_manager' ? (managerId ? 'manager' : 'everyone') : role;
  const figure = figureInAddress(of, search);
  const back = { to: `${paths.reports()}&${scopeParams({ range, managerId }).toString()}`, label: 'Reports' };
  if (!figure)
    return (
      <ListLayout head={<PageHead back={back} title="No such figure" />}>
        <PageTitle>No such figure</PageTitle>
        <EmptyState title="This address names no figure" isPage>
          Open the dashboard and press the number that you want to see.
        </EmptyState>
      </ListLayout>
    );
  return (
    <Listed
      scope={{ of: role, asked, managerId }}
      figure={figure}
      back={back}
      lead={figure.step ? stepLabel(figure.step, range, zone) : rangeWords({ range: spanOf(range, zone) }, zone)}
      choice={
        <Segments
          label="Time"
          options={choices.map((value) => ({ value, label: rangeLabels[value] }))}
          value={range}
          onChange={choose}
        />
      }
    />
  );
}

const stepLabel = (step: string, range: DateRange, zone: string) =>
  `${stepLabels([step], range, zone).join('')}, ${placeOfZone(zone)}`;

function spanOf(range: DateRange, zone: string) {
  const { from, to } = dashboardRange(range, zone, Date.now());
  return { from: range === 'all' ? null : new Date(from).toISOString(), to: new Date(to).toISOString() };
}

interface ListedProps {
  scope: OfRange;
  figure: AskedFigure;
  back: { to: string; label: string };
  lead: string;
  choice: ReactNode;
}

function Listed({ scope, figure: asked, back, lead, choice }: ListedProps) {
  const { figure, step: _step, ...by } = asked;
  const query = useInfiniteQuery(figureRowsQuery(scope, asked));
  useLiveFigures();
  const last = query.data?.pages.at(-1);
  const { title, counts, noun } = listedFigureWords(figure, by, query.data?.pages[0]?.data[0]);
  const withManager = scope.of === 'super_manager' && !scope.managerId;
  return (
    <ListLayout
      head={
        <PageHead back={back} title={title} count={last && formatCount(last.meta.total)} lead={lead} actions={choice} />
      }
    >
      <PageTitle>{title}</PageTitle>
      <PagedCard
        title="Latest first"
        counts={counts}
        noun={noun}
        none="Nothing in this period."
        query={query}
        csv={{ name: nameOf(figure), rows: () => csvPages(figureColumns, everyFigureRow(scope, asked), figureCells) }}
      >
        {(row: FigureRow) => (
          <li key={`${row.at} ${row.jobId} ${row.candidateId} ${row.clientId}`}>
            <FigureRowItem figure={figure} row={row} withManager={withManager} />
          </li>
        )}
      </PagedCard>
    </ListLayout>
  );
}

const nameOf = (figure: ListedFigure) => figure.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
