import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCount } from '../../../../shared/rules/money.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { distanceUnitIn } from '../../../../shared/rules/city-distance.ts';
import { markerOf } from '../../../common/marked/marker.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { CardList } from '../../../ui/layouts/layouts.tsx';
import type { CandidateSearch } from '../hooks/use-candidate-search.ts';
import { tagIdsOf } from '../model/wish-address.ts';
import { candidatesQuery } from '../queries/candidates.ts';
import { CandidateRow } from './candidate-row.tsx';

/** As many are shown before the others; the rest is a press away. */
const mostShown = 3;

/** Those among whom the recruiter added who fit the same question, before those with an account (PLUS-46). */
export function AddedFound({ found: { wish, change } }: { found: CandidateSearch }) {
  const added = { ...wish, scope: 'added' } as const;
  const { data } = useInfiniteQuery(candidatesQuery(added));
  const [rows, total] = [rowsOf(data), totalOf(data)];
  const meta = data?.pages[0]?.meta;
  if (rows.length === 0) return null;
  return (
    <>
      <p className="soft">
        {total === 1 ? 'One person whom you added fits' : `${formatCount(total)} people whom you added fit`}, and nobody
        else finds them.{' '}
        {total > mostShown && (
          <Button size="small" kind="quiet" onClick={() => change(added)}>
            Show all {formatCount(total)}
          </Button>
        )}
      </p>
      <CardList label="Added by you">
        {rows.slice(0, mostShown).map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            wanted={tagIdsOf(wish)}
            unit={distanceUnitIn(meta?.city)}
            mark={meta?.matched ? markerOf(meta.matched) : (text) => text}
          />
        ))}
      </CardList>
    </>
  );
}
