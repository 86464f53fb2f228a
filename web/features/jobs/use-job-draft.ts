import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAccount } from '../../common/account/account.ts';
import { dropDraft, keepDraft, readDraft, type JobDraft } from './job-draft.ts';
import type { JobFields } from './job-fields.ts';

const restMilliseconds = 400;

/** Stores the form's input shortly after each change and restores it when the form is opened again. */
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

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      if (!isOver.current) keepDraft(key, { fields: getValues(), version, at: new Date().toISOString() });
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
  }, [key, version, watch, getValues]);

  const forget = () => {
    isOver.current = true;
    dropDraft(key);
  };
  const discard = () => {
    dropDraft(key);
    setRestored(undefined);
    reset(start);
  };
  return { restored, discard, forget };
}
