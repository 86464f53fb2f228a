import { useEffect, useState } from 'react';
import { searchText } from '../../../shared/rules/plain-text.ts';
import { useDebounced } from '../../ui/fields/use-debounced.ts';

/**
 * The text of a search field, and `onRest` called with it once the user pauses, so that the address follows without a
 * call for every letter. A text that changes in the address, by Back or by a removed filter, appears in the field; one
 * of which the address takes only the first `most` characters is left as it was typed.
 */
export function useTypedSearch(inAddress: string, onRest: (text: string) => void, most = 100) {
  const [typed, setTyped] = useState({ text: inAddress, from: inAddress });
  const taken = (text: string) => searchText(text.trim(), most).trim();
  if (typed.from !== inAddress)
    setTyped({ text: taken(typed.text) === inAddress ? typed.text : inAddress, from: inAddress });
  const rested = useDebounced(typed.text, 300);
  useEffect(() => {
    if (rested === typed.text && taken(rested) !== inAddress) onRest(taken(rested));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a pause in typing changes the address
  }, [rested]);
  return { value: typed.text, onChange: (text: string) => setTyped({ text, from: inAddress }), most };
}
