import { useEffect, useState } from 'react';
import { useDebounced } from '../../../ui/fields/use-debounced.ts';

/**
 * A value as it is typed, and `onRest` called with it once the user pauses. A value that changes outside, by a removed
 * filter or Back, replaces the typed one.
 */
export function useDebouncedChange<V extends object>(given: V, onRest: (value: V) => void): [V, (value: V) => void] {
  const from = JSON.stringify(given);
  const [typed, setTyped] = useState({ value: given, from });
  if (typed.from !== from) setTyped({ value: given, from });
  const rested = useDebounced(typed.value, 400);
  useEffect(() => {
    if (rested === typed.value && JSON.stringify(rested) !== from) onRest(rested);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a pause in typing changes the address
  }, [rested]);
  return [typed.value, (value) => setTyped({ value, from })];
}
