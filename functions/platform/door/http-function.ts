import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { requestsIn } from '../table/repeatable-request.ts';
import { clock, theTable } from './dependencies.ts';
import type { HttpProblem } from './error-responses.ts';
import type { HandlersOf } from './http-chain.ts';
import { httpChain } from './http-chain.ts';
import type { HttpEvent } from './http-event.ts';
import type { OnceOnlyNeeds } from './once-only.ts';

/** The Lambda entry of a feature's HTTP operations; `elsewhere` refuses a call to none of them, by default with 404. */
export function httpFunction<Routes extends Record<string, RouteDefinition>, D extends object>(
  routes: Routes,
  handlers: HandlersOf<Routes, D>,
  open: () => D,
  elsewhere?: (event: HttpEvent) => HttpProblem,
) {
  let opened: D | undefined;
  const dependencies = () => (opened ??= open());
  // The same for every feature; tests bring a table of their own.
  const onceOnlyNeeds = (): OnceOnlyNeeds => {
    const { repeatable } = dependencies() as { repeatable?: OnceOnlyNeeds };
    return repeatable ?? { requests: requestsIn(theTable()), now: clock.now };
  };
  return httpChain({ routes, handlers, dependencies, onceOnlyNeeds, elsewhere });
}
