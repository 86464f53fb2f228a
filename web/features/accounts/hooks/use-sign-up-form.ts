import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type FormEvent } from 'react';
import type { Resolver, UseFormReturn, UseFormWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { candidateSignUpForm, signUpForm } from '../../../../shared/validation/account.ts';
import { ApiError, fieldFailure } from '../../../api/api-error.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { forgetPendingAction } from '../../../common/mailed-links/pending-action.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { cameFromCampaign } from '../../../common/visitor/came-from-campaign.ts';
import { readFavoriteJobs } from '../../../common/visitor/favorite-jobs.ts';
import { followedLinkTo } from '../../../common/visitor/job-link.ts';
import { forgetSignUpDraft, keepSignUpDraft, readSignUpDraft, type SignUpDraft } from '../model/sign-up-draft.ts';
import { useSignUp, type CandidateSignUp, type SignUpKind } from '../queries/sign-up.ts';

type Fields = Omit<CandidateSignUp, 'accept'> & { accept: boolean };

const fieldNames: (keyof Fields)[] = [
  'firstName',
  'lastName',
  'email',
  'country',
  'findableBy',
  'password',
  'confirmationPassword',
  'accept',
];

/** How a recruiter entered the name of an invited person. */
export interface EnteredName {
  firstName: string;
  lastName: string;
}

/** Which account is registered, and by what. */
export interface SignUpFormInput {
  kind: SignUpKind;
  /** The invited candidate's address. It is read-only, and no country is requested (AUTH-24, AUTH-25, DEC-35). */
  invited?: { email: string; name?: EnteredName | undefined; invitationToken: string; onRefused: () => void };
  /** The job that a candidate applies to by signing up. */
  applyTo?: number | undefined;
}

/** The form of a new account. Refusals that name no field are shown under the email (VALID-42). */
export function useSignUpForm({ kind, invited, applyTo }: SignUpFormInput) {
  const navigate = useNavigate();
  const signUp = useSignUp((email) => {
    forgetSignUpDraft();
    // The invitation's mail has already verified the address, so there is nothing to confirm.
    if (!invited) return void navigate(paths.checkConfirmation(), { state: { email, kind: 'sign-up' } });
    forgetPendingAction();
    return void navigate(paths.logIn(), { state: { email, notice: 'Your account is ready. Log in to continue.' } });
  });
  const candidateBody = useCandidateBody({ invited, applyTo });
  const schema = kind === 'candidate' ? candidateSignUpForm : signUpForm;
  const [draft] = useState<SignUpDraft>(() => (invited ? {} : readSignUpDraft()));
  const form = useTouchedForm<Fields>({
    resolver: zodResolver(schema) as unknown as Resolver<Fields>,
    defaultValues: beginning({ ...draft, ...(invited && { email: invited.email }) }),
  });
  const { handleSubmit, setError, register, formState, control, watch } = form;
  useKeptDraft(watch, !invited);
  useEnteredName(form, invited?.name);

  const refuse = (error: unknown) => {
    const placed =
      error instanceof ApiError ? error.errors.filter(({ key }) => fieldNames.some((field) => field === key)) : [];
    for (const { key, message } of placed) setError(key as keyof Fields, { type: 'server', message });
    if (placed.length === 0)
      setError(
        'email',
        { type: 'server', message: fieldFailure(error, 'No account was created.') },
        { shouldFocus: true },
      );
    invited?.onRefused();
  };
  const submit = handleSubmit((fields) => {
    const { country: _country, findableBy: _findableBy, ...body } = { ...fields, accept: true as const };
    if (kind === 'candidate') signUp.mutate({ kind, body: candidateBody(fields) }, { onError: refuse });
    else signUp.mutate({ kind, body }, { onError: refuse });
  });

  return {
    control,
    register,
    errors: formState.errors,
    /** The address that has an account already. */
    taken:
      formState.errors.email && signUp.error instanceof ApiError && signUp.error.status === 409
        ? signUp.variables?.body.email
        : undefined,
    isSending: signUp.isPending,
    onSubmit: (event: FormEvent) => void submit(event),
  };
}

function beginning({ firstName = '', lastName = '', email = '', country }: SignUpDraft): Partial<Fields> {
  const known = country ? { country: country as Fields['country'] } : {};
  return { firstName, lastName, email, ...known, password: '', confirmationPassword: '', accept: false };
}

/** Fills in the name that was entered, also once it is corrected, unless it is typed differently here. */
function useEnteredName(
  { setValue, formState: { dirtyFields } }: UseFormReturn<Fields>,
  { firstName, lastName }: Partial<EnteredName> = {},
): void {
  const isTyped = dirtyFields.firstName === true || dirtyFields.lastName === true;
  useEffect(() => {
    if (isTyped) return;
    if (firstName) setValue('firstName', firstName);
    if (lastName) setValue('lastName', lastName);
  }, [isTyped, setValue, firstName, lastName]);
}

/** Keeps what is typed, but for the passwords, so that a reload does not lose it. */
function useKeptDraft(watch: UseFormWatch<Fields>, isKept: boolean): void {
  useEffect(() => {
    if (!isKept) return undefined;
    const subscription = watch(({ firstName, lastName, email, country }) =>
      keepSignUpDraft({ firstName, lastName, email, country }),
    );
    return () => subscription.unsubscribe();
  }, [isKept, watch]);
}

/** What a candidate's registration sends beyond the fields: what the visitor did before. */
function useCandidateBody({ invited, applyTo }: Pick<SignUpFormInput, 'invited' | 'applyTo'>) {
  const [search] = useSearchParams();
  return ({ country, ...fields }: Fields) => {
    const favoriteJobs = [...readFavoriteJobs()];
    const campaign = search.get('campaign') ?? cameFromCampaign();
    return {
      ...fields,
      accept: true as const,
      ...(country ? { country } : {}),
      ...(favoriteJobs.length > 0 ? { favoriteJobs } : {}),
      ...(campaign ? { campaign } : {}),
      ...(invited ? { invitationToken: invited.invitationToken } : {}),
      ...(applyTo === undefined ? {} : { applyTo, byLink: followedLinkTo(applyTo)?.code }),
    };
  };
}
