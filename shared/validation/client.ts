import * as z from 'zod';
import { line } from '../contract/fields.ts';
import { emailAddress } from './person-fields.ts';
import { nationalNumber, phonePrefix, withPhonePrefix } from './phone.ts';

/** What a manager enters for a client company (CLIENT-08 to CLIENT-12, VALID-48, VALID-49). */
const clientFields = z.strictObject({
  companyName: line(120, 1),
  countryId: z.number().nullish(),
  cityId: z.int('Required').positive('Must be a positive whole number'),
  contactPerson: line(80, 1),
  contactPersonsPosition: line(80, 1),
  phonePrefix,
  phone: nationalNumber,
  email: emailAddress,
});
export const clientForm = withPhonePrefix(clientFields);
export type ClientForm = z.output<typeof clientForm>;

/** The same of a client that exists, with the version that was edited; a stale one is refused. */
export const changedClientForm = withPhonePrefix(clientFields.extend({ version: z.int().optional() }));
