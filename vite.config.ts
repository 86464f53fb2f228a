import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { beforePaint } from './infra/build/before-paint.ts';
import { drawPagesOnBuild } from './infra/build/drawn-pages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };

const routeTables = ['web/api/open-routes.ts', 'web/api/session-routes.ts'];

/**
 * The browser needs a route's method and path, not its zod schemas (they alone would break the budget of public pages),
 * so the modules that read the contract are replaced by what they compute.
 */
function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    async load(id) {
      const module = routeTables.find((path) => here(path) === id.split('?')[0]);
      if (!module) return null;
      const fresh = `${new URL(module, import.meta.url).href}?at=${Date.now()}`;
      const { routes } = (await import(fresh)) as { routes: unknown };
      return `export const routes = ${JSON.stringify(routes)};`;
    },
  };
}

/**
 * The order of the layers is decided by the first sheet that names one, and which chunk's sheet loads first is not ours
 * to say; so every sheet begins with the order.
 */
function layersInOrder(): Plugin {
  const order = '@layer reset,amplify,ui;';
  return {
    name: 'layers-in-order',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${String(file.source)}`;
    },
  };
}

/** Icons are made by a function of our own (web/ui/theme/create-icon.ts says why). */
function lightIcons(): Plugin {
  const ours = `\0icons`;
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/dist/esm/icons/') ? ours : null,
    load: (id) =>
      id === ours
        ? `export { createIcon as default } from ${JSON.stringify(here('web/ui/theme/create-icon.ts'))};`
        : null,
  };
}

/**
 * Pages that the server draws first name the files that their script wants next; which these are, the function reads
 * from index.html.
 */
const pageChunks = ['browse', 'posting'];

function pageChunksInIndex(): Plugin {
  return {
    name: 'page-chunks-in-index',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!bundle) return html;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const filesOf = (name: string): string[] => {
          const chunk = chunks.find((one) => one.name === name);
          if (!chunk) throw new Error(`There is no chunk ${name}, which pages drawn by the server want.`);
          const others = chunk.imports
            .filter((file) => !html.includes(file))
            .flatMap((file) => filesOf(chunks.find((one) => one.fileName === file)?.name ?? file));
          return [
            ...others,
            ...[...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
            `/${chunk.fileName}`,
          ];
        };
        const content = pageChunks.map((name) => `${name}=${[...new Set(filesOf(name))].join(',')}`).join(';');
        return html.replace('</head>', `  <meta name="chunks" content="${content}" />\n  </head>`);
      },
    },
  };
}

/**
 * Groups of packages that change together and are wanted by different pages (look at `npm run build` before adding
 * one).
 */
const chunkOfPackage: [string, RegExp][] = [
  ['map', /node_modules\/(maplibre-gl|@maplibre|geojson-vt|supercluster)\//],
  ['charts', /node_modules\/(recharts|d3-|victory-vendor|@reduxjs|react-redux|immer|es-toolkit|decimal\.js-light)/],
  ['calendar', /node_modules\/(react-big-calendar|date-arithmetic|react-overlays|uncontrollable|memoize-one)\//],
  // With all that it needs: half of it in another chunk would call what is not there yet.
  [
    'markdown',
    /node_modules\/(react-markdown|remark|rehype|mdast|micromark|unified|hast|unist|vfile|style-to|inline-style|extend|debug|ms|(comma|space)-separated|property-inf|html-url|devlop|bail|trough|is-plain-obj|estree-util|decode-named|character-ent|ccount|trim-lines|zwitch|longest-streak)/,
  ],
  ['kit', /node_modules\/(@aws-amplify\/ui|@radix-ui|@floating-ui|react-remove-scroll)/],
  ['amplify', /node_modules\/(aws-amplify|@aws-amplify\/(core|api|auth))/],
  ['forms', /node_modules\/(zod|react-hook-form|@hookform)\//],
  [
    'react',
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(react-query|query-core)(?!.*\/(mutationObserver|useMutation|useMutationState)\.)|cookie|set-cookie-parser)\//,
  ],
];

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

const publicTables = /\/web\/app\/routes\/(guest|public)\.ts$/;
// Icons reach every chunk through one module that names them all, so those of public pages are listed; one that is
// missing only costs a request.
const shellIcons =
  /\/icons\/(calendar-days|bell|message-square|briefcase|panel-left|circle-exclamation-point|lock|menu|x|check|search)\.mjs$/;
const browseIcons =
  /\/icons\/(sliders-horizontal|map-pin|arrow-down-up|arrow-down|arrow-up|star|briefcase-business)\.mjs$/;
const isAlwaysNeeded = (id: string) =>
  /^\0icons|vite\/preload-helper/.test(id) || shellIcons.test(id) || browseIcons.test(id);

// The list of jobs and the page of one both want these few (a button's sheet with it); in either's chunk the other
// would load it whole.
const ofListAndJob =
  /\/web\/(features\/guest\/(components\/(favorite-button\.tsx|job-card\.css)|queries\/guest-job\.ts)|app\/pages\/guest-job-actions\.ts)$|\/icons\/(star|briefcase-business)\.mjs$/;

const publicChunks = ['public', 'frame', 'landing', 'papers', 'browse', 'posting', 'document'] as const;
type PublicChunk = (typeof publicChunks)[number];

function chunkOf(id: string): PublicChunk | null {
  // A picture on the landing page names steps; what else does is far from here.
  if (id.endsWith('/shared/constants/pipeline.ts')) return null;
  if (ofListAndJob.test(id)) return 'public';
  // Parts of pages that are read at length, which the list is not; their sheets stay, since pages drawn by the server
  // use them.
  if (/\/web\/ui\/(layouts\/(card|page-head)|text\/markdown)\.tsx$/.test(id)) return 'document';
  if (/\/(web\/.*\/public-job|shared\/rules\/job-glance)\./.test(id)) return 'posting';
  if (
    /\/web\/(features\/landing\/components\/(public-|brand|host-theme|networks)|ui\/layouts\/public-layout\.)/.test(id)
  )
    return 'frame';
  if (/\/web\/features\/landing\/routes\/(about|how-to-delete|privacy|terms)\./.test(id)) return 'papers';
  if (/\/web\/features\/landing/.test(id)) return 'landing';
  return /\/web\/(features\/guest\/|app\/pages\/(find-jobs|guest-job|campaign-chat|job-map)|common\/jobs\/job-map-needs)/.test(
    id,
  ) || browseIcons.test(id)
    ? 'browse'
    : 'public';
}

/**
 * Whether a visitor who is not signed in always gets this module: the entry and the pages of the guest's tables reach
 * it without an import on demand. Such modules share a few chunks, since a dozen small ones compress worse by 2 KB,
 * which public pages cannot spare. What a redirect alone wants is none of them.
 */
function publicModules(chunk: PublicChunk): (id: string, graph: Graph) => string | null {
  const known = new Map<string, boolean>();
  const isPublic = (id: string, graph: Graph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false);
    const info = graph.getModuleInfo(id);
    const isRoot =
      id === here('web/app/entry.tsx') ||
      (!id.endsWith('/redirect-memory.ts') &&
        info?.dynamicImporters.some((importer) => publicTables.test(importer))) === true;
    const found = isRoot || (info?.importers.some((importer) => isPublic(importer, graph)) ?? false);
    known.set(id, found);
    return found;
  };
  return (id, graph) => {
    const isOurs = /\/(web|shared)\/.*\.(tsx?|css)$/.test(id) && !id.includes('node_modules') && isPublic(id, graph);
    return chunkOf(id) === chunk && (isOurs || isAlwaysNeeded(id)) ? chunk : null;
  };
}

// Our own modules do not draw what they import into their chunk; packages do, so that each runs whole and in its order.
const alone = { includeDependenciesRecursively: false };

// React Router ships its checks for developers by default; the same files without them stand beside.
const routerForUsers = [
  { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: here('node_modules/react-router/dist/production/dom-export.mjs') },
];

/**
 * The router names its components for developers' tools in statements of their own, which keep every one of them
 * although pages use few: its links, forms and prefetching are another 2 KB. Without the names what nobody imports
 * goes.
 */
function routerWithoutUnused(): Plugin {
  return {
    name: 'router-without-unused',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-[^/]*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}

const chunkGroups = [
  ...chunkOfPackage.map(([name, test]) => ({ name, test, priority: name === 'react' ? 4 : 3 })),
  ...publicChunks.map((chunk) => ({
    ...alone,
    name: publicModules(chunk),
    debugName: chunk,
    priority: chunk === 'public' ? 2 : 1,
  })),
  { ...alone, name: 'auth', test: /\/web\/features\/auth\//, priority: 1 },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('web'),
  resolve: { alias: command === 'build' && !isSsrBuild ? routerForUsers : [] },
  publicDir: here('web/public'),
  // Drawn pages have the same icons as the script that takes them over.
  ssr: { noExternal: ['lucide-react'] },
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  plugins: [
    contractWithoutSchemas(),
    lightIcons(),
    react(),
    routerWithoutUnused(),
    layersInOrder(),
    pageChunksInIndex(),
    beforePaint(),
    drawPagesOnBuild(),
  ],
  server: { fs: { allow: [here('.')] } },
  build: {
    outDir: here('web/dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    // What everything needs must not be drawn into the chunk of something heavy, so it is placed first. Drawing pages
    // needs no chunks.
    rolldownOptions: { output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups } } },
  },
}));
