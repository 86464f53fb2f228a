import { BookmarkPlus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { maxPerPage } from '../../../../shared/constants/limits.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { ListCsv, listFile } from '../../../common/lists/list-file.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { distanceUnitIn } from '../../../../shared/rules/city-distance.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { ListLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { SidePanel } from '../../../ui/layouts/side-panel.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { candidateFileColumns } from '../model/candidate-file.ts';
import { AddedFound, useAddedFound } from '../components/added-found.tsx';
import { FoundRows } from '../components/found-rows.tsx';
import { NobodyFound } from '../components/nobody-found.tsx';
import { SaveSearchModal } from '../components/save-search-modal.tsx';
import { SavedSearches } from '../components/saved-searches.tsx';
import { SearchFilters } from '../components/search-filters.tsx';
import { WishForm } from '../components/wish-form.tsx';
import { useCandidateSearch, type CandidateSearch } from '../hooks/use-candidate-search.ts';
import { candidatesQuery } from '../queries/candidates.ts';
import { noWish, tagIdsOf } from '../model/wish-address.ts';

/** `/recruiter/candidates`: the search for candidates, whose filters are its address (CAND-03, CAND-24). */
export function CandidatesPage() {
  const [opened, setOpened] = useState<'filters' | 'save'>();
  const close = () => setOpened(undefined);
  const found = useCandidateSearch();
  const { wish, change, first, total, chips, saved, read } = found;
  const form = (
    <WishForm
      wish={wish}
      facets={first?.facets}
      city={read.some(({ kind }) => kind === 'place') ? null : (first?.city ?? null)}
      tags={first?.tags ?? []}
      onChange={(filter) => change({ ...wish, filter })}
    />
  );
  return (
    <ListLayout
      head={<SearchHead found={found} onSave={() => setOpened('save')} />}
      filters={<SearchFilters found={found} onFilters={() => setOpened('filters')} />}
    >
      <PageTitle>Candidates</PageTitle>
      {saved.isMissing && <Notice>This saved search no longer exists. All candidates are listed.</Notice>}
      <div className="candidate-search">
        <SidePanel label="Filters" name="candidate-filters" className="candidate-filter">
          {form}
        </SidePanel>
        <FoundCandidates found={found} />
      </div>
      {opened === 'filters' && (
        <Modal
          title="Filters"
          onClose={close}
          actions={
            <Button kind="primary" onClick={close}>
              Show {formatCount(total)} candidates
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
          onClose={close}
        />
      )}
    </ListLayout>
  );
}

function SearchHead({ found, onSave }: { found: CandidateSearch; onSave: () => void }) {
  const { wish, change, list, rows, total, saved } = found;
  return (
    <PageHead
      title="Candidates"
      count={list.data && formatCount(total)}
      lead={saved.search && `Saved search: ${saved.search.name}`}
      actions={
        <>
          <ButtonLink to={paths.addCandidate()} icon={<UserPlus aria-hidden />}>
            Add candidate
          </ButtonLink>
          <ButtonLink to={paths.addedCandidates()}>Added by you</ButtonLink>
          <SavedSearches onOpen={(one) => change(one.wish, one.id)} />
          <Button kind="primary" icon={<BookmarkPlus aria-hidden />} onClick={onSave}>
            {saved.search ? 'Change saved search' : 'Save search'}
          </Button>
          {rows.length > 0 && (
            <ListCsv
              title="Candidates"
              file={listFile(candidatesQuery(wish, maxPerPage), candidateFileColumns)}
              total={total}
            />
          )}
        </>
      }
    />
  );
}

function FoundCandidates({ found }: { found: CandidateSearch }) {
  const { wish, change, list, rows, first, chips } = found;
  const isNarrowed = chips.length > 0 || wish.search !== undefined;
  const added = useAddedFound(wish, isNarrowed);
  const isBesideAdded = isNarrowed && wish.scope === 'all' && added.rows.length > 0;
  const hidden = wish.filter.current === 'available' ? (first?.facets?.['current']?.['assigned'] ?? 0) : 0;
  const showAll = () => change({ ...wish, filter: { ...wish.filter, current: 'all' } });
  return (
    <div className="candidate-results" aria-busy={list.isPlaceholderData || undefined}>
      {list.isPending && (
        <Card flush>
          <SkeletonRows withAvatar />
        </Card>
      )}
      {list.isError && !list.data && <LoadFailure title="The candidates could not be loaded" query={list} />}
      {isBesideAdded && <AddedFound added={added} found={found} />}
      {list.data && rows.length === 0 && (
        <NobodyFound
          scope={wish.scope}
          isNarrowed={isNarrowed}
          isBesideAdded={isBesideAdded}
          onClear={chips.length > 0 ? () => change(noWish) : undefined}
          onAJob={hidden}
          onShowAll={showAll}
        />
      )}
      {rows.length > 0 && (
        <>
          {hidden > 0 && <OnAJob count={hidden} onShow={showAll} />}
          <FoundRows
            label="Candidates"
            rows={rows}
            wanted={tagIdsOf(wish)}
            unit={distanceUnitIn(first?.city)}
            mark={found.mark}
          />
          <MoreOfList list={list} noun="candidates" />
        </>
      )}
    </div>
  );
}

/** How many more fit whom the usual filter leaves out, because they are on a job. */
function OnAJob({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <p className="soft">
      {count === 1 ? 'One more who fits is' : `${formatCount(count)} more who fit are`} on a job and not listed.{' '}
      <Button size="small" kind="quiet" onClick={onShow}>
        Show {count === 1 ? 'them' : 'all'} too
      </Button>
    </p>
  );
}
