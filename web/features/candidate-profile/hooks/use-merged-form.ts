import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isSame } from '../../../common/forms/field-changes.ts';
import { changedFields, untouchedFields } from '../model/merge-fields.ts';

/** A stored entry as a form shows it. */
export interface Versioned<F> {
  version: number;
  fields: F;
}

/** A field that another user changed while the form was open. */
export interface FieldNews<F> {
  name: keyof F & string;
  /** The other user's value. */
  theirs: F[keyof F & string];
  /** Whether the form has another value, because this user changed it too. */
  isContested: boolean;
}

/**
 * Keeps an open form on what is stored: a field that another user changes and this one has not touched takes the other's
 * value, every other keeps what was entered, and `news` names them all (PLUS-24). `stored` is undefined for something
 * new, and once it was removed.
 */
export function useMergedForm<F extends FieldValues>(form: UseFormReturn<F>, stored: Versioned<F> | undefined) {
  const [first] = useState(stored);
  const seen = useRef(stored);
  const { getValues, setValue, trigger, watch } = form;

  useEffect(() => {
    const before = seen.current;
    if (!before || !stored || stored.version === before.version) return;
    seen.current = stored;
    const taken = untouchedFields({ began: before.fields, entered: getValues(), newer: stored.fields });
    for (const name of taken) setValue(name as unknown as Path<F>, stored.fields[name] as PathValue<F, Path<F>>);
    if (taken.length > 0) void trigger();
  }, [stored, getValues, setValue, trigger]);

  const entered = watch();
  const changed = first && stored ? changedFields(first.fields, stored.fields) : [];
  const news: FieldNews<F>[] = changed.map((name) => ({
    name,
    theirs: (stored as Versioned<F>).fields[name],
    isContested: !isSame(entered[name], stored?.fields[name]),
  }));

  /** Replaces what this user entered in a field by the other user's value. */
  const takeTheirs = ({ name, theirs }: FieldNews<F>) =>
    setValue(name as unknown as Path<F>, theirs as PathValue<F, Path<F>>, { shouldDirty: true, shouldValidate: true });

  return { isGone: first !== undefined && stored === undefined, news, takeTheirs };
}
