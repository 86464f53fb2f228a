import type { RouteDefinition } from '../../../shared/contract/route.ts';
import type { HttpProblem } from './error-responses.ts';
import type { HandlersOf } from './http-chain.ts';
import { httpChain } from './http-chain.ts';
import type { HttpEvent } from './http-event.ts';

/**
 * The Lambda entry of a feature that reads its own files and no table, so that it does not carry the table's client (65
 * KB gz). A route that creates something needs `httpFunction`.
 */
export function readingFunction<Routes extends Record<string, RouteDefinition>>(
  routes: Routes,
  handlers: HandlersOf<Routes, object>,
  elsewhere?: (event: HttpEvent) => HttpProblem,
) {
  return httpChain({
    routes,
    handlers,
    dependencies: () => ({}),
    onceOnlyNeeds: () => {
      throw new Error('A feature without a table creates nothing; give it httpFunction');
    },
    elsewhere,
  });
}
