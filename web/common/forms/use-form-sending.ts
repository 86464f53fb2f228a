import { useState, type FormEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { formProblems, placeErrors } from './form-problems.ts';
import type { KeptForm } from './use-kept-form.ts';

interface FormSendingInput<T> {
  /** The form's labels by field, in the order of the summary. */
  labels: Record<string, string>;
  /** The field for a key of the payload, where it has other keys than the form. */
  controlOf?: ((key: string) => string) | undefined;
  /** What is kept of the form, forgotten once it is sent. */
  kept: KeptForm;
  /** Sends valid fields; what it throws is shown at the fields that it names, or above them. */
  send: (fields: T) => Promise<unknown>;
}

/** What a form needs to be sent and to show what was refused: `<Form {...sending}>`. */
export function useFormSending<F extends FieldValues, T extends FieldValues>(
  form: UseFormReturn<F, unknown, T>,
  { labels, controlOf, kept, send }: FormSendingInput<T>,
) {
  const [failure, setFailure] = useState<string>();
  const { errors, submitCount } = form.formState;
  const submit = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    try {
      await send(fields);
      kept.forget();
    } catch (error) {
      setFailure(placeErrors(form, error, Object.keys(labels), controlOf));
    }
  });
  return {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    problems: submitCount > 0 ? formProblems(errors, labels) : [],
    failure,
  };
}
