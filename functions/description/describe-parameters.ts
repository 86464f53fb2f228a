import type { RouteDefinition } from '../../shared/contract/route.ts';
import { schemaOf, type Schema } from './schema-of.ts';

/** The parameters of an operation: those of its path, then those of its query. */
export function parametersOf({ params, query }: RouteDefinition['request']): Schema[] {
  return [
    ...(params ? fieldsOf(schemaOf(params, 'input'), 'path') : []),
    ...(query ? fieldsOf(schemaOf(query, 'input'), 'query') : []),
  ];
}

interface ObjectSchema {
  properties?: Record<string, Schema>;
  required?: string[];
}

/**
 * One parameter for each field. Lists and objects are named as they are written in an address, such as `tagIds[]` and
 * `filter[rateFrom]`, because OpenAPI's own `deepObject` style leaves lists inside of objects undefined.
 */
function fieldsOf(schema: Schema, place: 'path' | 'query', inside?: string): Schema[] {
  const { properties = {}, required = [] } = schema as ObjectSchema;
  return Object.entries(properties).flatMap(([field, value]) => {
    const name = inside ? `${inside}[${field}]` : field;
    if (value.type === 'object') return fieldsOf(value, place, name);
    return [
      {
        name: value.type === 'array' ? `${name}[]` : name,
        in: place,
        required: place === 'path' || (!inside && required.includes(field)),
        schema: value,
        ...(typeof value.description === 'string' ? { description: value.description } : {}),
      },
    ];
  });
}
