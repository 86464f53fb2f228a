import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';

/** What the browser needs to call a route. */
export type RouteEntry = [method: RouteDefinition['method'], path: string, creates?: true];

/** Routes by feature and operation. */
export type RouteTable = Record<string, Record<string, RouteEntry>>;

/**
 * The contract's routes that need no session, or those that do, without their schemas. Operations that return documents
 * are left out, because scripts do not call them.
 */
export function routeTableOf(isOpen: boolean): RouteTable {
  const features = Object.entries<Record<string, RouteDefinition>>(contract).map(
    ([feature, routes]): [string, Record<string, RouteEntry>] => {
      const wanted = Object.entries(routes).filter(
        ([, { roles, document }]) => !document && (roles === 'anyone') === isOpen,
      );
      return [
        feature,
        Object.fromEntries(
          wanted.map(([operation, { method, path, creates }]): [string, RouteEntry] => [
            operation,
            creates ? [method, path, creates] : [method, path],
          ]),
        ),
      ];
    },
  );
  return Object.fromEntries(features.filter(([, routes]) => Object.keys(routes).length > 0));
}
