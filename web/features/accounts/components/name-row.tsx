import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from '../../../ui/fields/text-input.tsx';

type Bound = UseFormRegisterReturn & { error: string | undefined };

/** First and last name, side by side where there is room. */
export function NameRow({ firstName, lastName }: { firstName: Bound; lastName: Bound }) {
  return (
    <div className="auth-form-row">
      <TextInput label="First name" autoComplete="given-name" {...firstName} />
      <TextInput label="Last name" autoComplete="family-name" {...lastName} />
    </div>
  );
}
