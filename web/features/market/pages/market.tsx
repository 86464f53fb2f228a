import { useInfiniteQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MarketJob } from '../../../../shared/model/market.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { searchText } from '../../../../shared/rules/plain-text.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { MoreOfList, type PagedList } from '../../../common/lists/more-of-list.tsx';
import { useTypedSearch } from '../../../common/lists/use-typed-search.ts';
import { fullName } from '../../../common/people/person.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { ListLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { MarketJobCard } from '../components/market-job.tsx';
import { marketQuery, marketSorts, type MarketSort } from '../queries/market.ts';

const sortLabels: Record<MarketSort, string> = {
  createdAt: 'Newest first',
  rate: 'Highest rate',
  salary: 'Highest salary',
  relevance: 'Best match',
};

/** `/recruiter/market`: jobs of managers for whom the recruiter does not work yet, and which they can ask for (PLUS-49). */
export function MarketPage() {
  const [params, setParams] = useSearchParams();
  const q = searchText(params.get('q'), 200);
  const sort = marketSorts.find((one) => one === params.get('sort'));
  const change = (next: { q?: string; sort?: string }) =>
    setParams(
      Object.entries({ q, sort: sort ?? '', ...next }).filter(([, value]) => value !== ''),
      { replace: true },
    );
  const search = useTypedSearch(q, (text) => change({ q: text }));
  const list = useInfiniteQuery(marketQuery({ ...(q && { search: q }), ...(sort && { order_by: sort }) }));
  return (
    <ListLayout
      head={
        <PageHead
          title="Find work"
          count={list.data && formatCount(totalOf(list.data))}
          lead="Jobs whose managers look for recruiters. Ask for one, and if the manager agrees you put candidates forward and earn its points."
        />
      }
    >
      <PageTitle>Find work</PageTitle>
      <FilterBar search={{ ...search, placeholder: 'Search title, skill, place or company' }}>
        <Select
          label="Sort"
          hideLabel
          options={marketSorts.map((value) => ({ value, label: sortLabels[value] }))}
          value={sort ?? (q ? 'relevance' : 'createdAt')}
          onChange={({ target }) => change({ sort: target.value })}
        />
      </FilterBar>
      <Found list={list} q={q} mayAsk={list.data?.pages[0]?.meta.mayAsk} />
    </ListLayout>
  );
}

/** What was found, in each of its states; who may not ask reads why and what to do. */
function Found({ list, q, mayAsk }: { list: PagedList<MarketJob>; q: string; mayAsk: boolean | undefined }) {
  const [asked, setAsked] = useState<MarketJob>();
  const rows = rowsOf(list.data);
  if (list.isPending) return <SkeletonRows />;
  if (list.isError && !list.data)
    return (
      <ErrorState
        title="The jobs could not be loaded"
        message={failureMessage(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  return (
    <>
      {asked && (
        <Notice kind="done">
          {fullName(asked.manager)} has your request to work on {asked.title}. You hear from us as soon as they answer.
        </Notice>
      )}
      {mayAsk === false && (
        <Notice kind="info">
          Only verified recruiters can ask for a job. You are verified as soon as a verified manager works with you;
          write to support if you have worked with companies elsewhere.
        </Notice>
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon={<BriefcaseBusiness aria-hidden />}
          title={q ? `No job matches “${q}” here` : 'No manager looks for recruiters now'}
        >
          {q ? 'Another word may show more.' : 'Jobs appear here as soon as a manager opens one to recruiters.'}
        </EmptyState>
      ) : (
        <>
          <ul className="market-jobs" aria-label="Jobs open to recruiters">
            {rows.map((job) => (
              <MarketJobCard key={job.id} job={job} mayAsk={mayAsk ?? false} onAsked={setAsked} />
            ))}
          </ul>
          <MoreOfList list={list} noun="jobs" />
        </>
      )}
    </>
  );
}
