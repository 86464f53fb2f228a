import type { UseFormReturn } from 'react-hook-form';
import { emailPlaceholder } from '../../../../shared/constants/product.ts';
import { inputsOf } from '../../../common/forms/form-inputs.ts';
import { CountryAndCity, PhoneInputs } from '../../../common/contact/contact-inputs.tsx';
import { FormRow } from '../../../ui/fields/form.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { clientLabels, type ClientFields } from '../model/client-fields.ts';
import './client-inputs.css';

/** The fields of a client: the company, then the contact person. */
export function ClientInputs({ form }: { form: UseFormReturn<ClientFields> }) {
  const input = inputsOf(form);
  return (
    <>
      <FormRow>
        <TextInput {...input('companyName')} label={clientLabels.companyName} required autoComplete="organization" />
        <TextInput
          {...input('domain')}
          label={clientLabels.domain}
          required={false}
          inputMode="url"
          autoComplete="off"
          placeholder="acme.com"
          help="Clients with the same website count as one company."
        />
      </FormRow>
      <FormRow>
        <CountryAndCity form={form} required />
      </FormRow>
      <FormRow>
        <TextInput {...input('contactPerson')} label={clientLabels.contactPerson} required autoComplete="off" />
        <TextInput
          {...input('contactPersonsPosition')}
          label={clientLabels.contactPersonsPosition}
          required
          autoComplete="off"
          placeholder="Head of Engineering"
        />
      </FormRow>
      <FormRow>
        <TextInput
          {...input('email')}
          label={clientLabels.email}
          required
          type="email"
          autoComplete="off"
          placeholder={emailPlaceholder}
        />
        <div className="client-phone">
          <PhoneInputs form={form} autoComplete="off" />
        </div>
      </FormRow>
    </>
  );
}
