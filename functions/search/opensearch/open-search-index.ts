import {
  asksForSignsOnly,
  distanceKm,
  isOneLetterAway,
  isTwoLettersAway,
  type Kind,
  type Point,
  type SearchHit,
  type SearchQuery,
  type SearchResult,
  UnknownQuery,
} from '../engine/engine.ts';
import type { SearchIndex } from '../port.ts';
import { type CallOpenSearch, OpenSearchFailure } from './client.ts';
import { type Clause, every } from './conditions.ts';
import { aliasOf } from './index-names.ts';
import { valueOf } from './keyword.ts';
import { markedWords, matchedWords, mostMarked } from './matched-words.ts';
import { placeField } from './order.ts';
import { type ReadText, readCarefully, readHopefully, type Vocabulary } from './read-text.ts';
import { live, pointOf, searchBody } from './search-body.ts';
import { matching, type Sought } from './sought.ts';
import { wordTerm, type StoredWord } from './stored-document.ts';

const usualPage = 50;
const largestPage = 1_000;
/** OpenSearch refuses to skip more; beyond it each ten thousand follow the last of those before. */
const window = 10_000;
/** So many words are a letter or two from one. */
const mostNear = 1_000;

interface Found {
  error?: { reason?: string };
  status?: number;
  hits: { total: { value: number }; hits: { _source: StoredHit & StoredWord; sort: unknown[] }[] };
  aggregations?: Record<string, { values: { buckets: { key: string; doc_count: number }[] } }>;
}

interface StoredHit {
  id: number;
  version: number;
  field?: Record<string, Point>;
}

type SearchAll = (bodies: readonly Clause[]) => Promise<Found[]>;

/** The documents of a kind in OpenSearch: the same results as the index in memory, but for the order by relevance. */
export function openSearchIndex<Document>(kind: Kind<Document>, call: CallOpenSearch): SearchIndex {
  const searchAll: SearchAll = async (bodies) => {
    const { responses } = await call<{ responses: Found[] }>({
      method: 'POST',
      path: `/${aliasOf(kind)}/_msearch`,
      lines: bodies.flatMap((body) => [{}, body]),
    });
    const failed = responses.find(({ error }) => error);
    if (failed) throw new OpenSearchFailure(failed.status ?? 0, JSON.stringify(failed.error).slice(0, 500));
    return responses;
  };
  return {
    async search(query) {
      const { text = '', asYouType = false, texts = ['all'] } = query;
      const ask = (read: ReadText | 'impossible' | undefined, checks: readonly (readonly Sought[])[] = []) =>
        askOnce(kind, { query, read, checks: checks.map((sought) => matching(sought, texts)) }, searchAll);
      if (asksForSignsOnly(text, kind.language)) return (await ask('impossible')).result;
      const question = { text, asYouType, language: kind.language };
      const hopeful = readHopefully(question);
      if (hopeful.required.length + hopeful.excluded.length === 0) return (await ask(undefined)).result;
      const { areFound, result } = await ask(hopeful, hopeful.ifFound);
      if (areFound.every(Boolean)) return result;
      return (await ask(await readCarefully(question, vocabularyOf(texts, searchAll)))).result;
    },
  };
}

/** Sends a query together with checks of what else is found, in one call. */
async function askOnce<Document>(
  kind: Kind<Document>,
  { query, read, checks }: { query: SearchQuery; read: ReadText | 'impossible' | undefined; checks: readonly Clause[] },
  searchAll: SearchAll,
): Promise<{ areFound: boolean[]; result: SearchResult }> {
  const { page, perPage } = paging(query);
  const first = (page - 1) * perPage;
  const isNear = first + perPage <= window;
  const body = searchBody(kind, query, read);
  const required = read && read !== 'impossible' ? read.required : [];
  const marking = markedWords(required);
  const [found, ...others] = await searchAll([
    { ...body, ...(isNear ? { from: first, size: perPage } : { size: 0 }) },
    ...checks.map(isThereAny),
    ...(marking ? [{ query: marking, size: mostMarked, _source: ['lexicon'] }] : []),
  ]);
  const { hits, aggregations = {} } = found!;
  const total = hits.total.value;
  const shown = isNear ? hits.hits : await hitsBeyond({ body, first, perPage, total }, searchAll);
  const known = marking ? others.at(-1)!.hits.hits.map(({ _source }) => _source.lexicon) : [];
  const facets = [...new Set(query.facets)].map((name) => [
    name,
    aggregations[name]!.values.buckets.map(({ key, doc_count }) => ({ value: valueOf(key), count: doc_count })),
  ]);
  return {
    areFound: checks.map((_, at) => others[at]!.hits.total.value > 0),
    result: {
      total,
      page,
      perPage,
      hits: shown.map(hitOf(placeField(kind), pointOf(query))),
      facets: Object.fromEntries(facets) as SearchResult['facets'],
      matched: matchedWords(required, known),
    },
  };
}

const isThereAny = (clause: Clause): Clause => ({
  query: every([live, clause]),
  size: 0,
  terminate_after: 1,
  track_total_hits: true,
});

function vocabularyOf(texts: readonly string[], searchAll: SearchAll): Vocabulary {
  return {
    async areFound(lists) {
      if (lists.length === 0) return [];
      const found = await searchAll(lists.map((sought) => isThereAny(matching(sought, texts))));
      return found.map(({ hits }) => hits.total.value > 0);
    },
    async nearStems(word, letters) {
      const value = wordTerm(word);
      const fuzzy = { value, fuzziness: letters, prefix_length: 1, max_expansions: mostNear };
      const [found] = await searchAll([
        { query: every([{ fuzzy: { 'lexicon.word': fuzzy } }]), size: mostNear, _source: ['lexicon'] },
      ]);
      const isAway = letters === 1 ? isOneLetterAway : isTwoLettersAway;
      const near = found!.hits.hits.map(({ _source }) => _source.lexicon).filter((one) => isAway(value, one.word));
      return [...new Set(near.map(({ stem }) => stem))];
    },
  };
}

function paging({ page = 1, perPage = usualPage }: SearchQuery): { page: number; perPage: number } {
  if (!Number.isSafeInteger(page) || page < 1) throw new UnknownQuery(`there is no page ${page}`);
  if (!Number.isSafeInteger(perPage) || perPage < 1 || perPage > largestPage)
    throw new UnknownQuery(`a page has 1 to ${largestPage} documents, not ${perPage}`);
  return { page, perPage };
}

/** Reads on from the last document of each ten thousand until the page is reached. */
async function hitsBeyond(
  { body, first, perPage, total }: { body: Clause; first: number; perPage: number; total: number },
  searchAll: SearchAll,
): Promise<Found['hits']['hits']> {
  if (first >= total) return [];
  const { aggs: _, ...plain } = body;
  let after: unknown[] | undefined;
  for (let skipped = 0; ;) {
    const size = Math.min(window, first - skipped);
    const following = after ? { search_after: after } : {};
    if (size === 0) {
      const [found] = await searchAll([{ ...plain, ...following, size: perPage }]);
      return found!.hits.hits;
    }
    const [found] = await searchAll([{ ...plain, ...following, size, _source: false, track_total_hits: false }]);
    after = found!.hits.hits.at(-1)?.sort;
    if (!after) return [];
    skipped += size;
  }
}

function hitOf(placeName: string | undefined, from: Point | undefined) {
  return ({ _source: { id, version, field } }: { _source: StoredHit }): SearchHit => {
    if (!placeName || !from) return { id, version };
    const place = field?.[placeName];
    return { id, version, km: place ? distanceKm(from, place) : null };
  };
}
