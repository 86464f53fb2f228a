import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };

/**
 * The browser needs a route's method and path, not its zod schemas (they alone would break the budget of public pages),
 * so the module that reads the contract is replaced by what it computes.
 */
function contractWithoutSchemas(): Plugin {
  const routeTable = here('web/api/route-table.ts');
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    async load(id) {
      if (id.split('?')[0] !== routeTable) return null;
      const fresh = `${new URL('web/api/route-table.ts', import.meta.url).href}?at=${Date.now()}`;
      const { routeTable: table } = (await import(fresh)) as typeof import('./web/api/route-table.ts');
      return `export const routeTable = ${JSON.stringify(table)};`;
    },
  };
}

/**
 * The order of the layers is decided by the first sheet that names one, and which chunk's sheet loads first is not ours to say;
 * so every sheet begins with the order.
 */
function layersInOrder(): Plugin {
  const order = '@layer reset,amplify,ui;';
  return {
    name: 'layers-in-order',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${String(file.source)}`;
    },
  };
}

/** Groups of packages that change together and are wanted by different pages (look at `npm run build` before adding one). */
const chunkOfPackage: [string, RegExp][] = [
  ['map', /node_modules\/(maplibre-gl|@maplibre|geojson-vt|supercluster)\//],
  ['charts', /node_modules\/(recharts|d3-|victory-vendor|@reduxjs|react-redux|immer|es-toolkit|decimal\.js-light)/],
  ['calendar', /node_modules\/(react-big-calendar|date-arithmetic|react-overlays|uncontrollable|memoize-one)\//],
  ['markdown', /node_modules\/(react-markdown|remark|rehype|mdast|micromark|unified|hast|unist|vfile)/],
  ['kit', /node_modules\/(@aws-amplify\/ui|@radix-ui|@floating-ui|react-remove-scroll)/],
  ['amplify', /node_modules\/(aws-amplify|@aws-amplify\/(core|api|auth))/],
  ['forms', /node_modules\/(zod|react-hook-form|@hookform)\//],
  ['react', /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(react-query|query-core)|cookie|set-cookie-parser)\//],
];

export default defineConfig({
  root: here('web'),
  publicDir: here('web/public'),
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  plugins: [contractWithoutSchemas(), react(), layersInOrder()],
  server: { fs: { allow: [here('.')] } },
  build: {
    outDir: here('web/dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // What everything needs must not be drawn into the chunk of something heavy, so it is placed first.
        codeSplitting: { groups: chunkOfPackage.map(([name, test]) => ({ name, test, priority: name === 'react' ? 2 : 1 })) },
      },
    },
  },
});
