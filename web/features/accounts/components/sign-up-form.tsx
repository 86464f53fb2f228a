import { Controller } from 'react-hook-form';
import { emailPlaceholder } from '../../../../shared/constants/product.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { WhoFindsYou } from '../../../common/people/who-finds-you.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useSignUpForm, type SignUpFormInput } from '../hooks/use-sign-up-form.ts';
import { NameRow } from './name-row.tsx';
import { NewPasswordInputs } from './new-password-inputs.tsx';

const countries = ['India', 'USA'].map((name) => ({ value: name, label: name }));

/** Registers one of the three kinds of account. */
export function SignUpForm({ kind, invited, applyTo }: SignUpFormInput) {
  const { control, register, errors, taken, isSending, onSubmit } = useSignUpForm({ kind, invited, applyTo });
  return (
    <form className="auth-form" onSubmit={onSubmit} noValidate aria-label="Sign up">
      <NameRow
        firstName={{ error: errors.firstName?.message, ...register('firstName') }}
        lastName={{ error: errors.lastName?.message, ...register('lastName') }}
      />
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        placeholder={emailPlaceholder}
        readOnly={Boolean(invited)}
        error={errors.email?.message}
        aside={
          taken && (
            <Link to={paths.logIn()} state={{ email: taken }}>
              Log in instead
            </Link>
          )
        }
        {...register('email')}
      />
      {kind === 'candidate' && !invited && (
        <Select
          label="Country"
          options={countries}
          placeholder="Choose a country"
          error={errors.country?.message}
          {...register('country', { shouldUnregister: true, setValueAs: (value: string) => value || undefined })}
        />
      )}
      {kind === 'candidate' && <Finders control={control} error={errors.findableBy?.message} />}
      <NewPasswordInputs
        password={{ error: errors.password?.message, ...register('password') }}
        confirmation={{ error: errors.confirmationPassword?.message, ...register('confirmationPassword') }}
        confirmationLabel={invited ? 'Repeat password' : 'Confirm password'}
      />
      <Checkbox
        label={
          <>
            I accept the{' '}
            <Link to={paths.terms()} target="_blank">
              terms and conditions
            </Link>
          </>
        }
        error={errors.accept?.message}
        {...register('accept')}
      />
      <Button type="submit" kind="primary" size="large" wide disabled={isSending} busy={isSending}>
        {applyTo === undefined ? 'Create account' : 'Create account and apply'}
      </Button>
    </form>
  );
}

interface FindersProps {
  control: ReturnType<typeof useSignUpForm>['control'];
  error: string | undefined;
}

/** Who finds a new candidate; forgotten when another kind of account is chosen. */
function Finders({ control, error }: FindersProps) {
  return (
    <Controller
      name="findableBy"
      control={control}
      shouldUnregister
      render={({ field }) => <WhoFindsYou value={field.value} onChange={field.onChange} error={error} />}
    />
  );
}
