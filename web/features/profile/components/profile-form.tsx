import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type { Account } from '../../../../shared/model/person.ts';
import { oldestBirthday } from '../../../../shared/validation/profile.ts';
import { CountryAndCity, PhoneInputs } from '../../../common/contact/contact-inputs.tsx';
import { UnsavedChanges } from '../../../common/forms/unsaved-changes.tsx';
import { formProblems, placeErrors } from '../../../common/forms/form-problems.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form, FormGroup, FormRow } from '../../../ui/fields/form.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import type { Option } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import type { ProfileFields } from '../model/profile-fields.ts';
import { bodyOf, controlOf, fieldsOf, profileLabels, profileResolver } from '../model/profile-fields.ts';
import { useChangeProfile } from '../queries/profile.ts';

/** What happens to notifications after that time. */
export const expiryLead = 'Older notifications are deleted automatically.';

const today = (): string => new Date().toISOString().slice(0, 10);

/** Names, place, phone, birthday and how long notifications are kept (PROF-10, PROF-11). */
export function ProfileForm({ account, city }: { account: Account; city: Option<number> | null }) {
  const change = useChangeProfile();
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState(false);
  const form = useTouchedForm<ProfileFields>({
    resolver: profileResolver,
    defaultValues: fieldsOf(account, city),
  });
  const { register, control, formState } = form;
  const { errors, isDirty, isSubmitting, submitCount } = formState;
  const save = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    setDone(false);
    try {
      await change.mutateAsync(bodyOf(fields));
      form.reset(fields);
      setDone(true);
    } catch (error) {
      setFailure(placeErrors(form, error, Object.keys(profileLabels), controlOf));
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
          <CountryAndCity form={form} withFlags required={false} />
        </FormRow>
        <FormRow>
          <PhoneInputs form={form} autoComplete="tel-national" />
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
