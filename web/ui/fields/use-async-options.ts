import { useEffect, useState } from 'react';
import type { Option } from './select.tsx';
import { useDebounced } from './use-debounced.ts';

/** Finds options for a text; rejects if the search fails. */
export type LoadOptions<V extends string | number> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Option<V>[]>;

export interface AsyncOptions<V extends string | number> {
  options: readonly Option<V>[];
  state: 'short' | 'loading' | 'ready' | 'failed';
}

/**
 * Loads options 500 ms after typing stops and aborts earlier searches. Texts shorter than `minLength` are not searched.
 */
export function useAsyncOptions<V extends string | number>(
  load: LoadOptions<V>,
  text: string,
  isOpen: boolean,
  minLength: number,
): AsyncOptions<V> {
  const term = useDebounced(text.trim());
  const [found, setFound] = useState<{ term: string; options: readonly Option<V>[]; failed?: boolean } | null>(null);
  const isShort = text.trim().length < minLength;
  useEffect(() => {
    if (!isOpen || term.length < minLength) return undefined;
    const controller = new AbortController();
    load(term, controller.signal).then(
      (options) => setFound({ term, options }),
      () => controller.signal.aborted || setFound({ term, options: [], failed: true }),
    );
    return () => controller.abort();
  }, [load, term, isOpen, minLength]);
  if (isShort) return { options: [], state: 'short' };
  if (!found || found.term !== text.trim()) return { options: found?.options ?? [], state: 'loading' };
  return { options: found.options, state: found.failed ? 'failed' : 'ready' };
}
