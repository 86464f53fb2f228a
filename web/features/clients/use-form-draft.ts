import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Memory<F> {
  kept: () => F | undefined;
  keep: (fields: F) => void;
  forget: () => void;
}

/** Stores a dialog's draft in the query cache, which sign-out empties and which does not outlive the page. */
export function useDraftStore<F>(name: string): Memory<F> {
  const queryClient = useQueryClient();
  const queryKey = ['form-draft', name];
  return {
    kept: () => queryClient.getQueryData<F>(queryKey),
    keep: (fields) => {
      queryClient.setQueryDefaults(['form-draft'], { gcTime: Infinity });
      queryClient.setQueryData<F>(queryKey, fields);
    },
    forget: () => queryClient.removeQueries({ queryKey }),
  };
}

/** Restores a dialog's draft, so that a click outside loses nothing. Call `keep` as the dialog closes. */
export function useFormDraft<F extends FieldValues>(memory: Memory<F>, form: UseFormReturn<F>) {
  const [kept, setKept] = useState(memory.kept);
  const { reset, getValues } = form;
  const { isDirty } = form.formState;
  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true });
  }, [kept, reset]);
  const keep = () => (isDirty ? memory.keep(getValues()) : memory.forget());
  const startOver = () => {
    memory.forget();
    setKept(undefined);
    reset();
  };
  return { isRestored: kept !== undefined, keep, startOver };
}
