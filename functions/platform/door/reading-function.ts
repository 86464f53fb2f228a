import type { HttpProblem } from './error-responses.ts';
import type { AnyHandler } from './handler.ts';
import { httpChain } from './http-chain.ts';
import type { HttpEvent } from './http-event.ts';

/**
 * The Lambda entry of a feature that reads its own files and no table, so that it does not carry the table's client (65
 * KB gz); `elsewhere` refuses a call to none of its operations. A route that creates something needs `httpFunction`.
 */
export function readingFunction(handlers: readonly AnyHandler<object>[], elsewhere: (event: HttpEvent) => HttpProblem) {
  return httpChain({
    handlers,
    dependencies: () => ({}),
    onceOnlyNeeds: () => {
      throw new Error('A feature without a table creates nothing; give it httpFunction');
    },
    elsewhere,
  });
}
