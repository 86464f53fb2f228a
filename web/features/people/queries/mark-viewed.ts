import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PersonCard } from '../../../../shared/model/people.ts';
import { api } from '../../../api/api.ts';
import { personQuery } from './person.ts';

/**
 * Marks a candidate as seen when their page is opened, so that application lists no longer show them as new (PROF-07).
 * If the call fails, the next visit repeats it.
 */
export function useMarkViewed(person: PersonCard | undefined): void {
  const queryClient = useQueryClient();
  const newId = person?.isViewed === false ? person.id : undefined;
  useEffect(() => {
    if (newId === undefined) return;
    const mark = async () => {
      await api.people.markViewed({ params: { id: newId } });
      queryClient.setQueryData(personQuery(newId).queryKey, (known) => known && { ...known, isViewed: true });
      await queryClient.invalidateQueries({ queryKey: ['self-assignments'] });
    };
    mark().catch(() => undefined);
  }, [newId, queryClient]);
}
