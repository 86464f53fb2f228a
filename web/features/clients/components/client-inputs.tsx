import { Controller, type UseFormReturn } from 'react-hook-form';
import { countries } from '../../../../shared/constants/countries.ts';
import { emailPlaceholder } from '../../../../shared/constants/product.ts';
import { formatPhone } from '../../../../shared/rules/phone-format.ts';
import { CityCombobox } from '../../../common/lookups/city-combobox.tsx';
import { FormRow } from '../../../ui/fields/form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { clientLabels, prefixOf, type ClientFields } from '../client-fields.ts';
import './client-inputs.css';

const countryOptions = countries.map(({ id, name }) => ({ value: String(id), label: name }));
const prefixOptions = countries.map(({ id }) => ({ value: prefixOf(id), label: prefixOf(id) }));

/** The fields of a client: the company, then the contact person. */
export function ClientInputs({ form }: { form: UseFormReturn<ClientFields> }) {
  const { register, control, watch, setValue, getValues, formState } = form;
  const { errors } = formState;
  const countryId = Number(watch('countryId'));
  const changeCountry = (id: string) => {
    const phonePrefix = prefixOf(Number(id));
    setValue('countryId', id, { shouldDirty: true });
    // City and prefix belong to the previous country (VALID-51, VALID-52).
    setValue('city', null, { shouldDirty: true });
    setValue('phonePrefix', phonePrefix);
    setValue('phone', formatPhone(getValues('phone'), phonePrefix));
  };
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
        <Select
          id="countryId"
          label={clientLabels.countryId}
          required
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
              label={clientLabels.city}
              required
              countryId={countryId}
              value={field.value}
              onChange={field.onChange}
              error={errors.city?.message}
            />
          )}
        />
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
          <Select
            id="phonePrefix"
            label={clientLabels.phonePrefix}
            options={prefixOptions}
            {...register('phonePrefix', {
              onChange: (event: { target: { value: string } }) =>
                setValue('phone', formatPhone(getValues('phone'), event.target.value)),
            })}
          />
          <Controller
            name="phone"
            control={control}
            render={({ field }) => (
              <TextInput
                {...field}
                id="phone"
                label={clientLabels.phone}
                required={false}
                type="tel"
                inputMode="tel"
                autoComplete="off"
                onChange={(event) => field.onChange(formatPhone(event.target.value, getValues('phonePrefix')))}
                error={errors.phone?.message}
              />
            )}
          />
        </div>
      </FormRow>
    </>
  );
}
