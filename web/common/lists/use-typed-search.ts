import { useEffect, useState } from 'react';
import { useDebounced } from '../../ui/fields/use-debounced.ts';

/**
 * The text of a search field, and `onRest` called with it once the user pauses, so that the address follows without a
 * call for every letter. A text that changes in the address, by Back or by a removed filter, appears in the field.
 */
export function useTypedSearch(inAddress: string, onRest: (text: string) => void) {
  const [typed, setTyped] = useState({ text: inAddress, from: inAddress });
  if (typed.from !== inAddress) setTyped({ text: inAddress, from: inAddress });
  const rested = useDebounced(typed.text, 300);
  useEffect(() => {
    if (rested === typed.text && rested.trim() !== inAddress) onRest(rested.trim());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a pause in typing changes the address
  }, [rested]);
  return { value: typed.text, onChange: (text: string) => setTyped({ text, from: inAddress }) };
}
