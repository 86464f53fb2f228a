import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Companions } from '../../../common/forms/field-changes.ts';
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

/** Stores a dialog's draft in the query cache, which sign-out empties and which does not outlive the page. */
export function useDraftStore<F>(name: string): Memory<F> {
  const queryClient = useQueryClient();
  const queryKey = ['form-draft', name];
  return {
    kept: () => queryClient.getQueryData<Draft<F>>(queryKey),
    keep: (draft) => {
      queryClient.setQueryDefaults(['form-draft'], { gcTime: Infinity });
      queryClient.setQueryData<Draft<F>>(queryKey, draft);
    },
    forget: () => queryClient.removeQueries({ queryKey }),
  };
}

interface Edited<F extends FieldValues> {
  form: UseFormReturn<F>;
  saved: Saved<F>;
  companions: Companions<F>;
}

/**
 * Restores a dialog's draft, so that a click outside loses nothing, and compares it with what others saved since it
 * began. Call `keep` as the dialog closes.
 */
export function useFormDraft<F extends FieldValues>(memory: Memory<F>, { form, saved, companions }: Edited<F>) {
  const [kept, setKept] = useState(memory.kept);
  const { reset, getValues } = form;
  const { isDirty } = form.formState;
  useEffect(() => {
    if (kept) reset(kept.fields, { keepDefaultValues: true });
  }, [kept, reset]);
  const { conflict, origin, settle, startOver } = useFieldConflict(form, saved, { begun: kept?.begun, companions });
  return {
    isRestored: kept !== undefined && !conflict,
    conflict,
    keep: () => (isDirty ? memory.keep({ fields: getValues(), begun: origin.current }) : memory.forget()),
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
