import type { CandidateScope } from '../../../shared/constants/candidate-search.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { isAnonymousTo, isFoundBy, type Onlooker } from '../../../shared/rules/hidden-from.ts';
import { matchedIn } from '../../../shared/rules/highlight.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { SearchResult } from '../../search/engine/engine.ts';
import type { SearchIndex } from '../../search/port.ts';
import type { TagsOf } from '../lookups/tags.steps.ts';
import type { addedPeopleIn } from './added-people.ts';
import type { CandidateSearchStore } from './candidate-search.store.ts';
import { anonymous, foundCandidate, textsOf, type ShownCard } from './found-candidates.ts';
import { matchWish } from './match-wish.ts';
import { foundIn } from './question/found-in.ts';
import { payAskedFor, withMedian } from './pay-asked.steps.ts';
import { plainWish, tagIdsOf, wishQuery, withFacets, type SearchReference } from './wish-query.ts';

interface ListCandidatesNeeds {
  candidateSearchStore: CandidateSearchStore;
  addedPeople: ReturnType<typeof addedPeopleIn>;
  candidateIndex: SearchIndex;
  reference: SearchReference;
  tagsOf: TagsOf;
  clock: Pick<Clock, 'now'>;
}

export const listCandidatesHandler = handler(
  contract['candidate-search'].listCandidates,
  async (
    { query, actor, refuse },
    { candidateSearchStore: store, addedPeople, candidateIndex, reference, tagsOf, clock }: ListCandidatesNeeds,
  ) => {
    const { page, perPage } = query;
    const { job } = query.filter;
    const [{ viewer, mine, index, cardsOf }, isTheirJob] = await Promise.all([
      query.scope === 'added'
        ? whereAdded(actor.id, { store, addedPeople, reference })
        : whereRegistered(actor.id, query.scope, { store, candidateIndex }),
      job === undefined || store.recruitsOn(actor.id, job),
    ]);
    if (!isTheirJob) throw refuse.noSuch('job');
    const wish = plainWish(query, reference);
    const now = clock.now();
    const wanted = { ...wishQuery(wish, { viewer, mine, now }), page, perPage };
    const found = await index.search(query.facets ? withFacets(wanted, viewer) : wanted);
    const [asked, counted] = [tagIdsOf(query), countedTags(found)];
    const [shownCards, tagById] = await Promise.all([
      cardsOf(found.hits.map(({ id }) => id)),
      tagsOf([...asked, ...counted]),
    ]);
    const tagsWith = (ids: readonly number[]) => ids.flatMap((id) => tagById(id) ?? []);
    const named = { ...wish, tags: tagsWith(asked) };
    const cards = new Map(shownCards.map((shown) => [shown.card.id, shown]));
    const data = found.hits.flatMap((hit) => {
      const shown = cards.get(hit.id);
      // The index follows the table within seconds; who has hidden since then is not shown.
      if (!shown || !isFoundBy(shown.card, viewer)) return [];
      const seen = isAnonymousTo(shown.card, viewer) ? anonymous(shown) : shown;
      const match = matchWish(named, seen.card, { km: hit.km ?? null, now });
      const row = foundCandidate(seen, { match, km: hit.km }, reference.cityById);
      const said = foundIn(wish.parts, seen.card, textsOf(row));
      return [{ ...row, ...(said && { foundIn: said }) }];
    });
    return {
      data,
      meta: {
        total: found.total,
        page,
        perPage,
        ...(query.facets ? { facets: facetsOf(found) } : {}),
        ...(query.search
          ? {
              matched: matchedIn(
                data.flatMap((row) => [...textsOf(row), row.foundIn?.text ?? '']),
                found.matched,
              ),
              read: wish.parts,
            }
          : {}),
        city: wish.city ?? null,
        tags: [...named.tags, ...tagsWith(counted)],
      },
    };
  },
);

/** Where a search looks, as whom, and what it shows of those it finds. */
interface Where {
  viewer: Onlooker;
  mine: readonly number[] | undefined;
  index: SearchIndex;
  cardsOf(ids: number[]): ShownCard[] | Promise<ShownCard[]>;
}

async function whereRegistered(
  recruiterId: number,
  scope: CandidateScope,
  { store, candidateIndex }: Pick<ListCandidatesNeeds, 'candidateIndex'> & { store: CandidateSearchStore },
): Promise<Where> {
  const [viewer, mine] = await Promise.all([store.onlooker(recruiterId), store.among(recruiterId, scope)]);
  return { viewer, mine, index: candidateIndex, cardsOf: (ids) => store.cardsOf(ids, recruiterId) };
}

// Of whom a recruiter entered themselves they know everything.
async function whereAdded(
  id: number,
  {
    store,
    addedPeople,
    reference,
  }: Pick<ListCandidatesNeeds, 'addedPeople' | 'reference'> & { store: CandidateSearchStore },
): Promise<Where> {
  const viewer = { id, role: 'recruiter' as const, companies: [], isVerified: true };
  return { viewer, mine: undefined, ...addedPeople(id, await store.added(id), reference.cityById) };
}

function facetsOf({ facets }: SearchResult): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(facets).map(([field, counts]) => [
      field,
      Object.fromEntries(counts.map(({ value, count }) => [String(value), count])),
    ]),
  );
}

function countedTags({ facets }: SearchResult): number[] {
  return (facets['tagIds'] ?? []).map(({ value }) => Number(value));
}

interface ListPayAskedNeeds {
  candidateSearchStore: Pick<CandidateSearchStore, 'managerLooking' | 'oldestOpenJobs' | 'searchCards'>;
  candidateIndex: SearchIndex;
}

export const listPayAskedHandler = handler(
  contract['candidate-search'].listPayAsked,
  async (
    { query: { after, page, perPage }, actor },
    { candidateSearchStore: store, candidateIndex }: ListPayAskedNeeds,
  ) => {
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
