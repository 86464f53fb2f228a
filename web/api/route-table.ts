import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';

/** What the browser needs to call a route: method, path, and whether anyone may call it. */
export type RouteEntry = [method: RouteDefinition['method'], path: string, open: 0 | 1];

function entriesOf(routes: Record<string, RouteDefinition>): Record<string, RouteEntry> {
  return Object.fromEntries(
    Object.entries(routes).map(([operation, { method, path, roles }]) => [operation, [method, path, roles === 'anyone' ? 1 : 0]]),
  );
}

/** Every route by feature and operation. The build replaces this module by its value (vite.config.ts), so no schema reaches the browser through it. */
export const routeTable: Record<string, Record<string, RouteEntry>> = Object.fromEntries(
  Object.entries(contract).map(([feature, routes]) => [feature, entriesOf(routes)]),
);
