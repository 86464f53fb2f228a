import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PersonCard } from '../../../../shared/model/people.ts';
import { api } from '../../../api/api.ts';
import { personQuery } from './person.ts';

/**
 * Marks a candidate as seen when their page is opened; where they wait they are new no more (PROF-07). A failure is
 * made up for by the next visit.
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
