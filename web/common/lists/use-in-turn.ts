import type { QueryKey } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../api/api-error.ts';

interface InTurn<Each, Words> {
  /** Those with whom it is done; read once the press is made. */
  each: () => readonly Each[] | Promise<readonly Each[]>;
  /** Does it with one; returns why it was not done, or null. What it throws is the reason, too. */
  act: (one: Each, words: Words) => Promise<string | null>;
  /** What has to be read anew afterwards. */
  stale: readonly QueryKey[];
}

/**
 * Does the same with several, one after the other and each as if it were the only one: a failure stops nobody else. Its data
 * says what became of each, and `done` how far it is.
 */
export function useInTurn<Each extends { id: number; name: string }, Words = void>({
  each,
  act,
  stale,
}: InTurn<Each, Words>) {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(0);
  const doing = useMutation({
    mutationFn: async (words: Words) => {
      const results: { id: number; name: string; whyNot: string | null }[] = [];
      for (const one of await each()) {
        setDone(results.length);
        results.push({ id: one.id, name: one.name, whyNot: await act(one, words).catch(failureMessage) });
      }
      setDone(results.length);
      return results;
    },
    onSettled: () => Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  return { doing, done };
}
