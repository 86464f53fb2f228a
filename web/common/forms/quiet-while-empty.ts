import type { FieldValues, Resolver } from 'react-hook-form';
import { get } from 'react-hook-form';

/**
 * Validates as `resolver` does, but says nothing about a single field that is empty until the form `wasSent`. A refusal
 * that appears as the focused first field is left would move the button that is being pressed.
 */
export function quietWhileEmpty<F extends FieldValues, T>(
  resolver: Resolver<F, unknown, T>,
  wasSent: () => boolean,
): Resolver<F, unknown, T> {
  return async (values, context, options) => {
    const [name, ...others] = options.names ?? [];
    const isLeftEmpty = name !== undefined && others.length === 0 && ['', undefined].includes(get(values, name));
    if (isLeftEmpty && !wasSent()) return { values: {}, errors: {} };
    return resolver(values, context, options);
  };
}
