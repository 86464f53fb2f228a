import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { changesSince, type Companions } from './field-changes.ts';

/** A record as it was saved: its version, absent for something new, and its values in the form. */
export interface Saved<F> {
  version: number | undefined;
  fields: F;
}

/** Where an edit began; the values are unknown for a draft of an earlier release. */
export interface Begun<F> {
  version: number | undefined;
  fields: F | undefined;
}

/** What others saved while the form was open, and the record as it was before, if that is known. */
export interface Conflict<F> {
  base: F | undefined;
  theirs: F;
}

interface FieldConflictOptions<F> {
  /** Where a restored draft began; an edit without a draft begins from what is saved. */
  begun?: Begun<F> | undefined;
  companions?: Companions<F> | undefined;
}

/**
 * Keeps an edit apart from what others save meanwhile (PLUS-24). Once `saved` has another version than the one from
 * which the edit began, and both changed something, there is a `conflict` until it is settled. A form in which nothing
 * was changed continues from what is saved.
 */
export function useFieldConflict<F extends FieldValues>(
  { reset, getValues }: Pick<UseFormReturn<F>, 'reset' | 'getValues'>,
  { version, fields: theirs }: Saved<F>,
  { begun, companions }: FieldConflictOptions<F> = {},
) {
  const [conflict, setConflict] = useState<Conflict<F>>();
  const origin = useRef<Begun<F>>(begun ?? { version, fields: theirs });

  useEffect(() => {
    const { version: before, fields: base } = origin.current;
    // A list that was read before the edit began has no news of it.
    if (version === undefined || (before !== undefined && version <= before)) return setConflict(undefined);
    const mine = getValues();
    const isNewsHere = changesSince({ base, mine, theirs }, companions).length > 0;
    const isEdited = changesSince({ base: undefined, mine, theirs: base ?? theirs }, companions).length > 0;
    if (isNewsHere && isEdited) return setConflict({ base, theirs });
    // Nothing was typed here, or the same: the form continues from what is saved.
    origin.current = { version, fields: theirs };
    setConflict(undefined);
    reset(theirs as DefaultValues<F>);
    if (isEdited) reset(mine, { keepDefaultValues: true });
    return undefined;
  }, [version, theirs, companions, reset, getValues]);

  /** Continues from what is saved, with these values, which are not saved yet. */
  const settle = (fields: F) => {
    startOver();
    reset(fields, { keepDefaultValues: true });
  };
  /** Continues from what is saved, without what was entered here. */
  const startOver = () => {
    origin.current = { version, fields: theirs };
    setConflict(undefined);
    reset(theirs as DefaultValues<F>);
  };
  return { conflict, origin, settle, startOver };
}
