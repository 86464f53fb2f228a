import { useState } from 'react';
import type { Option } from './select.tsx';

/** A new option, or the reason in words why there is none. */
export type Created<V extends string | number> = { option: Option<V> } | { refusal: string };

/** How a field makes an option of a text that is none yet. */
export interface Creation<V extends string | number> {
  /** Why the text cannot be an option; undefined if it can. */
  refusalOf: (text: string) => string | undefined;
  create: (text: string) => Promise<Created<V>>;
}

/** Creates options, one at a time, and keeps the reason why the last one was not. */
export function useCreation<V extends string | number>(creation: Creation<V> | undefined) {
  const [refusal, setRefusal] = useState<string>();
  const [isCreating, setCreating] = useState(false);
  /** Returns the new option; undefined when it was refused, or while another one is created. */
  const create = async (text: string): Promise<Option<V> | undefined> => {
    if (!creation || isCreating) return undefined;
    const reason = creation.refusalOf(text);
    setRefusal(reason);
    if (reason) return undefined;
    setCreating(true);
    const created = await creation.create(text);
    setCreating(false);
    if ('option' in created) return created.option;
    setRefusal(created.refusal);
    return undefined;
  };
  return { create, isCreating, refusal, forgetRefusal: () => setRefusal(undefined) };
}
