import { requestsIn } from '../table/repeatable-request.ts';
import { clock, theTable } from './dependencies.ts';
import type { AnyHandler } from './handler.ts';
import { httpChain } from './http-chain.ts';
import type { OnceOnlyNeeds } from './once-only.ts';

/** The Lambda entry of a feature's HTTP operations; each handler knows its route. */
export function httpFunction<D extends object>(handlers: readonly AnyHandler<NoInfer<D>>[], open: () => D) {
  let opened: D | undefined;
  const dependencies = () => (opened ??= open());
  // The same for every feature; tests bring a table of their own.
  const onceOnlyNeeds = (): OnceOnlyNeeds => {
    const { repeatable } = dependencies() as { repeatable?: OnceOnlyNeeds };
    return repeatable ?? { requests: requestsIn(theTable()), now: clock.now };
  };
  return httpChain({ handlers, dependencies, onceOnlyNeeds });
}
