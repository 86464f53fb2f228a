import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useAccountIfAny } from '../account/account.ts';
import { isSame } from './field-changes.ts';
import { forgetInput, keepInput, readKept, type KeptInput } from './kept-input.ts';

const noSecrets: readonly never[] = [];

/** What a form has restored, and how it ends; `KeptInputNotice` shows it. */
export interface KeptForm {
  /** When the restored input was typed; undefined if the form began as it is stored. */
  restoredAt: string | undefined;
  /** Returns the form to what is stored. */
  startOver: () => void;
  /** To be called once the form was sent, or its changes discarded. */
  forget: () => void;
}

/**
 * Keeps the changed fields of a form in this browser until they are sent, and restores them when the form is opened
 * again: after a reload, the end of a session or a step back (PLUS-57). Fields that were not changed follow what is stored;
 * `secrets` are never kept.
 */
export function useKeptForm<F extends FieldValues, T>(
  form: UseFormReturn<F, unknown, T>,
  name: string,
  secrets: readonly (keyof F)[] = noSecrets,
): KeptForm {
  const ownId = useAccountIfAny()?.id ?? 0;
  const [kept, setKept] = useState<KeptInput<Partial<F>> | undefined>(() => readKept(ownId, name));
  const { setValue, getValues, watch, reset } = form;
  const { defaultValues } = form.formState;
  useEffect(() => {
    const known = Object.entries(kept?.value ?? {}).filter(([field]) => field in getValues());
    for (const [field, value] of known)
      setValue(field as Path<F>, value as PathValue<F, Path<F>>, { shouldDirty: true });
  }, [kept, getValues, setValue]);
  useEffect(() => {
    const subscription = watch((values, { name: field }) => {
      // A reset carries no field name; only the user's changes are kept.
      if (!field) return;
      const changed = Object.entries(values).filter(
        ([key, value]) => !secrets.includes(key) && !isSame(value, (defaultValues as Partial<F> | undefined)?.[key]),
      );
      if (changed.length > 0) keepInput(ownId, name, Object.fromEntries(changed));
      else forgetInput(ownId, name);
    });
    return () => subscription.unsubscribe();
  }, [ownId, name, secrets, watch, defaultValues]);
  const forget = () => {
    forgetInput(ownId, name);
    setKept(undefined);
  };
  return {
    restoredAt: kept?.at,
    startOver: () => {
      forget();
      reset();
    },
    forget,
  };
}
