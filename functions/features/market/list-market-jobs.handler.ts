import { contract } from '../../../shared/contract/contract.ts';
import type { City } from '../../../shared/model/place.ts';
import { markVerified, type Verifications } from '../../domain/verification/verified.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { jobConditions } from '../../search/kinds/job-filter.ts';
import type { SearchIndex } from '../../search/port.ts';
import type { MarketStore } from './market.store.ts';

interface Needs {
  marketStore: MarketStore;
  jobSearch: SearchIndex;
  verifications: Pick<Verifications, 'isVerifiedRecruiter' | 'verifiedManagers'>;
  cityById(id: number): City | undefined;
  clock: Clock;
}

export const listMarketJobsHandler = handler(
  contract.market.listMarketJobs,
  async ({ query, actor }, { marketStore, jobSearch, verifications, cityById, clock }: Needs) => {
    const { search, filter, page, perPage } = query;
    const now = Date.parse(clock.now());
    const city = filter?.cityId === undefined ? undefined : cityById(filter.cityId);
    const [found, { managerIds, requests }, mayAsk] = await Promise.all([
      jobSearch.search({
        text: search || undefined,
        asYouType: true,
        where: { ...jobConditions(filter ?? {}, city), endsAt: { from: now }, marketUntil: { from: now } },
        sort: { by: query.order_by ?? (search ? 'relevance' : 'createdAt') },
        page,
        perPage,
      }),
      marketStore.workOf(actor.id),
      verifications.isVerifiedRecruiter(actor.id),
    ]);
    const cards = await marketStore.cardsOf(found.hits);
    const verified = new Set(
      await verifications.verifiedManagers([...new Set(cards.map(({ managerId }) => managerId))]),
    );
    const data = cards.flatMap(({ market, ...card }) => {
      const request = requests.find(({ job, managerId }) => job.id === card.id && managerId === card.managerId);
      const own = { request: request ? { id: request.id, state: request.state } : null };
      // A place was taken, or the offer withdrawn, since the index has heard of the job.
      return market ? [{ ...card, market, ...own, isOwnManager: managerIds.includes(card.managerId) }] : [];
    });
    return {
      data: markVerified(data, verified, ({ manager }) => manager.id),
      meta: { total: found.total, page, perPage, mayAsk },
    };
  },
);
