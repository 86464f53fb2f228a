import { Controller } from 'react-hook-form';
import { countries } from '../../../../shared/constants/countries.ts';
import { oldestBirthday } from '../../../../shared/validation/profile.ts';
import { CityCombobox } from '../../../common/lookups/city-combobox.tsx';
import { FormGroup, FormRow } from '../../../ui/fields/form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { importLabels } from '../model/import-fields.ts';
import { ReadField, type ReadForm } from './read-field.tsx';
import { ReadSkills } from './read-skills.tsx';

const countryOptions = countries.map(({ id, name }) => ({ value: String(id), label: name }));

interface ImportPersonProps {
  parts: ReadForm;
  /** The place as the resume names it. */
  location: string | undefined;
  /** Whether the invitation was mailed, so that its address stays. */
  isInvited?: boolean;
}

/** Who the new candidate is, where, and what they can do. */
export function ImportPerson({ parts, location, isInvited = false }: ImportPersonProps) {
  const { register, formState } = parts.form;
  const { errors } = formState;
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
        <Select
          id="countryId"
          label={importLabels.countryId}
          required={false}
          placeholder="Not given"
          options={countryOptions}
          error={errors.countryId?.message}
          {...register('countryId')}
        />
        <TextInput
          id="birthday"
          label={importLabels.birthday}
          type="date"
          required={false}
          min={oldestBirthday}
          autoComplete="off"
          error={errors.birthday?.message}
          {...register('birthday')}
        />
      </FormRow>
      <CityAndSkills parts={parts} location={location} />
    </FormGroup>
  );
}

function CityAndSkills({ parts, location }: ImportPersonProps) {
  const { control, formState } = parts.form;
  const { errors } = formState;
  return (
    <>
      <Controller
        name="city"
        control={control}
        render={({ field }) => (
          <div onFocus={() => parts.onLook('city')}>
            <CityCombobox
              id="city"
              label={importLabels.city}
              required={false}
              help={location && `The resume says: ${location}`}
              value={field.value}
              onChange={field.onChange}
              error={errors.city?.message}
            />
          </div>
        )}
      />
      <ReadSkills parts={parts} />
    </>
  );
}
