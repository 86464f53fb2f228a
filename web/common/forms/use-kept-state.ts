import { useState } from 'react';
import { useAccountIfAny } from '../account/account.ts';
import { isSame } from './field-changes.ts';
import { forgetInput, keepInput, readKept } from './kept-input.ts';

/**
 * The state of what is typed into a form or field, kept in this browser until it is sent: over a reload, the end of a
 * session, and a dialog that is closed by mistake (PLUS-57). `form` names it for this user. The third is called once it
 * is sent.
 */
export function useKeptState<T>(form: string, start: T): [typed: T, type: (next: T) => void, forget: () => void] {
  const ownId = useAccountIfAny()?.id ?? 0;
  const [begun] = useState(start);
  const [typed, setTyped] = useState<T>(() => readKept<T>(ownId, form)?.value ?? start);
  const forget = () => forgetInput(ownId, form);
  const type = (next: T) => {
    setTyped(next);
    if (isSame(next, begun)) forget();
    else keepInput(ownId, form, next);
  };
  return [typed, type, forget];
}
