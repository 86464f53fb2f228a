import * as z from 'zod';
import { defaultPerPage, maxPerPage } from '../constants/limits.ts';
import { cleanText, notAllowedIn } from '../rules/plain-text.ts';

const positiveWhole = 'Must be a positive whole number';
const whole = 'Must be a whole number';

/** An id in a path or a query: a positive safe integer, also given as text. */
export const id = z.coerce
  .number<number | string>({ error: positiveWhole })
  .int(positiveWhole)
  .positive(positiveWhole)
  .max(Number.MAX_SAFE_INTEGER, positiveWhole);

/** An id inside a JSON body or a response. */
export const idValue = z.int(positiveWhole).positive(positiveWhole);

/** The response of an operation that has nothing to return beyond its success. */
export const done = z.object({ done: z.literal(true) });

/** The response of an operation that created or removed one thing. */
export const onlyId = z.object({ id: z.number() });

/** ISO date and time in UTC. */
export const isoTime = z.iso.datetime();

/** A true or false in a query. */
export const flag = z.union([z.boolean(), z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })], {
  error: 'Must be true or false',
});

const deepestPage = 10_000;

/** Page number of a list, from 1. */
export const page = countUpTo(deepestPage).default(1);

/** Rows of a page; 25 unless a list says otherwise (CONST-06), and fewer at most where a row is dear. */
export function perPage(rows: number = defaultPerPage, most: number = maxPerPage) {
  return countUpTo(most).default(rows);
}

function countUpTo(most: number) {
  return z.coerce
    .number<number | string>({ error: whole })
    .int(whole)
    .min(1, 'Must be at least 1')
    .max(most, `Must be at most ${most}`);
}

/** The paging part of a list's query. */
export function paging(rows: number = defaultPerPage, most: number = maxPerPage) {
  return { page, perPage: perPage(rows, most) };
}

// Spaces, zero-width characters and fillers: a text of nothing else looks empty.
const unseen = /[\p{Z}\p{C}\u115f\u1160\u3164\uffa0]/gu;

/**
 * Free text of bounded length, cleaned of what is invisible and means nothing, trimmed, well-formed (a lone surrogate
 * breaks other programs' JSON), without control characters; where a minimum is asked, something of it can be seen.
 */
export function text(max: number, min = 0) {
  return z
    .string('Required')
    .overwrite(cleanText)
    .trim()
    .min(min, min === 1 ? 'Required' : `at least ${min} chars`)
    .max(max, `${max} chars max`)
    .refine((value) => notAllowedIn(value) === null, { error: ({ input }) => notAllowedIn(input as string) ?? '' })
    .refine((value) => min === 0 || value === '' || value.replace(unseen, '') !== '', 'Required');
}

/** Text of one line, such as a name or a title: one with a line break is refused, wherever it is entered. */
export function line(max: number, min = 0) {
  return text(max, min).refine((value) => !value.includes('\n'), 'Must be one line');
}

/** What the API description shows instead of a schema that accepts more than it can express. */
export const describedAs = new WeakMap<z.ZodType, z.ZodType>();

/** A body that may also be sent as `{data: body}` (CLIENT-18). */
export function orInData<S extends z.ZodType>(schema: S) {
  const accepted = z.preprocess((given) => (isEnvelope(given) ? given.data : given), schema);
  describedAs.set(accepted, z.union([schema, z.strictObject({ data: schema })]));
  return accepted as unknown as z.ZodType<z.output<S>, z.input<S> | { data: z.input<S> }>;
}

function isEnvelope(given: unknown): given is { data: unknown } {
  return typeof given === 'object' && given !== null && Object.keys(given).join() === 'data';
}
