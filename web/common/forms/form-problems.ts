import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, failureMessage } from '../../api/api-error.ts';
import type { FormProblem } from '../../ui/fields/form.tsx';

/** The errors of a form in the order of `labels`, for the summary; a control's id is its field name. */
export function formProblems<T extends FieldValues>(
  errors: FieldErrors<T>,
  labels: Record<string, string>,
): FormProblem[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const message = (errors[name] as { message?: string } | undefined)?.message;
    return message ? [{ fieldId: name, label, message }] : [];
  });
}

/**
 * Assigns the errors of a refusal to the fields that their keys name, and the others to the form (VALID-40, VALID-41).
 * Where the payload has other keys than the form, `controlOf` gives the field for a key. Returns the message of the
 * whole form; undefined if the fields show everything.
 */
export function placeErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError'>,
  error: unknown,
  fields: readonly string[],
  controlOf: (key: string) => string = (key) => key,
): string | undefined {
  const named =
    error instanceof ApiError ? error.errors.map(({ key, message }) => ({ key: controlOf(key), message })) : [];
  const placed = named.filter(({ key }) => fields.includes(key.split('.')[0] ?? ''));
  for (const { key, message } of placed)
    form.setError(key as Path<T>, { type: 'server', message }, { shouldFocus: placed.length === 1 });
  return placed.length > 0 ? undefined : failureMessage(error);
}
