import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { emailPlaceholder } from '../../../../shared/constants/product.ts';
import { candidateSignUpForm, signUpForm } from '../../../../shared/validation/account.ts';
import { ApiError, fieldFailure } from '../../../api/api-error.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { readFavoriteJobs } from '../../../common/visitor/favorite-jobs.ts';
import { cameFromCampaign } from '../../../common/visitor/came-from-campaign.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { forgetPendingAction } from '../../../common/mailed-links/pending-action.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useSignUp, type CandidateSignUp, type SignUpKind } from '../queries/sign-up.ts';
import { NameRow } from './name-row.tsx';
import { NewPasswordInputs } from './new-password-inputs.tsx';

type Fields = Omit<CandidateSignUp, 'accept'> & { accept: boolean };

const countries = ['India', 'USA'].map((name) => ({ value: name, label: name }));
const fields: (keyof Fields)[] = [
  'firstName',
  'lastName',
  'email',
  'country',
  'password',
  'confirmationPassword',
  'accept',
];

interface SignUpFormProps {
  kind: SignUpKind;
  /** The invited candidate's address. It is read-only, and no country is requested (AUTH-24, AUTH-25, DEC-35). */
  invited?: { email: string; invitationToken: string; onRefused: () => void };
  /** The job that a candidate applies to by signing up. */
  applyTo?: number | undefined;
}

/** Registers one of the three kinds of account. Refusals that name no field are shown under the email (VALID-42). */
export function SignUpForm({ kind, invited, applyTo }: SignUpFormProps) {
  const signUp = useSignUp();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const schema = kind === 'candidate' ? candidateSignUpForm : signUpForm;
  const { register, handleSubmit, setError, formState } = useTouchedForm<Fields>({
    resolver: zodResolver(schema) as unknown as Resolver<Fields>,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: invited?.email ?? '',
      password: '',
      confirmationPassword: '',
      accept: false,
    },
  });
  const { errors } = formState;

  const refuse = (error: unknown) => {
    const placed =
      error instanceof ApiError ? error.errors.filter(({ key }) => fields.some((field) => field === key)) : [];
    for (const { key, message } of placed) setError(key as keyof Fields, { type: 'server', message });
    if (placed.length === 0)
      setError(
        'email',
        { type: 'server', message: fieldFailure(error, 'No account was created.') },
        { shouldFocus: true },
      );
    invited?.onRefused();
  };
  const submit = handleSubmit(({ country, ...form }) => {
    const body = { ...form, accept: true as const };
    const favoriteJobs = [...readFavoriteJobs()];
    const campaign = search.get('campaign') ?? cameFromCampaign();
    const request = {
      ...body,
      ...(country ? { country } : {}),
      ...(favoriteJobs.length > 0 ? { favoriteJobs } : {}),
      ...(campaign ? { campaign } : {}),
      ...(invited ? { invitationToken: invited.invitationToken } : {}),
      ...(applyTo === undefined ? {} : { applyTo }),
    };
    const onSuccess = () => {
      // The invitation's mail has already verified the address, so there is nothing to confirm.
      if (!invited) return void navigate(paths.checkConfirmation(), { state: { email: form.email, kind: 'sign-up' } });
      forgetPendingAction();
      return void navigate(paths.logIn(), {
        state: { email: form.email, notice: 'Your account is ready. Log in to continue.' },
      });
    };
    if (kind === 'candidate') signUp.mutate({ kind, body: request }, { onSuccess, onError: refuse });
    else signUp.mutate({ kind, body }, { onSuccess, onError: refuse });
  });

  const isTaken = errors.email && signUp.error instanceof ApiError && signUp.error.status === 409;
  return (
    <form className="auth-form" onSubmit={(event) => void submit(event)} noValidate aria-label="Sign up">
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
          isTaken && (
            <Link to={paths.logIn()} state={{ email: signUp.variables?.body.email }}>
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
      <Button type="submit" kind="primary" size="large" wide disabled={signUp.isPending} busy={signUp.isPending}>
        {applyTo === undefined ? 'Create account' : 'Create account and apply'}
      </Button>
    </form>
  );
}
