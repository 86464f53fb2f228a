import { expect, it } from 'vitest';
import * as z from 'zod';
import { schemaOf } from '../../../../functions/features/description/schema-of.ts';

it('A tuple of like parts is described as a list of that length', () => {
  const box = z.tuple([z.number(), z.number()]);
  expect(schemaOf(z.object({ box }), 'output').properties).toEqual({
    box: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
  });
});

it('A tuple of unlike parts keeps them in their order', () => {
  expect(schemaOf(z.tuple([z.number(), z.string()]), 'output').prefixItems).toEqual([
    { type: 'number' },
    { type: 'string' },
  ]);
});
