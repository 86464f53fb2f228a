import { contract } from '../../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';

/** The operation at an address like `GET /api/profile`; fails when the contract has none. */
export function operation(address: string): RouteDefinition {
  const found = Object.values(contract)
    .flatMap((routes) => Object.values<RouteDefinition>(routes))
    .find(({ method, path }) => `${method} ${path}` === address);
  if (!found) throw new Error(`The contract has no ${address}`);
  return found;
}

/** Whether a body is accepted. */
export function accepts(address: string, body: unknown): boolean {
  return operation(address).request.body?.safeParse(body).success ?? body === undefined;
}

/** What a query becomes, with its defaults. */
export function queryOf(address: string, query: object = {}): Record<string, unknown> {
  return operation(address).request.query?.parse(query) as Record<string, unknown>;
}
