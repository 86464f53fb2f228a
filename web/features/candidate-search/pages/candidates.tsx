import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BookmarkPlus, SlidersHorizontal, UserPlus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  candidateScopeLabels,
  candidateScopes,
  candidateSorts,
  type CandidateSort,
} from '../../../../shared/constants/candidate-search.ts';
import { maxPerPage } from '../../../../shared/constants/limits.ts';
import { cityName } from '../../../../shared/rules/city-name.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import type { SearchWish } from '../../../../shared/validation/candidate-search.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { ListCsv, listFile } from '../../../common/lists/list-file.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { useTypedSearch } from '../../../common/lists/use-typed-search.ts';
import { markerOf } from '../../../common/marked/marker.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { CardList, ListLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { SidePanel } from '../../../ui/layouts/side-panel.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { candidateFileColumns } from '../model/candidate-file.ts';
import { CandidateRow } from '../components/candidate-row.tsx';
import { NobodyFound } from '../components/nobody-found.tsx';
import { SaveSearchModal } from '../components/save-search-modal.tsx';
import { SavedSearches } from '../components/saved-searches.tsx';
import { WishForm } from '../components/wish-form.tsx';
import { candidatesQuery, useFavoriteFound } from '../queries/candidates.ts';
import { savedSearchesQuery } from '../queries/saved-searches.ts';
import { addressOf, noWish, tagIdsOf, wishIn } from '../model/wish-address.ts';
import { wishChips } from '../model/wish-chips.ts';

const sortLabels: Record<CandidateSort, string> = {
  match: 'Best match',
  relevance: 'Best text match',
  createdAt: 'Newest',
  name: 'Name',
  rate: 'Lowest rate',
  salary: 'Lowest salary',
  experience: 'Most experience',
  distance: 'Nearest',
};

