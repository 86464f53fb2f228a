import * as z from 'zod';
import { describedAs } from '../contract/fields.ts';
import { plainNumber, readPhone } from '../rules/phone-format.ts';

/** A dialling prefix, stored with its plus: `91` and `+91` are the same. */
export const phonePrefix = z
  .string()
  .regex(/^\+?\d{1,4}$/, 'Digits only')
  .nullish()
  .transform((value) => (value ? `+${value.replace('+', '')}` : null));

const spelling = /^\s?\(?(?:\+(?=.*\d))?[\d\s().,;:=/#\u00a0\u2010-\u2015-]*(?:(?:ext|extension|x)[\d\s.:=#]*)?$/i;

/**
 * A number of 4 to 14 digits as people write it, with brackets, dots or dashes and perhaps a prefix and an extension; the
 * national part is stored without them, as `5125550142x7` (PROF-02). An empty text means none.
 */
export const nationalNumber = z
  .string()
  .refine((written) => spelling.test(plainNumber(written)), 'Digits only')
  .transform((written) => readPhone(written).phone)
  .pipe(
    z
      .string()
      .regex(/^\d{4,14}(x\d{1,6})?$/, 'Digits only')
      .or(z.literal('')),
  )
  .nullish()
  .transform((value) => value || null);

/** A form whose number may be written with its prefix, `+1 (512) 555-0142`: that one counts, not the one beside it. */
export function withPhonePrefix<Form extends z.ZodObject>(form: Form) {
  const accepted = z.preprocess((given) => {
    const { phone } = (given ?? {}) as { phone?: unknown };
    const prefix = typeof phone === 'string' && spelling.test(plainNumber(phone)) ? readPhone(phone).prefix : null;
    return prefix ? { ...(given as object), phonePrefix: prefix } : given;
  }, form);
  describedAs.set(accepted, form);
  return accepted as unknown as z.ZodType<z.output<Form>, z.input<Form>>;
}
