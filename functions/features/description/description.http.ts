import { readingFunction } from '../../platform/door/reading-function.ts';
import { elsewhere } from './elsewhere.ts';
import { readApiPageHandler, readOpenApiHandler, readSocketDescriptionHandler } from './description.handlers.ts';

export const handler = readingFunction(
  [readOpenApiHandler, readSocketDescriptionHandler, readApiPageHandler],
  elsewhere,
);
