import { Controller, type UseFormReturn } from 'react-hook-form';
import { countries } from '../../../shared/constants/countries.ts';
import { formatPhone } from '../../../shared/rules/phone-format.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { CityCombobox } from '../lookups/city-combobox.tsx';
import { contactLabels, prefixOf, type ContactFields } from './contact-fields.ts';

const prefixOptions = countries.map(({ id }) => ({ value: prefixOf(id), label: prefixOf(id) }));

// A form of more fields has these too, which the types of the form library do not say.
const contactPart = <F extends ContactFields>(form: UseFormReturn<F>) =>
  form as unknown as UseFormReturn<ContactFields>;

interface CountryAndCityProps<F extends ContactFields> {
  form: UseFormReturn<F>;
  withFlags?: boolean;
  required: boolean;
}

/** Country and city. Another country clears the city and brings its own phone prefix (VALID-51, VALID-52). */
export function CountryAndCity<F extends ContactFields>({ form, withFlags, required }: CountryAndCityProps<F>) {
  const { control, watch, setValue, getValues, formState } = contactPart(form);
  const countryId = Number(watch('countryId'));
  const changeCountry = (id: string) => {
    const phonePrefix = prefixOf(Number(id));
    setValue('countryId', id, { shouldDirty: true });
    setValue('city', null, { shouldDirty: true });
    setValue('phonePrefix', phonePrefix, { shouldDirty: true });
    setValue('phone', formatPhone(getValues('phone'), phonePrefix), { shouldDirty: true });
  };
  return (
    <>
      <Select
        id="countryId"
        label={contactLabels.countryId}
        {...(required && { required })}
        options={countries.map(({ id, name, flag }) => ({
          value: String(id),
          label: withFlags ? `${flag} ${name}` : name,
        }))}
        value={String(countryId)}
        onChange={(event) => changeCountry(event.target.value)}
      />
      <Controller
        name="city"
        control={control}
        render={({ field }) => (
          <CityCombobox
            id="city"
            label={contactLabels.city}
            required={required}
            countryId={countryId}
            value={field.value}
            onChange={field.onChange}
            error={formState.errors.city?.message}
          />
        )}
      />
    </>
  );
}

/** Prefix and phone; the digits are grouped as the prefix's country writes them. */
export function PhoneInputs<F extends ContactFields>({
  form,
  autoComplete,
}: {
  form: UseFormReturn<F>;
  autoComplete: string;
}) {
  const { register, control, setValue, getValues, formState } = contactPart(form);
  return (
    <>
      <Select
        id="phonePrefix"
        label={contactLabels.phonePrefix}
        options={prefixOptions}
        {...register('phonePrefix', {
          onChange: (event: { target: { value: string } }) =>
            setValue('phone', formatPhone(getValues('phone'), event.target.value), { shouldDirty: true }),
        })}
      />
      <Controller
        name="phone"
        control={control}
        render={({ field }) => (
          <TextInput
            {...field}
            id="phone"
            label={contactLabels.phone}
            required={false}
            type="tel"
            inputMode="tel"
            autoComplete={autoComplete}
            onChange={(event) => field.onChange(formatPhone(event.target.value, getValues('phonePrefix')))}
            error={formState.errors.phone?.message}
          />
        )}
      />
    </>
  );
}
