import { readingFunction } from '../../platform/door/reading-function.ts';
import { elsewhere } from './elsewhere.ts';
import { readApiPageHandler } from './read-api-page.handler.ts';
import { readOpenApiHandler } from './read-open-api.handler.ts';
import { readSocketDescriptionHandler } from './read-socket-description.handler.ts';

export const handler = readingFunction(
  [readOpenApiHandler, readSocketDescriptionHandler, readApiPageHandler],
  elsewhere,
);
