import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforePaint } from './infra/build/before-paint.ts';
import { chunkGroups, filesToFetch } from './infra/build/chunks.ts';
import { contractWithoutSchemas } from './infra/build/contract-without-schemas.ts';
import { drawPagesOnBuild } from './infra/build/drawn-pages.ts';
import { layersInOrder } from './infra/build/layers-in-order.ts';
import { leanIcons } from './infra/build/lean-icons.ts';
import { leanRouter } from './infra/build/lean-router.ts';
import { servedPageFiles } from './infra/build/served-page-files.ts';
import { sheetsBeforeScripts } from './infra/build/sheets-before-scripts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };

export default defineConfig(({ isSsrBuild }) => ({
  root: here('web'),
  publicDir: here('web/public'),
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  plugins: [
    contractWithoutSchemas(),
    react(),
    leanIcons(),
    leanRouter(),
    layersInOrder(),
    servedPageFiles(),
    beforePaint(),
    sheetsBeforeScripts(),
    drawPagesOnBuild(),
  ],
  server: { fs: { allow: [here('.')] } },
  build: {
    outDir: here('web/dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_page, files, { hostType }) => (hostType === 'js' ? filesToFetch(files) : files),
    },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: isSsrBuild
        ? // Drawing pages needs no chunks.
          {}
        : {
            codeSplitting: { groups: chunkGroups() },
            // Every first visit loads the names of all chunks, of which hashes do not compress: 42 bits tell versions apart.
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
    },
  },
}));
