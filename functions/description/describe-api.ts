import * as z from 'zod';
import { productName } from '../../shared/constants/product.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';
import { statusOf } from '../door/refusal.ts';

type Schema = Record<string, unknown>;
export type Features = Record<string, Record<string, RouteDefinition>>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  return rest;
};
const errorSchema: Schema = {
  type: 'object',
  required: ['message', 'errors'],
  properties: {
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['key', 'message'],
        properties: { key: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/**
 * The whole contract as an OpenAPI 3.1 document; nothing in it is written by hand. See
 * https://spec.openapis.org/oas/v3.1.1.
 */
export function describeApi(features: Features): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const [feature, routes] of Object.entries(features)) {
    for (const [operationId, route] of Object.entries(routes))
      (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(feature, operationId, route);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1' },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
  };
}

function operation(feature: string, operationId: string, route: RouteDefinition): Schema {
  return {
    operationId,
    tags: [feature],
    summary: route.summary,
    'x-roles': route.roles,
    ...(route.roles === 'anyone' ? {} : { security: [{ token: [] }] }),
    parameters: [...parameters(route.request.params, 'path'), ...parameters(route.request.query, 'query')],
    ...(route.request.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(route.request.body, 'input') } },
          },
        }
      : {}),
    responses: { 200: success(route), ...refusals(route) },
  };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Schema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => {
    const isList = value.type === 'array';
    const nested = value.type === 'object' ? { style: 'deepObject', explode: true } : {};
    return {
      name: isList ? `${name}[]` : name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: value,
      ...nested,
    };
  });
}

function success(route: RouteDefinition): Schema {
  if (route.document)
    return {
      description: route.summary,
      content: { [route.document.split(';')[0] as string]: { schema: { type: 'string' } } },
    };
  const data = schemaOf(route.response, 'output');
  const meta = {
    type: 'object',
    required: ['total', 'page', 'perPage'],
    properties: { total: { type: 'integer' }, page: { type: 'integer' }, perPage: { type: 'integer' } },
  };
  const schema = route.list
    ? { type: 'object', required: ['data', 'meta'], properties: { data: { type: 'array', items: data }, meta } }
    : { type: 'object', required: ['data'], properties: { data } };
  return { description: route.summary, content: { 'application/json': { schema } } };
}

function refusals(route: RouteDefinition): Record<number, Schema> {
  const kinds = new Set([
    ...route.errors,
    ...(Object.keys(route.request).length > 0 ? (['invalid'] as const) : []),
    ...(route.roles === 'anyone' ? [] : (['unauthenticated', 'forbidden'] as const)),
    // A write that does not get past its rivals.
    ...(route.method === 'GET' ? [] : (['unavailable'] as const)),
  ]);
  return Object.fromEntries(
    [...kinds].map((kind) => [
      statusOf[kind],
      { description: kind, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    ]),
  );
}