/** `/recruiter/candidates`: the search for candidates, whose filters are its address (CAND-03, CAND-24). */
export function CandidatesPage() {
  const [params, setParams] = useSearchParams();
  const wish = useMemo(() => wishIn(params), [params]);
  const [opened, setOpened] = useState<'filters' | 'save'>();
  const list = useInfiniteQuery(candidatesQuery(wish));
  const favorite = useFavoriteFound();
  const saved = useSavedSearch(params);
  const change = (next: SearchWish, id = saved.search?.id) => {
    const address = addressOf(next);
    if (id !== undefined) address.set('saved', String(id));
    setParams(address, { replace: true });
  };
  const search = useTypedSearch(wish.search ?? '', (text) => change({ ...wish, search: text || undefined }));
  const first = list.data?.pages[0]?.meta;
  const names = useNames(first);
  const chips = wishChips(wish, { city: first?.city ? cityName(first.city) : undefined, tag: names });
  const rows = rowsOf(list.data);
  const matched = wish.search ? first?.matched : undefined;
  const mark = useMemo(() => (matched ? markerOf(matched) : (text: string) => text), [matched]);
  const wanted = tagIdsOf(wish);
  const form = (
    <WishForm
      wish={wish}
      facets={first?.facets}
      city={first?.city ?? null}
      tags={first?.tags ?? []}
      onChange={(filter) => change({ ...wish, filter })}
    />
  );
  return (
    <ListLayout
      head={
        <PageHead
          title="Candidates"
          count={list.data && formatCount(totalOf(list.data))}
          lead={saved.search && `Saved search: ${saved.search.name}`}
          actions={
            <>
              <ButtonLink to={paths.addCandidate()} icon={<UserPlus aria-hidden />}>
                Add candidate
              </ButtonLink>
              <ButtonLink to={paths.addedCandidates()}>Added by you</ButtonLink>
              <SavedSearches onOpen={(one) => change(one.wish, one.id)} />
              <Button kind="primary" icon={<BookmarkPlus aria-hidden />} onClick={() => setOpened('save')}>
                {saved.search ? 'Change saved search' : 'Save search'}
              </Button>
              {rows.length > 0 && (
                <ListCsv
                  title="Candidates"
                  file={listFile(candidatesQuery(wish, maxPerPage), candidateFileColumns)}
                  total={totalOf(list.data)}
                />
              )}
            </>
          }
        />
      }
      filters={
        <FilterBar
          search={{ ...search, placeholder: 'Search name, title, skill or place' }}
          active={chips.map(({ key, label, without }) => ({ key, label, onRemove: () => change(without) }))}
          onClear={() => change({ ...noWish, search: wish.search })}
        >
          <Select
            label="Whose candidates"
            hideLabel
            options={candidateScopes.map((value) => ({ value, label: candidateScopeLabels[value] }))}
            value={wish.scope}
            onChange={({ target }) =>
              change({ ...wish, scope: candidateScopes.find((one) => one === target.value) ?? 'all' })
            }
          />
          <Select
            label="Sort by"
            hideLabel
            options={sortsFor(wish).map((value) => ({ value, label: sortLabels[value] }))}
            value={wish.order_by}
            onChange={({ target }) =>
              change({ ...wish, order_by: candidateSorts.find((one) => one === target.value) ?? 'match' })
            }
          />
          <Button
            className="candidate-filter-open"
            icon={<SlidersHorizontal aria-hidden />}
            onClick={() => setOpened('filters')}
          >
            Filters
          </Button>
        </FilterBar>
      }
    >
      <PageTitle>Candidates</PageTitle>
      {saved.isMissing && <Notice>This saved search no longer exists. All candidates are listed.</Notice>}
      <div className="candidate-search">
        <SidePanel label="Filters" name="candidate-filters" className="candidate-filter">
          {form}
        </SidePanel>
        <div className="candidate-results" aria-busy={list.isPlaceholderData || undefined}>
          {list.isPending && (
            <Card flush>
              <SkeletonRows withAvatar />
            </Card>
          )}
          {list.isError && !list.data && (
            <ErrorState
              title="The candidates could not be loaded"
              message={failureMessage(list.error)}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.data && rows.length === 0 && (
            <NobodyFound
              isNarrowed={chips.length > 0 || wish.search !== undefined}
              onClear={chips.length > 0 ? () => change(noWish) : undefined}
              onAJob={wish.filter.current === 'available' ? (first?.facets?.['current']?.['assigned'] ?? 0) : 0}
              onShowAll={() => change({ ...wish, filter: { ...wish.filter, current: 'all' } })}
            />
          )}
          {rows.length > 0 && (
            <>
              <CardList label="Candidates">
                {rows.map((candidate) => (
                  <CandidateRow
                    key={candidate.id}
                    candidate={candidate}
                    wanted={wanted}
                    mark={mark}
                    onFavorite={(isFavorite) => favorite.mutate({ id: candidate.id, isFavorite })}
                  />
                ))}
              </CardList>
              <MoreOfList list={list} noun="candidates" />
            </>
          )}
        </div>
      </div>
      {opened === 'filters' && (
        <Modal
          title="Filters"
          onClose={() => setOpened(undefined)}
          actions={
            <Button kind="primary" onClick={() => setOpened(undefined)}>
              Show {formatCount(totalOf(list.data))} candidates
            </Button>
          }
        >
          {form}
        </Modal>
      )}
      {opened === 'save' && (
        <SaveSearchModal
          wish={wish}
          words={[...(wish.search ? [`“${wish.search}”`] : []), ...chips.map(({ label }) => label)]}
          search={saved.search}
          onSaved={(one) => change(wish, one.id)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </ListLayout>
  );
}

/** The saved search that the address names; an address that names nothing else opens it. */
function useSavedSearch(params: URLSearchParams) {
  const [, setParams] = useSearchParams();
  const id = Number(params.get('saved'));
  const { data } = useQuery(savedSearchesQuery);
  const search = id > 0 ? data?.find((one) => one.id === id) : undefined;
  const isBare = [...params.keys()].join() === 'saved';
  useEffect(() => {
    if (!search || !isBare) return;
    const address = addressOf(search.wish);
    if (address.size === 0) return;
    address.set('saved', String(search.id));
    setParams(address, { replace: true });
  }, [search, isBare, setParams]);
  return { search, isMissing: id > 0 && data !== undefined && !search };
}

/** The names of skills that any response had, so that chips keep theirs while the next one loads. */
function useNames(
  meta: { tags: readonly { id: number; name: string }[] } | undefined,
): (id: number) => string | undefined {
  const names = useMemo(() => new Map(meta?.tags.map(({ id, name }) => [id, name])), [meta]);
  return (id) => names.get(id);
}

function sortsFor({ search, filter }: SearchWish): CandidateSort[] {
  return candidateSorts.filter(
    (sort) => (sort !== 'relevance' || search !== undefined) && (sort !== 'distance' || filter.cityId !== undefined),
  );
}
