import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAccount } from '../../../common/account/account.ts';
import type { Companions } from '../../../common/forms/field-changes.ts';
import { forgetInput, keepInput, readKept } from '../../../common/forms/kept-input.ts';
import { useFieldConflict, type Begun, type Saved } from '../../../common/forms/use-field-conflict.ts';

interface Draft<F> {
  fields: F;
  /** What was saved when the draft began, which others may have changed since. */
  begun: Begun<F>;
}

interface Memory<F> {
  kept: () => Draft<F> | undefined;
  keep: (draft: Draft<F>) => void;
  forget: () => void;
}

/** Keeps a dialog's draft in this browser until it is sent or this user signs out (PLUS-57). */
export function useDraftStore<F>(name: string): Memory<F> {
  const { id: ownId } = useAccount();
  const form = `client.${name}`;
  return {
    kept: () => readKept<Draft<F>>(ownId, form)?.value,
    keep: (draft) => keepInput(ownId, form, draft),
    forget: () => forgetInput(ownId, form),
  };
}

interface Edited<F extends FieldValues> {
  form: UseFormReturn<F>;
  saved: Saved<F>;
  companions: Companions<F>;
}

/**
 * Restores a dialog's draft, so that a click outside loses nothing, and compares it with what others saved since it
 * began.
 */
export function useFormDraft<F extends FieldValues>(memory: Memory<F>, { form, saved, companions }: Edited<F>) {
  const [kept, setKept] = useState(memory.kept);
  const { reset, getValues, watch } = form;
  useEffect(() => {
    if (kept) reset(kept.fields, { keepDefaultValues: true });
  }, [kept, reset]);
  const { conflict, origin, settle, startOver } = useFieldConflict(form, saved, { begun: kept?.begun, companions });
  useEffect(() => {
    // A reset carries no field name; only the user's changes are kept.
    const subscription = watch((_fields, { name }) => {
      if (name) memory.keep({ fields: getValues(), begun: origin.current });
    });
    return () => subscription.unsubscribe();
  });
  return {
    isRestored: kept !== undefined && !conflict,
    conflict,
    settle: (fields: F) => {
      setKept(undefined);
      settle(fields);
    },
    startOver: () => {
      memory.forget();
      setKept(undefined);
      startOver();
    },
  };
}
