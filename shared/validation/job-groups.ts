import * as z from 'zod';
import { describedAs } from '../contract/fields.ts';

const amount = z.number().nullish();
const group = z.strictObject({ rateFrom: amount, rateTo: amount, currency: z.string().nullish() });
const groups = { hourly: group.nullish(), salary: group.nullish() };
type Groups = { [K in keyof typeof groups]?: z.input<(typeof groups)[K]> };

/**
 * A form with rates whose money may also be sent in the groups `hourly` and `salary` (JOB-12, CAND-72). A plain field
 * wins over its place in a group, and a group of another shape is refused as an unknown field.
 */
export function orGrouped<Form extends z.ZodObject>(form: Form) {
  const accepted = z.preprocess(withoutGroups, form);
  describedAs.set(accepted, form.safeExtend(groups));
  return accepted as unknown as z.ZodType<z.output<Form>, z.input<Form> & Groups>;
}

function withoutGroups(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const { hourly, salary, ...plain } = given as Record<string, unknown>;
  return { ...fieldsOf('hourly', 'rate', hourly), ...fieldsOf('salary', 'salary', salary), ...plain };
}

function fieldsOf(name: 'hourly' | 'salary', prefix: 'rate' | 'salary', given: unknown): Record<string, unknown> {
  const parsed = groups[name].safeParse(given);
  if (!parsed.success) return { [name]: given };
  const { rateFrom, rateTo, currency } = parsed.data ?? {};
  const fields = { [`${prefix}From`]: rateFrom, [`${prefix}To`]: rateTo, [`${prefix}Currency`]: currency };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
