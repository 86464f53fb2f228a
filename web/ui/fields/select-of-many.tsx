import { Select, type SelectProps } from './select.tsx';

interface SelectOfManyProps extends Omit<SelectProps, 'options' | 'hideLabel'> {
  /** Undefined until they have come. */
  options: SelectProps['options'] | undefined;
  /** Whether they could not be loaded. */
  isError: boolean;
}

/** A select in a row of filters whose options load once it is reached, and which keeps its width when they come. */
export function SelectOfMany({ options, isError, ...props }: SelectOfManyProps) {
  const without = [{ value: 'none', label: isError ? 'Could not be loaded' : 'Loading…', isDisabled: true }];
  return (
    <div className="ui-filter-of-many">
      <Select hideLabel options={options ?? without} {...props} />
    </div>
  );
}
