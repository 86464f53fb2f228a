import * as z from 'zod';
import { idValue, isoTime, line, text } from '../contract/fields.ts';
import { messages } from './messages.ts';

const orNull = <T>(value: T | null | undefined): T | null => value ?? null;

// A picture elsewhere by https, or a file of this site; nothing that a browser would run.
const pictureAddress = /^(https:\/\/[^\s]+|\/[\w-][\w./-]*)$/;

const chatId = 'Letters and digits only, at most 64';

/** The name of a campaign, which is its public address (VALID-67). */
export const campaignName = z
  .string(messages.required)
  .trim()
  .min(1, messages.required)
  .max(40, '40 chars max')
  // A browser takes a path of one or two dots for the folder itself or the one above.
  .regex(/^(?!\.{1,2}$)[A-Za-z0-9_.~+-]+$/, messages.url);

/** What a manager enters for a campaign (CAMP-04 to CAMP-08). */
export const campaignForm = z
  .strictObject({
    name: campaignName,
    label: line(60)
      .nullish()
      .transform((value) => value || null),
    description: text(4000).default(''),
    image: line(300)
      .refine((value) => value === '' || pictureAddress.test(value), 'Must be an https address')
      .nullish()
      .transform((value) => value || null),
    isPublic: z.boolean().default(true),
    cityId: idValue.nullish().transform(orNull),
    proximity: z.number().min(0, messages.negative).max(1000, 'Must be at most 1000').nullish().transform(orNull),
    chatPropertyId: z
      .string()
      .regex(/^[A-Za-z0-9]{1,64}$/, chatId)
      .nullish()
      .transform(orNull),
    chatWidgetId: z
      .string()
      .regex(/^[A-Za-z0-9]{1,64}$/, chatId)
      .nullish()
      .transform(orNull),
    /** Skill ids joined by commas on the wire (CAMP-07); a list is accepted too. */
    skills: z
      .union([
        z.array(idValue),
        z
          .string()
          .regex(/^(\d+(,\d+)*)?$/)
          .transform((value) => (value ? value.split(',').map(Number) : [])),
      ])
      // On both forms, so that the message is not hidden behind that of the choice between them.
      .refine((ids) => ids.length <= 40, 'At most 40 skills')
      .default([]),
    /** Fields of work; a host named after one of them shows only its campaigns (CAMP-08, API-36). */
    domains: z
      .array(idValue)
      .max(20, 'At most 20 domains')
      .default([])
      .transform((ids) => [...new Set(ids)]),
    /** The start of that day (CAMP-06). */
    expiresAt: isoTime.nullish().transform((time) => (time ? `${time.slice(0, 10)}T00:00:00.000Z` : null)),
    /** The version that was edited; a stale one is refused. */
    version: z.int().optional(),
  })
  .transform((form) => ({ ...form, proximity: form.cityId ? form.proximity : null }));
export type CampaignForm = z.output<typeof campaignForm>;
