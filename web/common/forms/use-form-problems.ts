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
 * Returns the message of the whole form; undefined if the fields show everything.
 */
export function placeErrors<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: unknown,
  fields: readonly string[],
): string | undefined {
  const placed =
    error instanceof ApiError ? error.errors.filter(({ key }) => fields.includes(key.split('.')[0] ?? '')) : [];
  for (const { key, message } of placed)
    form.setError(key as Path<T>, { type: 'server', message }, { shouldFocus: placed.length === 1 });
  return placed.length > 0 ? undefined : failureMessage(error);
}
