import { expect, it } from 'vitest';
import * as z from 'zod';
import { plainMessage } from '../../../../functions/platform/door/plain-message.ts';

const said = (schema: z.ZodType, given: unknown): string[] =>
  (schema.safeParse(given, { error: plainMessage }).error?.issues ?? []).map(({ message }) => message);

it.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'Required'],
  [z.enum(['asc', 'desc']), undefined, 'Required'],
  [z.array(z.string()), 'a', 'Must be a list'],
  [z.strictObject({}), 'a', 'Must be an object'],
  [z.string(), {}, 'Must be a text'],
  [z.coerce.number(), 'NaN', 'Must be a number'],
  [z.coerce.number(), '1e309', 'Must be a number'],
  [z.boolean(), 'maybe', 'Must be true or false'],
  [z.date(), 'today', 'Must be of another kind'],
  [z.enum(['asc', 'desc']), 'up', 'Must be one of asc, desc'],
  [z.literal('pages'), 'jobs', 'Must be pages'],
  [z.string().max(3), 'four', '3 chars max'],
  [z.string().min(3), 'a', 'at least 3 chars'],
  [z.number().max(3), 4, 'Must be at most 3'],
  [z.number().min(3), 2, 'Must be at least 3'],
  [z.array(z.number()).max(1), [1, 2], 'At most 1 entries'],
  [z.array(z.number()).min(1), [], 'At least 1 entries'],
  [z.set(z.number()).max(1), new Set([1, 2]), 'At most 1 entries'],
  [z.set(z.number()).min(1), new Set(), 'At least 1 entries'],
  [z.record(z.string(), z.string()), 'a', 'Must be an object'],
  [z.int(), 1.5, 'Must be a whole number'],
  [z.date().min(new Date(5)), new Date(4), 'Must be at least 5'],
  [z.string().regex(/^[a-z]$/), '1', 'Has the wrong form'],
  [z.union([z.number(), z.boolean()]), 'a', 'Must be one of the allowed values'],
])('Message %# says in plain words what is wrong: %s (VALID-40)', (schema, given, message) => {
  expect(said(schema, given)).toEqual([message]);
});

it('The words of a schema stay as they are', () => {
  expect(said(z.string('Required here'), undefined)).toEqual(['Required here']);
  expect(
    said(
      z.string().refine(() => false, 'Taken'),
      'a',
    ),
  ).toEqual(['Taken']);
});
