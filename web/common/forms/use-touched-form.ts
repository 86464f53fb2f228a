import { useCallback, useMemo, useState } from 'react';
import type { FieldValues, Resolver, UseFormHandleSubmit, UseFormProps, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { quietWhileEmpty } from './quiet-while-empty.ts';

interface TouchedFormProps<F extends FieldValues, T> extends Omit<UseFormProps<F, unknown, T>, 'mode' | 'resolver'> {
  resolver: Resolver<F, unknown, T>;
}

/**
 * A form that checks a field when it is left. A field that is left empty is only refused once sending was tried, so that
 * no button moves while it is being pressed.
 */
export function useTouchedForm<F extends FieldValues, T = F>({
  resolver,
  ...props
}: TouchedFormProps<F, T>): UseFormReturn<F, unknown, T> {
  const [attempt] = useState(anAttempt);
  const form = useForm<F, unknown, T>({
    ...props,
    mode: 'onTouched',
    resolver: quietWhileEmpty(resolver, attempt.wasMade),
  });
  const { formState, handleSubmit: sendValid } = form;
  const handleSubmit = useCallback<UseFormHandleSubmit<F, T>>(
    (onValid, onInvalid) => {
      const submit = sendValid(onValid, onInvalid);
      return (event) => {
        attempt.make();
        return submit(event);
      };
    },
    [sendValid, attempt],
  );
  return useMemo(() => ({ ...form, formState, handleSubmit }), [form, formState, handleSubmit]);
}

/** Whether sending was tried; nothing that is drawn depends on it. */
function anAttempt() {
  let isMade = false;
  return {
    make: () => {
      isMade = true;
    },
    wasMade: () => isMade,
  };
}
