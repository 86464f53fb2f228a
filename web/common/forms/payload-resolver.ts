import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';

interface PayloadRules<F> {
  schema: z.ZodType;
  /** The payload for the form's values. */
  bodyOf: (fields: F) => unknown;
  /** The form field for a key of the payload. */
  controlOf: (key: string) => keyof F;
}

/** Validates a form by the server's rules for its payload and assigns each message to its field. */
export function payloadResolver<F extends FieldValues>({ schema, bodyOf, controlOf }: PayloadRules<F>): Resolver<F> {
  return (fields) => {
    const parsed = schema.safeParse(bodyOf(fields));
    if (parsed.success) return { values: fields, errors: {} };
    const errors: Partial<Record<keyof F, FieldError>> = {};
    for (const { path, message } of parsed.error.issues)
      errors[controlOf(String(path[0] ?? ''))] ??= { type: 'rule', message };
    return { values: {}, errors: errors as FieldErrors<F> };
  };
}
