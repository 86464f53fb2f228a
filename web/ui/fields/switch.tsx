import { SwitchField } from '@aws-amplify/ui-react';
import './switch.css';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A setting that takes effect immediately; inside a form use a Checkbox. */
export function Switch({ label, checked, onChange, disabled }: SwitchProps) {
  return (
    <SwitchField
      label={label}
      labelPosition="end"
      isChecked={checked}
      isDisabled={disabled ?? false}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
