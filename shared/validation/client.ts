import * as z from 'zod';
import { longestCompanyName } from '../constants/limits.ts';
import { line } from '../contract/fields.ts';
import { companyDomain, writtenDomain } from '../rules/company-name.ts';
import { emailAddress, hostName } from './person-fields.ts';
import { nationalNumber, phonePrefix, withPhonePrefix } from './phone.ts';

/** A company's site as entered, of which the domain is kept; one of those where anybody gets an address names none. */
const companySite = line(253)
  .transform((written) => writtenDomain(written).toLowerCase())
  .refine(
    (domain) => domain === '' || (hostName.test(domain) && companyDomain(`@${domain}`) === domain),
    'Write the company’s own site, such as acme.com',
  )
  .transform((domain) => domain || null)
  .nullish();

/** What a manager enters for a client company (CLIENT-08 to CLIENT-12, VALID-48, VALID-49). */
const clientFields = z.strictObject({
  companyName: line(longestCompanyName, 1),
  domain: companySite,
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
