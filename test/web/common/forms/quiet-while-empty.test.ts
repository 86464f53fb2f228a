import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { quietWhileEmpty } from '../../../../web/common/forms/quiet-while-empty.ts';

interface Fields {
  name: string;
  email: string;
}

const rules = zodResolver(
  z.object({ name: z.string().min(1, 'Required'), email: z.email('Invalid') }),
) as unknown as Resolver<Fields, unknown, Fields>;
const errorsOf = async (values: Fields, names: (keyof Fields)[], wasSent = false) => {
  const validate = quietWhileEmpty(rules, () => wasSent);
  const { errors } = await validate(values, undefined, { names, fields: {}, shouldUseNativeValidation: false });
  return Object.keys(errors);
};

it('A single field that was left empty is not refused', async () => {
  expect(await errorsOf({ name: '', email: 'ana@' }, ['name'])).toEqual([]);
});

it('A single field with a wrong value is refused', async () => {
  expect(await errorsOf({ name: 'Ana', email: 'ana@' }, ['email'])).toEqual(['email']);
});

it('Sending the form refuses its empty fields', async () => {
  expect(await errorsOf({ name: '', email: '' }, ['name', 'email'])).toEqual(['name', 'email']);
});

it('A single field that is emptied after the form was sent is refused', async () => {
  expect(await errorsOf({ name: '', email: 'ana@example.com' }, ['name'], true)).toEqual(['name']);
});
