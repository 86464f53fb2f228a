import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

// A reader who waits for one slow call sees the others after this long. What waits for them is above everything, so that
// showing the rest before it would move all of it.
const patience = 4000;

/**
 * Whether everything that a part of a page reads at first has come, so that it appears at once and nothing moves under
 * the reader. It stays so; where data below this key was read before, it is so from the beginning.
 */
export function useAllCame(key: QueryKey): boolean {
  const client = useQueryClient();
  const [haveCome, setCome] = useState(() =>
    client
      .getQueryCache()
      .findAll({ queryKey: key })
      .some(({ state }) => state.data !== undefined),
  );
  useEffect(() => {
    if (haveCome) return undefined;
    // The parts have asked by now, since their effects run before this one.
    const look = () => {
      const missing = client.isFetching({ predicate: ({ state }) => state.data === undefined && state.error === null });
      if (missing === 0) setCome(true);
    };
    const stop = client.getQueryCache().subscribe(({ type }) => type === 'updated' && look());
    const timers = [setTimeout(look, 0), setTimeout(() => setCome(true), patience)];
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [client, haveCome]);
  return haveCome;
}
