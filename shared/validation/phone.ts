import * as z from 'zod';

/** A dialling prefix, stored with its plus: `91` and `+91` are the same. */
export const phonePrefix = z
  .string()
  .regex(/^\+?\d{1,4}$/, 'Digits only')
  .nullish()
  .transform((value) => (value ? `+${value.replace('+', '')}` : null));

/** A national number of 4 to 14 digits, stored without spaces (PROF-02); an empty text means none. */
export const nationalNumber = z
  .string()
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .regex(/^\d{4,14}$/, 'Digits only')
      .or(z.literal('')),
  )
  .nullish()
  .transform((value) => value || null);
