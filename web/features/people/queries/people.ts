import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../api/api.ts';
import { selfAssignmentKeys } from '../../../common/query-keys/self-assignments.ts';
import type { OwnPage } from '../../../../shared/model/own-page.ts';
import type { PersonCard } from '../../../../shared/model/people.ts';

/** A person with the details the user may see. */
export function personQuery(id: number) {
  return queryOptions({
    queryKey: ['people', id],
    queryFn: async ({ signal }) => (await api.people.readPerson({ params: { id }, signal })).data,
  });
}

/** How a manager or recruiter works, counted from events (PLUS-14). */
export function workingFactsQuery(id: number) {
  return queryOptions({
    queryKey: ['people', id, 'working-facts'],
    queryFn: async ({ signal }) => (await api.dashboards.readWorkingFacts({ params: { id }, signal })).data,
  });
}

/** The page that the user keeps of themselves. */
export const ownPageQuery = queryOptions({
  queryKey: ['people', 'own-page'],
  queryFn: async ({ signal }) => (await api.people.readOwnPage({ signal })).data,
});

/** Saves the page over the version that was read. */
export function useChangeOwnPage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: OwnPage) => (await api.people.changeOwnPage({ body })).data,
    onSuccess: (page) => queryClient.setQueryData(ownPageQuery.queryKey, page),
  });
}

/** A recruiter’s published page. */
export const publishedPageQuery = (id: number) =>
  queryOptions({
    queryKey: ['people', id, 'published-page'],
    queryFn: async ({ signal }) => (await api.people.readPublishedPage({ params: { id }, signal })).data,
  });

/** The jobs and people around the user, for finding them by name. */
export const circleQuery = queryOptions({
  queryKey: ['people', 'circle'],
  queryFn: async ({ signal }) => (await api.people.readCircle({ signal })).data,
  staleTime: 60_000,
});

/**
 * Marks a candidate as seen whenever their page is opened: application lists no longer show them as new (PROF-07), and the
 * candidate is counted one viewer more. If the call fails, the next visit repeats it.
 */
export function useMarkViewed(person: PersonCard | undefined): void {
  const queryClient = useQueryClient();
  const seenId = person && person.isViewed !== null ? person.id : undefined;
  useEffect(() => {
    if (seenId === undefined) return;
    const { queryKey } = personQuery(seenId);
    const mark = async () => {
      await api.people.markViewed({ params: { id: seenId } });
      if (queryClient.getQueryData(queryKey)?.isViewed) return;
      queryClient.setQueryData(queryKey, (known) => known && { ...known, isViewed: true });
      await queryClient.invalidateQueries({ queryKey: selfAssignmentKeys.all });
    };
    mark().catch(() => undefined);
  }, [seenId, queryClient]);
}
