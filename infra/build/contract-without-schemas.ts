import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.join(import.meta.dirname, '../..');
const routeTables = ['web/api/open-routes.ts', 'web/api/session-routes.ts'].map((file) => path.join(root, file));

/**
 * The browser needs a route's method and path, not its zod schemas (they alone would break the budget of public pages),
 * so the modules that read the contract are replaced by their result.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    async load(id) {
      const table = routeTables.find((file) => file === id.split('?')[0]);
      if (!table) return null;
      const { routes } = (await import(`${pathToFileURL(table).href}?at=${Date.now()}`)) as { routes: unknown };
      return `export const routes = ${JSON.stringify(routes)};`;
    },
  };
}
