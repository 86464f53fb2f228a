import { useInfiniteQuery } from '@tanstack/react-query';
import type { LeaderboardRow } from '../../../../shared/model/dashboard.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { useAccount } from '../../../common/account/account.ts';
import { csvPages } from '../../../common/lists/csv-button.tsx';
import { periods, rangeLabels, useRange } from '../../../common/lists/use-range.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Segments } from '../../../ui/buttons/segments.tsx';
import { ListLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import '../components/figures.css';
import '../components/listing.css';
import { PagedCard } from '../components/paged-card.tsx';
import { useLiveFigures } from '../hooks/use-live-figures.ts';
import { everyPageOf, leaderboardQuery } from '../queries/figures.ts';

const counts = 'Points are those of hires in this period, redeemed or not; equal ones share a place.';
const nameOf = ({ name }: LeaderboardRow) => name ?? 'A former recruiter';

/** `/leaderboard`: recruiters by the points of a range, and the reader's own place. */
export function LeaderboardPage() {
  const { id } = useAccount();
  const { range, asked, choose } = useRange(periods, 'month');
  const query = useInfiniteQuery(leaderboardQuery(asked));
  useLiveFigures();
  const mine = query.data?.pages[0]?.meta.mine;
  return (
    <ListLayout
      head={
        <PageHead
          back={{ to: paths.points(), label: 'Points' }}
          title="Leaderboard"
          lead={mine === undefined ? 'Your place appears here' : ownWords(mine)}
          actions={
            <Segments
              label="Time"
              options={periods.map((value) => ({ value, label: rangeLabels[value] }))}
              value={range}
              onChange={choose}
            />
          }
        />
      }
    >
      <PageTitle>Leaderboard</PageTitle>
      <PagedCard
        title="Recruiters by points"
        counts={counts}
        noun="recruiters"
        none="No points in this period."
        query={query}
        csv={{
          name: 'leaderboard',
          rows: () =>
            csvPages(['Place', 'Name', 'Points'], everyPageOf.leaderboard(asked), (row) => [
              row.place,
              nameOf(row),
              row.points,
            ]),
        }}
      >
        {(row: LeaderboardRow) => (
          <li key={row.personId} aria-current={row.personId === id || undefined}>
            <span className="figure-row">
              <span className="listing-title">
                <span className="faint numeric">{row.place}.</span> {nameOf(row)}
                {row.personId === id && ' (you)'}
              </span>
            </span>
            <span className="listing-end numeric">{countOf(row.points, 'point')}</span>
          </li>
        )}
      </PagedCard>
    </ListLayout>
  );
}

function ownWords(mine: { place: number; points: number } | null): string {
  return mine
    ? `You are in place ${mine.place} with ${countOf(mine.points, 'point')}`
    : 'You have no points in this period';
}
