import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { mostSavedSearches } from '../../../../shared/constants/candidate-search.ts';
import type { SavedSearch } from '../../../../shared/model/candidate-search.ts';
import { api } from '../../../api/api.ts';

const queryKey = ['saved-searches'];

/** The user's saved searches, newest first. */
export const savedSearchesQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) =>
    (await api['candidate-search'].listSavedSearches({ query: { perPage: mostSavedSearches }, signal })).data,
});

/** What the user enters about a saved search. */
export type SavedSearchForm = Pick<SavedSearch, 'name' | 'wish' | 'alert'>;

function useChange<Given, Result>(send: (given: Given) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: () => queryClient.invalidateQueries({ queryKey }) });
}

/** Saves a search. */
export const useSaveSearch = () =>
  useChange(async (body: SavedSearchForm) => (await api['candidate-search'].saveSearch({ body })).data);

/** Changes a saved search over the version that was shown. */
export const useChangeSavedSearch = () =>
  useChange(
    async ({ id, version, name, wish, alert }: SavedSearch) =>
      (await api['candidate-search'].changeSavedSearch({ params: { id }, body: { version, name, wish, alert } })).data,
  );

/** Removes a saved search. */
export const useRemoveSavedSearch = () =>
  useChange(async (id: number) => (await api['candidate-search'].removeSavedSearch({ params: { id } })).data);
