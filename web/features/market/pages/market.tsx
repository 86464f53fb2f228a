import { useInfiniteQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MarketJob } from '../../../../shared/model/market.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { withStop } from '../../../../shared/rules/with-stop.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { MoreOfList, type PagedList } from '../../../common/lists/more-of-list.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { ListLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { MarketFilterBar } from '../components/market-filter-bar.tsx';
import { MarketJobCard } from '../components/market-job.tsx';
import { marketAddress, marketFiltersIn, marketQuestion, type MarketFilters } from '../model/market-filters.ts';
import { marketQuery } from '../queries/market.ts';

/** `/recruiter/market`: jobs of managers for whom the recruiter does not work yet, and which they can ask for (PLUS-49). */
export function MarketPage() {
  const [params, setParams] = useSearchParams();
  const filters = marketFiltersIn(params);
  const list = useInfiniteQuery(marketQuery(marketQuestion(filters)));
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
      <MarketFilterBar
        filters={filters}
        onChange={(change) => setParams(marketAddress({ ...filters, ...change }), { replace: true })}
      />
      <Found list={list} filters={filters} mayAsk={list.data?.pages[0]?.meta.mayAsk} />
    </ListLayout>
  );
}

/** What was found, in each of its states; who may not ask reads why and what to do. */
function Found({
  list,
  filters,
  mayAsk,
}: {
  list: PagedList<MarketJob>;
  filters: MarketFilters;
  mayAsk: boolean | undefined;
}) {
  const [asked, setAsked] = useState<MarketJob>();
  const rows = rowsOf(list.data);
  if (list.isPending) return <SkeletonRows />;
  if (list.isError && !list.data) return <LoadFailure title="The jobs could not be loaded" query={list} />;
  return (
    <>
      {asked && (
        <Notice kind="done">
          {fullName(asked.manager)} has your request to work on {withStop(asked.title)} You hear from us as soon as they
          answer.
        </Notice>
      )}
      {mayAsk === false && (
        <Notice kind="info">
          Only verified recruiters can ask for a job. You are verified as soon as a verified manager works with you;{' '}
          <Link to={paths.support()}>write to support</Link> if you have worked with companies elsewhere.
        </Notice>
      )}
      {rows.length === 0 ? (
        <Nothing filters={filters} />
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

/** Why nothing is listed, and what may show more. */
function Nothing({ filters: { q, sort: _order, ...chosen } }: { filters: MarketFilters }) {
  const isNarrowed = Object.values(chosen).some(Boolean);
  const open = 'No manager looks for recruiters now';
  return (
    <EmptyState
      icon={<BriefcaseBusiness aria-hidden />}
      title={q ? `No job matches “${q}” here` : isNarrowed ? 'No job fits these filters' : open}
    >
      {isNarrowed
        ? 'Fewer filters may show more. Jobs that do not say their hours or years are left out by those filters.'
        : q
          ? 'Another word may show more.'
          : 'Jobs appear here as soon as a manager opens one to recruiters.'}
    </EmptyState>
  );
}
