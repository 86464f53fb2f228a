import { productName } from '../../../shared/constants/product.ts';
import { refreshCookieName } from '../../../shared/constants/refresh-cookie.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { errorResponses, errorSchema, errorsOf } from './describe-errors.ts';
import { parametersOf } from './describe-parameters.ts';
import { schemaOf, type Schema } from './schema-of.ts';

export type Features = Record<string, Record<string, RouteDefinition>>;

const introduction = [
  'Responses are `{data}`, lists `{data, meta: {total, page, perPage}}`, errors `{message, errors: [{key, message}], requestId}`.',
  'Sign in with `POST /api/auth/sign-in`: the access token comes in the `jwt` header and is sent as `Authorization: Bearer`; it lives for 15 minutes. The refresh token is a cookie that only `/api/auth` receives, and `POST /api/auth/refresh` renews the access token with it.',
  'Lists in queries are written with brackets (`tagIds[]=1&tagIds[]=2`), objects too (`filter[rateFrom]=20`). Unknown fields are refused. An address that exists under other methods responds 405 with `Allow`.',
  'Live updates come over the WebSocket `/ws`, which `/api/asyncapi.json` describes.',
].join('\n\n');

/**
 * The whole contract as an OpenAPI 3.1 document; no operation is described by hand. See
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
    info: { title: `${productName} API`, version: '1', description: introduction },
    externalDocs: { description: 'The WebSocket /ws and its messages (AsyncAPI 3.0)', url: '/api/asyncapi.json' },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token from the `jwt` header of sign-in, refresh or a changed password.',
        },
        refreshCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: refreshCookieName,
          description: 'The refresh token: HttpOnly, Secure, SameSite=Strict, sent to /api/auth only.',
        },
      },
      schemas: { Error: errorSchema },
      responses: errorResponses,
    },
  };
}

function operation(feature: string, operationId: string, route: RouteDefinition): Schema {
  const { body } = route.request;
  return {
    operationId,
    tags: [feature],
    summary: route.summary,
    'x-roles': route.roles,
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(body
      ? {
          requestBody: {
            // An absent body counts as an empty object.
            required: !body.safeParse(undefined).success && !body.safeParse({}).success,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }
      : {}),
    responses: { 200: success(route), ...notModified(route), ...errorsOf(route) },
  };
}

function securityOf({ roles, refreshCookie = [] }: RouteDefinition): Schema[] {
  if (roles !== 'anyone') return [{ token: [] }];
  if (!refreshCookie.includes('reads')) return [];
  // Who only ends a session has nothing to lose without one.
  return refreshCookie.includes('clears') ? [{ refreshCookie: [] }, {}] : [{ refreshCookie: [] }];
}

function success(route: RouteDefinition): Schema {
  return {
    description: route.summary,
    ...headersOf(route),
    content: route.document
      ? { [route.document.split(';')[0] as string]: { schema: documentSchema(route.document) } }
      : { 'application/json': { schema: envelopeOf(route) } },
  };
}

function documentSchema(document: string): Schema {
  return document.startsWith('application/json') ? { type: 'object' } : { type: 'string' };
}

function envelopeOf(route: RouteDefinition): Schema {
  const data = schemaOf(route.response, 'output');
  if (!route.list) return { type: 'object', required: ['data'], properties: { data } };
  const more = route.meta ? schemaOf(route.meta, 'output') : {};
  const meta = {
    type: 'object',
    required: ['total', 'page', 'perPage', ...((more.required as string[] | undefined) ?? [])],
    properties: {
      total: { type: 'integer' },
      page: { type: 'integer' },
      perPage: { type: 'integer' },
      ...(more.properties as Schema | undefined),
    },
  };
  return { type: 'object', required: ['data', 'meta'], properties: { data: { type: 'array', items: data }, meta } };
}

function headersOf({ jwt, refreshCookie = [], document }: RouteDefinition): { headers?: Schema } {
  const headers = {
    ...(jwt ? { jwt: { description: 'The new access token.', required: true, schema: { type: 'string' } } } : {}),
    ...(refreshCookie.some((use) => use !== 'reads')
      ? {
          'Set-Cookie': {
            description: `${refreshCookieName}, ${refreshCookie.includes('sets') ? 'with the refresh token' : 'emptied'}.`,
            schema: { type: 'string' },
          },
        }
      : {}),
    ...(document ? entityTag : {}),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

const entityTag = {
  ETag: { description: 'Names this text; send it as If-None-Match.', required: true, schema: { type: 'string' } },
};

function notModified({ document }: RouteDefinition): Record<number, Schema> {
  return document ? { 304: { description: 'The caller holds this text already.', headers: entityTag } } : {};
}
