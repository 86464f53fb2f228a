import { Controller } from 'react-hook-form';
import { countryById, countryByIso } from '../../../../shared/constants/countries.ts';
import { emailPlaceholder } from '../../../../shared/constants/product.ts';
import { CountryCombobox } from '../../../common/lookups/country-combobox.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { WhoFindsYou } from '../../../common/people/who-finds-you.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useSignUpForm, type SignUpFormInput } from '../hooks/use-sign-up-form.ts';
import { NameRow } from './name-row.tsx';
import { NewPasswordInputs } from './new-password-inputs.tsx';

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
      {kind === 'candidate' && !invited && <CountryInput control={control} error={errors.country?.message} />}
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

interface ControlledProps {
  control: ReturnType<typeof useSignUpForm>['control'];
  error: string | undefined;
}

/** Where a new candidate is; forgotten when another kind of account is chosen. */
function CountryInput({ control, error }: ControlledProps) {
  return (
    <Controller
      name="country"
      control={control}
      shouldUnregister
      render={({ field }) => (
        <CountryCombobox
          id="country"
          label="Country"
          error={error}
          value={countryByIso(field.value ?? '')?.id ?? null}
          onChange={(id) => field.onChange(id === null ? undefined : countryById(id)?.iso)}
        />
      )}
    />
  );
}

/** Who finds a new candidate; forgotten when another kind of account is chosen. */
function Finders({ control, error }: ControlledProps) {
  return (
    <Controller
      name="findableBy"
      control={control}
      shouldUnregister
      render={({ field }) => <WhoFindsYou value={field.value} onChange={field.onChange} error={error} />}
    />
  );
}
