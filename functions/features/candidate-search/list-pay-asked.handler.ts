import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { SearchIndex } from '../../search/port.ts';
import type { CandidateSearchStore } from './candidate-search.store.ts';
import { payAskedFor, withMedian } from './pay-asked.steps.ts';

interface Needs {
  candidateSearchStore: Pick<CandidateSearchStore, 'managerLooking' | 'oldestOpenJobs' | 'searchCards'>;
  candidateIndex: SearchIndex;
}

export const listPayAskedHandler = handler(
  contract['candidate-search'].listPayAsked,
  async ({ query: { after, page, perPage }, actor }, { candidateSearchStore: store, candidateIndex }: Needs) => {
    const [viewer, { jobs, total }] = await Promise.all([
      store.managerLooking(actor.id),
      store.oldestOpenJobs(actor.id, { after, perPage }),
    ]);
    const rows = await Promise.all(jobs.map((job) => payAskedFor(job, viewer, candidateIndex)));
    const cards = await store.searchCards(rows.flatMap(({ middle }) => middle ?? []));
    const data = rows.map((row) => withMedian(row, row.middle === null ? undefined : cards.get(row.middle)));
    return { data, meta: { total, page, perPage } };
  },
);
