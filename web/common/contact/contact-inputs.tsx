import { Controller, type UseFormReturn } from 'react-hook-form';
import { countries, mainCountries } from '../../../shared/constants/countries.ts';
import { formatPhone, readPhone } from '../../../shared/rules/phone-format.ts';
import { useFormValue } from '../forms/form-inputs.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { CityCombobox } from '../lookups/city-combobox.tsx';
import { CountryCombobox } from '../lookups/country-combobox.tsx';
import { contactLabels, prefixOf, type ContactFields } from './contact-fields.ts';

const byNumber = countries.map(({ id }) => prefixOf(id)).toSorted((a, b) => Number(a) - Number(b));
const ownPrefixes = [...mainCountries.map(({ id }) => prefixOf(id)), ...byNumber];
const prefixOptions = (chosen: string) =>
  [...new Set([...ownPrefixes, chosen])].filter(Boolean).map((prefix) => ({ value: prefix, label: prefix }));

// A form of more fields has these too, which the types of the form library do not say.
const contactPart = <F extends ContactFields>(form: UseFormReturn<F>) =>
  form as unknown as UseFormReturn<ContactFields>;

interface CountryAndCityProps<F extends ContactFields> {
  form: UseFormReturn<F>;
  required: boolean;
}

/** Country and city. Another country clears the city and brings its own phone prefix (VALID-51, VALID-52). */
export function CountryAndCity<F extends ContactFields>({ form, required }: CountryAndCityProps<F>) {
  const { control, watch, setValue, getValues, formState } = contactPart(form);
  const city = useFormValue(control, 'city');
  const countryId = Number(watch('countryId')) || null;
  const changeCountry = (id: number | null) => {
    setValue('countryId', String(id ?? ''), { shouldDirty: true });
    setValue('city', null, { shouldDirty: true });
    if (id === null) return;
    const phonePrefix = prefixOf(id);
    setValue('phonePrefix', phonePrefix, { shouldDirty: true });
    setValue('phone', formatPhone(getValues('phone'), phonePrefix), { shouldDirty: true });
  };
  return (
    <>
      <CountryCombobox
        id="countryId"
        label={contactLabels.countryId}
        required={required}
        error={formState.errors.countryId?.message}
        value={countryId}
        onChange={changeCountry}
      />
      <CityCombobox {...city} label={contactLabels.city} required={required} countryId={countryId} />
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
  const { register, control, setValue, getValues, formState, watch } = contactPart(form);
  const setPhone = (phone: string) => setValue('phone', phone, { shouldDirty: true });
  const takeApart = (written: string) => {
    const { prefix, phone } = readPhone(written);
    if (prefix && phone) setValue('phonePrefix', prefix, { shouldDirty: true });
    setPhone(formatPhone(prefix ? phone : written, getValues('phonePrefix')));
  };
  const type = (input: HTMLInputElement, isPasted: boolean) => {
    if (isPasted) return takeApart(input.value);
    // A prefix that is being typed stays as it is until the field is left.
    if (/^\s*(\+|00)/.test(input.value)) return setPhone(input.value);
    const digits = input.value.slice(0, input.selectionStart ?? undefined).replaceAll(/\D/g, '').length;
    const shown = formatPhone(input.value, getValues('phonePrefix'));
    // The browser keeps the caret where it is put if the value is the one that is rendered next.
    input.value = shown;
    const caret = placeAfterDigits(shown, digits);
    input.setSelectionRange(caret, caret);
    return setPhone(shown);
  };
  return (
    <>
      <Select
        id="phonePrefix"
        label={contactLabels.phonePrefix}
        options={prefixOptions(watch('phonePrefix'))}
        value={watch('phonePrefix')}
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
            onChange={({ target, nativeEvent }) =>
              type(target, (nativeEvent as InputEvent).inputType === 'insertFromPaste')
            }
            onBlur={({ target }) => {
              takeApart(target.value);
              field.onBlur();
            }}
            error={(formState.errors.phone ?? formState.errors.phonePrefix)?.message}
          />
        )}
      />
    </>
  );
}

/** The place in a formatted number behind so many of its digits. */
function placeAfterDigits(shown: string, digits: number): number {
  let [place, left] = [0, digits];
  while (left > 0 && place < shown.length) if (/\d/.test(shown.charAt(place++))) left -= 1;
  return place;
}
