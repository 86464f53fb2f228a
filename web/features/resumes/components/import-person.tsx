import { oldestBirthday } from '../../../../shared/validation/profile.ts';
import { inputsOf, useFormValue } from '../../../common/forms/form-inputs.ts';
import { CityCombobox } from '../../../common/lookups/city-combobox.tsx';
import { CountryCombobox } from '../../../common/lookups/country-combobox.tsx';
import { FormGroup, FormRow } from '../../../ui/fields/form.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { importLabels } from '../model/import-fields.ts';
import { ReadField, type ReadForm } from './read-field.tsx';
import { ReadSkills } from './read-skills.tsx';

interface ImportPersonProps {
  parts: ReadForm;
  /** The place as the resume names it. */
  location: string | undefined;
  /** Whether the invitation was mailed, so that its address stays. */
  isInvited?: boolean;
}

/** Who the new candidate is, where, and what they can do. */
export function ImportPerson({ parts, location, isInvited = false }: ImportPersonProps) {
  const input = inputsOf(parts.form);
  const country = useFormValue(parts.form.control, 'countryId');
  return (
    <FormGroup title="Person">
      <FormRow>
        <ReadField {...parts} name="firstName" label={importLabels.firstName} required />
        <ReadField {...parts} name="lastName" label={importLabels.lastName} required />
      </FormRow>
      <ReadField
        {...parts}
        name="email"
        label={importLabels.email}
        required
        type="email"
        readOnly={isInvited}
        help={
          isInvited
            ? 'The invitation was mailed to it, so it stays.'
            : 'The invitation to claim or refuse the profile is mailed to it.'
        }
      />
      <FormRow>
        <ReadField {...parts} name="phonePrefix" label={importLabels.phonePrefix} />
        <ReadField {...parts} name="phone" label={importLabels.phone} type="tel" />
      </FormRow>
      <FormRow>
        <CountryCombobox
          id="countryId"
          label={importLabels.countryId}
          required={false}
          error={country.error}
          value={Number(country.value) || null}
          onChange={(id) => country.onChange(String(id ?? ''))}
        />
        <TextInput
          {...input('birthday')}
          label={importLabels.birthday}
          type="date"
          required={false}
          min={oldestBirthday}
          autoComplete="off"
        />
      </FormRow>
      <CityAndSkills parts={parts} location={location} />
    </FormGroup>
  );
}

function CityAndSkills({ parts, location }: ImportPersonProps) {
  const city = useFormValue(parts.form.control, 'city');
  return (
    <>
      <div onFocus={() => parts.onLook('city')}>
        <CityCombobox
          {...city}
          label={importLabels.city}
          required={false}
          help={location && `The resume says: ${location}`}
        />
      </div>
      <ReadSkills parts={parts} />
    </>
  );
}
