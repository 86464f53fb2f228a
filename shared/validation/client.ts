import * as z from 'zod';
import { idValue, text } from '../contract/fields.ts';
import { emailAddress } from './account.ts';

/** What a manager fills in for a client company (CLIENT-08 to CLIENT-12, VALID-48, VALID-49). */
export const clientForm = z.strictObject({
  companyName: text(120, 1),
  countryId: z.number().nullish(),
  cityId: idValue.nullish().refine((value) => value !== null && value !== undefined, 'Required').transform((value) => value as number),
  contactPerson: text(80, 1),
  contactPersonsPosition: text(80, 1),
  phonePrefix: z.string().regex(/^\+?\d{1,4}$/, 'Digits only').nullish().transform((value) => value ?? null),
  phone: z
    .string()
    .transform((value) => value.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{4,14}$/, 'Digits only').or(z.literal('')))
    .nullish()
    .transform((value) => value || null),
  email: emailAddress,
});
export type ClientForm = z.output<typeof clientForm>;
