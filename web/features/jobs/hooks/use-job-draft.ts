import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAccount } from '../../../common/account/account.ts';
import { useFieldConflict } from '../../../common/forms/use-field-conflict.ts';
import { dropDraft, keepDraft, readDraft, type JobDraft } from '../model/job-draft.ts';
import type { JobFields } from '../model/job-fields.ts';

/**
 * Stores the form's input with each change and restores it when the form is opened again. Once the job has
 * another version than the one that the input began from, `conflict` says what differs, until it is settled.
 */
export function useJobDraft(
  form: string,
  { reset, watch, getValues }: UseFormReturn<JobFields>,
  start: JobFields,
  version: number | undefined,
) {
  const key = `${useAccount().id}.${form}`;
  const [restored, setRestored] = useState<JobDraft | undefined>(() => readDraft(key));
  const isOver = useRef(false);

  useEffect(() => {
    const draft = readDraft(key);
    if (draft) reset(draft.fields, { keepDefaultValues: true });
  }, [key, reset]);

  const merge = useFieldConflict(
    { reset, getValues },
    { version, fields: start },
    { begun: restored && { version: restored.version, fields: restored.base } },
  );
  const { origin } = merge;

  useEffect(() => {
    const subscription = watch((_fields, { name }) => {
      // A reset carries no field name; only the user's changes are stored.
      if (!name || isOver.current) return;
      const { version: before, fields: base } = origin.current;
      keepDraft(key, { fields: getValues(), version: before, base, at: new Date().toISOString() });
    });
    return () => subscription.unsubscribe();
  }, [key, origin, watch, getValues]);

  /** Continues from the saved job with these values, which are not saved yet. */
  const settle = (fields: JobFields) => {
    merge.settle(fields);
    setRestored(undefined);
    keepDraft(key, { fields, version, base: start, at: new Date().toISOString() });
  };
  const forget = () => {
    isOver.current = true;
    dropDraft(key);
  };
  const discard = () => {
    dropDraft(key);
    setRestored(undefined);
    merge.startOver();
  };
  return { restored, conflict: merge.conflict, settle, discard, forget };
}
