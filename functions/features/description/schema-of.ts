import * as z from 'zod';
import { describedAs } from '../../../shared/contract/fields.ts';

/** A JSON Schema, as OpenAPI and AsyncAPI use it. */
export type Schema = Record<string, unknown>;

/**
 * The JSON Schema of what a caller sends (`input`) or receives (`output`).
 * @see https://json-schema.org/draft/2020-12
 */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(describedAs.get(schema) ?? schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => asList(jsonSchema as Schema),
  }) as Schema;
  return rest;
}

/** Describes a tuple whose parts are all alike as a list of that length, which more readers of OpenAPI understand. */
function asList(schema: Schema): void {
  const parts = schema.prefixItems as Schema[] | undefined;
  if (!parts || new Set(parts.map((part) => JSON.stringify(part))).size > 1) return;
  delete schema.prefixItems;
  schema.items = parts[0];
}
