import type { FieldValues, Resolver } from 'react-hook-form';
import { get } from 'react-hook-form';

/**
 * Validates as `resolver` does, but says nothing about a single field that was left empty: only sending the form does.
 * A refusal that appears as the focused first field is left would move the button that is being pressed.
 */
export function quietWhileEmpty<F extends FieldValues>(resolver: Resolver<F>): Resolver<F> {
  return async (values, context, options) => {
    const [name, ...others] = options.names ?? [];
    const isLeftEmpty = name !== undefined && others.length === 0 && ['', undefined].includes(get(values, name));
    if (isLeftEmpty) return { values: {}, errors: {} };
    return resolver(values, context, options);
  };
}
