import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReadPart } from '../../../../shared/model/candidate-search.ts';
import type { SearchWish } from '../../../../shared/validation/candidate-search.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { markerOf } from '../../../common/marked/marker.tsx';
import { addressOf, wishIn } from '../model/wish-address.ts';
import { isReplaced, wishChips } from '../model/wish-chips.ts';
import { candidatesQuery } from '../queries/candidates.ts';
import { savedSearchesQuery } from '../queries/saved-searches.ts';

const noParts: readonly ReadPart[] = [];

/** What is wished, what was found, and how to wish for something else. */
export type CandidateSearch = ReturnType<typeof useCandidateSearch>;

/** The search that the address holds, with what it finds. */
export function useCandidateSearch() {
  const [params, setParams] = useSearchParams();
  const wish = useMemo(() => wishIn(params), [params]);
  const list = useInfiniteQuery(candidatesQuery(wish));
  const saved = useSavedSearch(params);
  const change = (next: SearchWish, id = saved.search?.id) => {
    const address = addressOf(next);
    if (id !== undefined) address.set('saved', String(id));
    setParams(address, { replace: true });
  };
  const first = list.data?.pages[0]?.meta;
  const names = useNames(first);
  const read = (wish.search && first?.read) || noParts;
  const matched = wish.search ? first?.matched : undefined;
  const mark = useMemo(() => (matched ? markerOf(matched) : (text: string) => text), [matched]);
  return {
    wish,
    change,
    list,
    rows: rowsOf(list.data),
    total: totalOf(list.data),
    /** What the first page says of the whole: counts for the filters, names of their city and skills. */
    first,
    /** How the question was read. */
    read,
    chips: wishChips(wish, { city: first?.city ?? undefined, tag: names }).filter(({ key }) => !isReplaced(key, read)),
    mark,
    saved,
  };
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
