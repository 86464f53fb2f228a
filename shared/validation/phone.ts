import * as z from 'zod';
import { readPhone } from '../rules/phone-format.ts';

/** A dialling prefix, stored with its plus: `91` and `+91` are the same. */
export const phonePrefix = z
  .string()
  .regex(/^\+?\d{1,4}$/, 'Digits only')
  .nullish()
  .transform((value) => (value ? `+${value.replace('+', '')}` : null));

/**
 * A national number of 4 to 14 digits as people write it, with brackets, dots or dashes and perhaps an extension; stored
 * without them, as `5125550142x7` (PROF-02). An empty text means none.
 */
export const nationalNumber = z
  .string()
  .refine(
    (written) => /^[\d\s().,;:=/#\u00a0\u2010-\u2015-]*(?:(?:ext|extension|x)[\d\s.:=#]*)?$/i.test(written),
    'Digits only',
  )
  .transform((written) => readPhone(written).phone)
  .pipe(
    z
      .string()
      .regex(/^\d{4,14}(x\d{1,6})?$/, 'Digits only')
      .or(z.literal('')),
  )
  .nullish()
  .transform((value) => value || null);
