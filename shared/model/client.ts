import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';
import { personReference } from './person.ts';
import { city, placeFields, placeOf, sentAs } from './place.ts';

/** A client company of a manager (CLIENT-08). */
export const client = z.object({
  id: idValue,
  version: z.number(),
  companyName: z.string(),
  /** The domain of its site, by which other clients of one company are known as it (PLUS-41). */
  domain: z.string().nullish(),
  city: city.nullable(),
  contactPerson: z.string(),
  contactPersonsPosition: z.string(),
  phonePrefix: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string(),
  /** How many jobs name this client. */
  jobs: z.number(),
  createdAt: isoTime,
});
export type Client = z.output<typeof client>;

/** A client as responses carry it, with state and country beside the city. */
export const sentClient = sentAs(client, (one) => ({ ...one, ...placeOf(one) }), client.extend(placeFields));

/** A client as a super manager reads it, with whose client it is. */
export const overseenClient = client.extend({ managerId: idValue, manager: personReference });
export type OverseenClient = z.output<typeof overseenClient>;

/** An overseen client as responses carry it. */
export const sentOverseenClient = sentAs(
  overseenClient,
  (one) => ({ ...one, ...placeOf(one) }),
  overseenClient.extend(placeFields),
);
