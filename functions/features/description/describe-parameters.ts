import { idempotencyHeader } from '../../../shared/constants/idempotency.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { schemaOf, type Schema } from './schema-of.ts';

const idempotencyKey: Schema = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description:
    'A name that the client gives this call, such as a UUID. For a day the same call under the same name has no second effect and gets the same response; another call under it is refused with 422.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
};

/** The parameters of an operation: those of its path, then those of its query, then its header. */
export function parametersOf({ request: { params, query }, creates }: RouteDefinition): Schema[] {
  return [
    ...(params ? fieldsOf(schemaOf(params, 'input'), 'path') : []),
    ...(query ? fieldsOf(schemaOf(query, 'input'), 'query') : []),
    ...(creates ? [idempotencyKey] : []),
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
