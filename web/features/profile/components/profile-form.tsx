import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Account } from '../../../../shared/model/person.ts';
import { oldestBirthday } from '../../../../shared/validation/profile.ts';
import { inputsOf, useFormValue } from '../../../common/forms/form-inputs.ts';
import { CountryAndCity, PhoneInputs } from '../../../common/contact/contact-inputs.tsx';
import { UnsavedChanges } from '../../../common/forms/unsaved-changes.tsx';
import { useFormSending } from '../../../common/forms/use-form-sending.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
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
  const [done, setDone] = useState(false);
  const form = useTouchedForm<ProfileFields>({
    resolver: profileResolver,
    defaultValues: fieldsOf(account, city),
  });
  const kept = useKeptForm(form, 'profile');
  const { isDirty, isSubmitting } = form.formState;
  const sending = useFormSending(form, {
    labels: profileLabels,
    controlOf,
    kept,
    send: async (fields) => {
      setDone(false);
      await change.mutateAsync(bodyOf(fields));
      form.reset(fields);
      setDone(true);
    },
  });
  return (
    <Form
      label="Profile"
      {...sending}
      actions={
        <Button type="submit" kind="primary" busy={isSubmitting}>
          Save profile
        </Button>
      }
    >
      <UnsavedChanges when={isDirty && !isSubmitting} kept={kept} />
      <KeptInputNotice kept={kept} />
      <AboutYou form={form} />
      <KeptNotifications form={form} />
      {done && !isDirty && <Notice kind="done">Your profile was saved.</Notice>}
    </Form>
  );
}

type InProfileForm = { form: UseFormReturn<ProfileFields> };

function AboutYou({ form }: InProfileForm) {
  const input = inputsOf(form);
  return (
    <FormGroup title="About you" level="h3">
      <FormRow>
        <TextInput {...input('firstName')} label={profileLabels.firstName} required autoComplete="given-name" />
        <TextInput {...input('lastName')} label={profileLabels.lastName} required autoComplete="family-name" />
      </FormRow>
      <FormRow>
        <CountryAndCity form={form} required={false} />
      </FormRow>
      <FormRow>
        <PhoneInputs form={form} autoComplete="tel-national" />
      </FormRow>
      <TextInput
        {...input('birthday')}
        label={profileLabels.birthday}
        required={false}
        type="date"
        min={oldestBirthday}
        max={today()}
        autoComplete="bday"
      />
    </FormGroup>
  );
}

function KeptNotifications({ form: { control } }: InProfileForm) {
  const expiresIn = useFormValue(control, 'expiresIn');
  return (
    <FormGroup title="Notifications" level="h3" lead={expiryLead}>
      <NumberInput {...expiresIn} label={profileLabels.expiresIn} required />
    </FormGroup>
  );
}
