import * as z from 'zod';
import { route } from './route.ts';

/** The API's own description, derived from this contract. */
export const description = {
  readOpenApi: route({
    method: 'GET',
    path: '/api/openapi.json',
    roles: 'anyone',
    summary: 'This API in OpenAPI 3.1.',
    request: {},
    response: z.string(),
    document: 'application/json; charset=utf-8',
    errors: [],
  }),
  readSocketDescription: route({
    method: 'GET',
    path: '/api/asyncapi.json',
    roles: 'anyone',
    summary: 'The WebSocket `/ws` and its messages in AsyncAPI 3.0.',
    request: {},
    response: z.string(),
    document: 'application/json; charset=utf-8',
    errors: [],
  }),
  readApiPage: route({
    method: 'GET',
    path: '/api/docs',
    roles: 'anyone',
    summary: 'This API as a readable page.',
    request: {},
    response: z.string(),
    document: 'text/html; charset=utf-8',
    errors: [],
  }),
};
