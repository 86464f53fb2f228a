import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAccount } from '../../common/account/account.ts';
import { dropDraft, keepDraft, readDraft, type JobDraft } from './job-draft.ts';
import type { JobFields } from './job-fields.ts';
import { changesSince, type FieldChange } from './merge-job.ts';

const restMilliseconds = 400;

interface Origin {
  version: number | undefined;
  /** The job as it was then; unknown for a draft of an earlier release. */
  fields: JobFields | undefined;
}

/** What others saved while the form was open, beside what is in the form. */
export interface Conflict {
  mine: JobFields;
  changes: FieldChange[];
}

/**
 * Stores the form's input shortly after each change and restores it when the form is opened again. Once the job has
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
  const [conflict, setConflict] = useState<Conflict>();
  const origin = useRef<Origin>(
    restored ? { version: restored.version, fields: restored.base } : { version, fields: start },
  );
  const isOver = useRef(false);

  useEffect(() => {
    const draft = readDraft(key);
    if (draft) reset(draft.fields, { keepDefaultValues: true });
  }, [key, reset]);

  useEffect(() => {
    const { version: before, fields: base } = origin.current;
    if (before === version) return;
    const mine = getValues();
    const changes = changesSince(base, mine, start);
    if (changes.length > 0 && changesSince(undefined, mine, base ?? start).length > 0)
      return setConflict({ mine, changes });
    // Nothing was typed here, or the same: the form continues from what is saved.
    origin.current = { version, fields: start };
    reset(changes.length > 0 ? start : mine, { keepDefaultValues: changes.length === 0 });
    return undefined;
  }, [version, start, reset, getValues]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      if (isOver.current) return;
      const { version: before, fields: base } = origin.current;
      keepDraft(key, { fields: getValues(), version: before, base, at: new Date().toISOString() });
    };
    const subscription = watch((_fields, { name }) => {
      // A reset carries no field name; only the user's changes are stored.
      if (!name) return;
      clearTimeout(timer);
      timer = setTimeout(keep, restMilliseconds);
    });
    return () => {
      subscription.unsubscribe();
      if (timer !== undefined) keep();
      clearTimeout(timer);
    };
  }, [key, watch, getValues]);

  /** Continues from the saved job with these values, which are not saved yet. */
  const settle = (fields: JobFields) => {
    origin.current = { version, fields: start };
    reset(start);
    reset(fields, { keepDefaultValues: true });
    setConflict(undefined);
    setRestored(undefined);
    keepDraft(key, { fields, version, base: start, at: new Date().toISOString() });
  };
  const forget = () => {
    isOver.current = true;
    dropDraft(key);
  };
  const discard = () => {
    dropDraft(key);
    origin.current = { version, fields: start };
    setRestored(undefined);
    setConflict(undefined);
    reset(start);
  };
  return { restored, conflict, settle, discard, forget };
}
