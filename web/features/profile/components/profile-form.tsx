import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { countries } from '../../../../shared/constants/countries.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { formatPhone } from '../../../../shared/rules/phone-format.ts';
import { oldestBirthday } from '../../../../shared/validation/profile.ts';
import { ApiError } from '../../../api/api-error.ts';
import { CityCombobox } from '../../../common/lookups/city-combobox.tsx';
import { UnsavedChanges } from '../../../common/forms/unsaved-changes.tsx';
import { formProblems, placeErrors } from '../../../common/forms/use-form-problems.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form, FormGroup, FormRow } from '../../../ui/fields/form.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import type { Option } from '../../../ui/fields/select.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import type { ProfileFields } from '../profile-fields.ts';
import { bodyOf, controlOf, fieldsOf, prefixOf, profileLabels, profileResolver } from '../profile-fields.ts';
import { useChangeProfile } from '../queries/profile.ts';

const countryOptions = countries.map(({ id, name, flag }) => ({ value: String(id), label: `${flag} ${name}` }));
const prefixOptions = countries.map(({ id }) => ({ value: prefixOf(id), label: prefixOf(id) }));

/** What happens to notifications after that time. */
export const expiryLead = 'Older notifications are deleted automatically.';

const today = (): string => new Date().toISOString().slice(0, 10);

/** Names, place, phone, birthday and how long notifications are kept (PROF-10, PROF-11). */
export function ProfileForm({ account, city }: { account: Account; city: Option<number> | null }) {
  const change = useChangeProfile();
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState(false);
  const form = useForm<ProfileFields>({
    resolver: profileResolver,
    mode: 'onTouched',
    defaultValues: fieldsOf(account, city),
  });
  const { register, control, setValue, getValues, formState } = form;
  const { errors, isDirty, isSubmitting, submitCount } = formState;
  const countryId = Number(useWatch({ control, name: 'countryId' }));
  const changePrefix = (prefix: string) =>
    setValue('phone', formatPhone(getValues('phone'), prefix), { shouldDirty: true });
  const changeCountry = (id: string) => {
    setValue('countryId', id, { shouldDirty: true });
    setValue('city', null, { shouldDirty: true });
    changePrefix(prefixOf(Number(id)));
    setValue('phonePrefix', prefixOf(Number(id)), { shouldDirty: true });
  };
  const save = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    setDone(false);
    try {
      await change.mutateAsync(bodyOf(fields));
      form.reset(fields);
      setDone(true);
    } catch (error) {
      const placed =
        error instanceof ApiError
          ? new ApiError(
              error.status,
              error.message,
              error.errors.map(({ key, message }) => ({ key: controlOf(key), message })),
            )
          : error;
      setFailure(placeErrors(form, placed, Object.keys(profileLabels)));
    }
  });
  return (
    <Form
      label="Profile"
      onSubmit={(event) => void save(event)}
      problems={submitCount > 0 ? formProblems(errors, profileLabels) : []}
      failure={failure}
      actions={
        <Button type="submit" kind="primary" busy={isSubmitting}>
          Save profile
        </Button>
      }
    >
      <UnsavedChanges when={isDirty && !isSubmitting} />
      <FormGroup title="About you" level="h3">
        <FormRow>
          <TextInput
            id="firstName"
            label={profileLabels.firstName}
            required
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextInput
            id="lastName"
            label={profileLabels.lastName}
            required
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </FormRow>
        <FormRow>
          <Select
            id="countryId"
            label={profileLabels.countryId}
            options={countryOptions}
            value={String(countryId)}
            onChange={(event) => changeCountry(event.target.value)}
          />
          <Controller
            name="city"
            control={control}
            render={({ field }) => (
              <CityCombobox
                id="city"
                label={profileLabels.city}
                required={false}
                countryId={countryId}
                value={field.value}
                onChange={field.onChange}
                error={errors.city?.message}
              />
            )}
          />
        </FormRow>
        <FormRow>
          <Select
            id="phonePrefix"
            label={profileLabels.phonePrefix}
            options={prefixOptions}
            {...register('phonePrefix', {
              onChange: (event: { target: { value: string } }) => changePrefix(event.target.value),
            })}
          />
          <Controller
            name="phone"
            control={control}
            render={({ field }) => (
              <TextInput
                {...field}
                id="phone"
                label={profileLabels.phone}
                required={false}
                type="tel"
                inputMode="tel"
                autoComplete="tel-national"
                onChange={(event) => field.onChange(formatPhone(event.target.value, getValues('phonePrefix')))}
                error={errors.phone?.message}
              />
            )}
          />
        </FormRow>
        <TextInput
          id="birthday"
          label={profileLabels.birthday}
          required={false}
          type="date"
          min={oldestBirthday}
          max={today()}
          autoComplete="bday"
          error={errors.birthday?.message}
          {...register('birthday')}
        />
      </FormGroup>
      <FormGroup title="Notifications" level="h3" lead={expiryLead}>
        <Controller
          name="expiresIn"
          control={control}
          render={({ field }) => (
            <NumberInput
              id="expiresIn"
              label={profileLabels.expiresIn}
              required
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.expiresIn?.message}
            />
          )}
        />
      </FormGroup>
      {done && !isDirty && <Notice kind="done">Your profile was saved.</Notice>}
    </Form>
  );
}
