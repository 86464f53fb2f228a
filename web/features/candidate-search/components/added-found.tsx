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

const addedIn = (wish: CandidateSearch['wish']) => ({ ...wish, scope: 'added' }) as const;

/** Those among whom the recruiter added who fit the same question; asked for only beside everybody's candidates. */
export function useAddedFound(wish: CandidateSearch['wish'], isNarrowed: boolean) {
  const { data } = useInfiniteQuery({
    ...candidatesQuery(addedIn(wish)),
    enabled: isNarrowed && wish.scope === 'all',
  });
  return { rows: rowsOf(data), total: totalOf(data), meta: data?.pages[0]?.meta };
}

interface AddedFoundProps {
  added: ReturnType<typeof useAddedFound>;
  found: CandidateSearch;
}

/** The recruiter's own people who fit, before those with an account (PLUS-46). */
export function AddedFound({ added: { rows, total, meta }, found: { wish, change } }: AddedFoundProps) {
  return (
    <>
      <p className="soft">
        {total === 1 ? 'One person whom you added fits' : `${formatCount(total)} people whom you added fit`}, and nobody
        else finds them.{' '}
        {total > mostShown && (
          <Button size="small" kind="quiet" onClick={() => change(addedIn(wish))}>
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
