import { expect, it } from 'vitest';
import * as z from 'zod';
import { contract } from '../../../shared/contract/contract.ts';
import { line, text } from '../../../shared/contract/fields.ts';
import { clientForm } from '../../../shared/validation/client.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';

it.each(['Nurse\nBcc: everyone', 'Nurse\r\nrn', 'Nurse\rrn', 'Nurse\u2028rn', 'Nurse\vrn'])(
  'A field of one line refuses the line break in %j, and one of several lines takes it',
  (written) => {
    expect(
      line(80)
        .safeParse(written)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['Must be one line']);
    expect(text(80).safeParse(written).success).toBe(true);
  },
);

it('A field of one line takes what is pasted with a line break at its end', () => {
  expect(line(80, 1).parse('  Night nurse\n')).toBe('Night nurse');
});

it('The name of a company with a line break is refused at its field', () => {
  const { error } = clientForm.safeParse({ companyName: 'Mercy\nHospital' });
  expect(error?.issues.find(({ path }) => path[0] === 'companyName')?.message).toBe('Must be one line');
});

/** Secrets, addresses of pages and places in lists are compared or looked up as they are, and are shown nowhere. */
const lookedUp = new Set(['password', 'oldPassword', 'newPassword', 'token', 'campaign', 'page', 'before']);
const broken = ['Nurse\nBcc: everyone', 'nurse@example.com\nBcc: everyone@example.com', 'nurse\n.pdf', '1\n2'];
const longText = `Nurse\n${'a'.repeat(240)}`;

/** Each field of a part of a request, by where it is in it: what is neither an object nor a list. */
function fieldsIn(schema: z.ZodType, at: string): [string, z.ZodType][] {
  const {
    shape,
    element,
    innerType,
    options,
    in: taken,
    out: made,
  } = schema.def as unknown as {
    in?: z.ZodType;
    out?: z.ZodType;
    shape?: Record<string, z.ZodType>;
    element?: z.ZodType;
    innerType?: z.ZodType;
    options?: z.ZodType[];
  };
  if (shape) return Object.entries(shape).flatMap(([name, field]) => fieldsIn(field, `${at}.${name}`));
  if (element) return fieldsIn(element, at);
  if (innerType) return fieldsIn(innerType, at);
  // A form that is changed as a whole is taken as its object.
  const form = [taken, made].find((one) => one && fieldsIn(one, '.').some(([name]) => name !== '.'));
  if (form) return fieldsIn(form, at);
  const objects = options?.filter((option) => 'shape' in option.def);
  return objects?.length ? objects.flatMap((option) => fieldsIn(option, at)) : [[at, schema]];
}

const keeps = (schema: z.ZodType, written: string) => {
  const read = schema.safeParse(written);
  return read.success && typeof read.data === 'string' && read.data.includes('\n');
};

it('No field of any request takes a line break, but for texts of more than two hundred characters', () => {
  const fields = Object.entries(contract).flatMap(([area, routes]) =>
    Object.entries<RouteDefinition>(routes).flatMap(([name, { request }]) =>
      Object.entries(request).flatMap(([part, schema]) =>
        schema instanceof z.ZodType ? fieldsIn(schema, `${area}.${name} ${part}`) : [],
      ),
    ),
  );
  expect(fields.length).toBeGreaterThan(400);
  const takes = fields.filter(([, schema]) => broken.some((written) => keeps(schema, written)));
  expect(takes.length).toBeGreaterThan(20);
  const lines = takes.filter(([at, schema]) => !lookedUp.has(at.split('.').at(-1)!) && !keeps(schema, longText));
  expect(lines.map(([at]) => at)).toEqual([]);
});
