import * as z from 'zod';
import { describedAs } from '../../shared/contract/fields.ts';

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
  }) as Schema;
  return rest;
}
