import type { UseFormReturn } from 'react-hook-form';
import { emailPlaceholder } from '../../../../shared/constants/product.ts';
import { CountryAndCity, PhoneInputs } from '../../../common/contact/contact-inputs.tsx';
import { FormRow } from '../../../ui/fields/form.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { clientLabels, type ClientFields } from '../model/client-fields.ts';
import './client-inputs.css';

/** The fields of a client: the company, then the contact person. */
export function ClientInputs({ form }: { form: UseFormReturn<ClientFields> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextInput
        id="companyName"
        label={clientLabels.companyName}
        required
        autoComplete="organization"
        error={errors.companyName?.message}
        {...register('companyName')}
      />
      <FormRow>
        <CountryAndCity form={form} required />
      </FormRow>
      <FormRow>
        <TextInput
          id="contactPerson"
          label={clientLabels.contactPerson}
          required
          autoComplete="off"
          error={errors.contactPerson?.message}
          {...register('contactPerson')}
        />
        <TextInput
          id="contactPersonsPosition"
          label={clientLabels.contactPersonsPosition}
          required
          autoComplete="off"
          placeholder="Head of Engineering"
          error={errors.contactPersonsPosition?.message}
          {...register('contactPersonsPosition')}
        />
      </FormRow>
      <FormRow>
        <TextInput
          id="email"
          label={clientLabels.email}
          required
          type="email"
          autoComplete="off"
          placeholder={emailPlaceholder}
          error={errors.email?.message}
          {...register('email')}
        />
        <div className="client-phone">
          <PhoneInputs form={form} autoComplete="off" />
        </div>
      </FormRow>
    </>
  );
}
