import { contract } from '../../shared/contract/contract.ts';
import { httpFunction } from '../door/http-function.ts';
import { readApiPageHandler } from './read-api-page.handler.ts';
import { readOpenApiHandler } from './read-open-api.handler.ts';

export const handler = httpFunction(
  contract.description,
  { readOpenApi: readOpenApiHandler, readApiPage: readApiPageHandler },
  () => ({}),
);
