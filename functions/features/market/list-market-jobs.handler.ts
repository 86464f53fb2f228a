import type { ManagerWay } from '../../../shared/constants/market.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { City } from '../../../shared/model/place.ts';
import { worksAs } from '../../../shared/rules/market.ts';
import { markVerified, type Verifications } from '../../domain/verification/verified.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { jobConditions } from '../../search/kinds/job-filter.ts';
import type { Where } from '../../search/kinds/wire-filter.ts';
import type { SearchIndex } from '../../search/port.ts';
import type { MarketStore } from './market.store.ts';

interface Needs {
  marketStore: MarketStore;
  jobSearch: SearchIndex;
  verifications: Pick<Verifications, 'isVerifiedRecruiter'>;
  cityById(id: number): City | undefined;
  clock: Clock;
}

/** Of so many managers it is asked how they work: those with most of the jobs that the other filters leave. */
const mostManagers = 100;

export const listMarketJobsHandler = handler(
  contract.market.listMarketJobs,
  async ({ query, actor }, { marketStore, jobSearch, verifications, cityById, clock }: Needs) => {
    const { search, filter, page, perPage } = query;
    const now = Date.parse(clock.now());
    const city = filter?.cityId === undefined ? undefined : cityById(filter.cityId);
    const text = search || undefined;
    const offered = { ...jobConditions(filter ?? {}, city), endsAt: { from: now }, marketUntil: { from: now } };
    const where = query.manager
      ? await ofManagers(query.manager, { where: offered, text, now }, { marketStore, jobSearch })
      : offered;
    const [found, { managerIds, requests }, mayAsk] = await Promise.all([
      jobSearch.search({
        text,
        asYouType: true,
        where,
        sort: { by: query.order_by ?? (search ? 'relevance' : 'createdAt') },
        page,
        perPage,
      }),
      marketStore.workOf(actor.id),
      verifications.isVerifiedRecruiter(actor.id),
    ]);
    const cards = await marketStore.cardsOf(found.hits);
    const { working, verified } = await marketStore.managersOf(
      cards.map(({ managerId }) => managerId),
      now,
    );
    const data = cards.flatMap(({ market, ...card }) => {
      const request = requests.find(({ job, managerId }) => job.id === card.id && managerId === card.managerId);
      const own = { request: request ? { id: request.id, state: request.state } : null };
      const facts = working.get(card.managerId);
      const isOwnManager = managerIds.includes(card.managerId);
      // A place was taken, or the offer withdrawn, since the index has heard of the job.
      return market ? [{ ...card, ...(facts && { working: facts }), market, ...own, isOwnManager }] : [];
    });
    return {
      data: markVerified(data, verified, ({ manager }) => manager.id),
      meta: { total: found.total, page, perPage, mayAsk },
    };
  },
);

/** The same conditions for jobs of managers who work so: the index knows whose a job is, and nothing else of them. */
async function ofManagers(
  way: ManagerWay,
  { where, text, now }: { where: Where; text: string | undefined; now: number },
  { marketStore, jobSearch }: Pick<Needs, 'marketStore' | 'jobSearch'>,
): Promise<Where> {
  const facets = ['managerId'];
  const found = await jobSearch.search({ text, asYouType: true, where, facets, facetLimit: mostManagers, perPage: 1 });
  const { working } = await marketStore.managersOf(
    (found.facets.managerId ?? []).map(({ value }) => Number(value)),
    now,
  );
  const ids = [...working].flatMap(([id, facts]) => (worksAs(way, facts) ? id : []));
  return { ...where, managerId: { anyOf: ids } };
}
