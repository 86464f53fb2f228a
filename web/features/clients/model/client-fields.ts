import type * as z from 'zod';
import { unitedStates } from '../../../../shared/constants/countries.ts';
import type { Client } from '../../../../shared/model/client.ts';
import { formatPhone } from '../../../../shared/rules/phone-format.ts';
import { clientForm } from '../../../../shared/validation/client.ts';
import {
  contactBodyOf,
  type ContactFields,
  contactLabels,
  phoneFieldsOf,
  prefixOf,
  withPlus,
} from '../../../common/contact/contact-fields.ts';
import type { Companions } from '../../../common/forms/field-changes.ts';
import { payloadResolver } from '../../../common/forms/payload-resolver.ts';
import { cityOption } from '../../../common/lookups/city-option.ts';

/** The payload of the API. */
export type ClientBody = z.input<typeof clientForm>;

/** The form's values, one per field. */
export interface ClientFields extends ContactFields {
  companyName: string;
  domain: string;
  contactPerson: string;
  contactPersonsPosition: string;
  email: string;
}

/** The labels of the fields in order, for the error summary. */
export const clientLabels: Record<keyof ClientFields, string> = {
  companyName: 'Company name',
  domain: 'Website',
  countryId: contactLabels.countryId,
  city: contactLabels.city,
  contactPerson: 'Contact person',
  contactPersonsPosition: 'Position',
  phonePrefix: contactLabels.phonePrefix,
  phone: contactLabels.phone,
  email: 'Email',
};

/** The country is that of the city, and the prefix belongs to a number. */
export const clientCompanions: Companions<ClientFields> = { city: ['countryId'], phone: ['phonePrefix'] };

/** An empty form, with the first country selected. */
export const blankClient: ClientFields = {
  companyName: '',
  domain: '',
  countryId: String(unitedStates.id),
  city: null,
  contactPerson: '',
  contactPersonsPosition: '',
  phonePrefix: prefixOf(unitedStates.id),
  phone: '',
  email: '',
};

/** The complete number as displayed, such as '+1 512 555 01 42'; null if none is known. */
export function phoneOf({ phone, phonePrefix }: Pick<Client, 'phone' | 'phonePrefix'>): string | null {
  return phone && [withPlus(phonePrefix), formatPhone(phone, phonePrefix ?? '')].filter(Boolean).join(' ');
}

/** A stored client as form values. */
export function fieldsOf(client: Client): ClientFields {
  const countryId = client.city?.country.id ?? unitedStates.id;
  return {
    companyName: client.companyName,
    domain: client.domain ?? '',
    countryId: String(countryId),
    city: client.city && cityOption(client.city),
    contactPerson: client.contactPerson,
    contactPersonsPosition: client.contactPersonsPosition,
    ...phoneFieldsOf(client, countryId),
    email: client.email,
  };
}

/**
 * The payload for the form's values, whose city may still be missing. A prefix without a number is left out (CLIENT-09
 * to CLIENT-12).
 */
export function bodyOf({ city, countryId, phone, phonePrefix, ...words }: ClientFields) {
  return { ...words, ...contactBodyOf({ city, countryId, phone, phonePrefix }) };
}

/** The form field for a key of the payload. */
export function controlOf(key: string): keyof ClientFields {
  return key === 'cityId' ? 'city' : (key as keyof ClientFields);
}

/** Validates the form by the server's rules (VALID-48, VALID-49, VALID-54). */
export const clientResolver = payloadResolver<ClientFields>({ schema: clientForm, bodyOf, controlOf });
