import {
  get,
  useController,
  type Control,
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';

/** What each text field, select or checkbox of a form is given: its name as its id, its value and what is wrong with it. */
export function inputsOf<F extends FieldValues>(form: Pick<UseFormReturn<F>, 'register' | 'formState'>) {
  const { errors } = form.formState;
  return <N extends FieldPath<F>>(name: N, options?: RegisterOptions<F, N>) => ({
    id: name,
    error: (get(errors, name) as FieldError | undefined)?.message,
    ...form.register(name, options),
  });
}

/** The same for a part that gives values instead of events, such as the choice of a city. */
export function useFormValue<F extends FieldValues, N extends FieldPath<F>>(control: Control<F>, name: N) {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, onBlur } = field;
  // The library takes any value; this field has one type.
  const change: (value: FieldPathValue<F, N>) => void = onChange;
  return { id: name, value, onChange: change, onBlur, error: fieldState.error?.message };
}
